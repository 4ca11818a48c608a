#!/bin/sh
# Builds the stand-ins into $OUT. Where nothing has changed, nothing is built; the macros cost about 35 s the first time.
set -eu
cd "$(dirname "$0")"
: "${OUT:?name the folder to build into}"
HOST=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host
PLUGIN=$OUT/libSwiftDataMacros.so
mkdir -p "$OUT"
swiftc --version >"$OUT/compiler.new" 2>/dev/null
cmp -s "$OUT/compiler.new" "$OUT/compiler" || rm -f "$OUT/built" "$PLUGIN"
if [ ! "$PLUGIN" -nt Plugin/SwiftDataMacros.swift ]; then
  swiftc -parse-as-library -emit-library -module-name SwiftDataMacros -I "$HOST" -L "$HOST" \
    -Xlinker -rpath -Xlinker "$HOST" Plugin/SwiftDataMacros.swift -o "$PLUGIN"
fi
if [ ! -e "$OUT/built" ] || [ -n "$(find Sources Plugin -name '*.swift' -newer "$OUT/built")" ]; then
  for m in Combine SwiftUI SwiftData; do
    swiftc -swift-version 6 -parse-as-library -emit-module -module-name $m -I "$OUT" \
      -Xfrontend -load-plugin-library -Xfrontend "$PLUGIN" -emit-module-path "$OUT/$m.swiftmodule" Sources/$m/*.swift
  done
  touch "$OUT/built"
fi
mv "$OUT/compiler.new" "$OUT/compiler"
