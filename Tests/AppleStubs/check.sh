#!/bin/sh
# usage: OUT=FOLDER check.sh FILE…
# Runs all of the compiler's checks (data races and definite initialisation too) on files, against the stand-ins in
# $OUT. No code is kept. SWIFT_MODE=5|6, MODULES=more -I folders, FLAGS=more compiler flags.
: "${OUT:?name the folder of the built stand-ins}"
# shellcheck disable=SC2086
exec swiftc -wmo -emit-sil -o /dev/null -warnings-as-errors -swift-version "${SWIFT_MODE:-6}" -parse-as-library \
  -package-name Check -module-name AppleCheck -I "$OUT" ${MODULES:-} ${FLAGS:-} \
  -Xfrontend -load-plugin-library -Xfrontend "$OUT/libSwiftDataMacros.so" "$@"
