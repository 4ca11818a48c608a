#!/bin/sh
# Checks everything that is for Apple platforms only, on a machine without their SDKs: against the stand-ins in
# AppleStubs. Prints one line for each check; the exit status is 1 if one has failed. The first run takes half a minute
# longer than the next. Needs the Swift toolchain and nothing else. APPLE_SCRATCH=folder to build in.
set -eu
cd "$(dirname "$0")/.."
if [ "$(uname)" = Darwin ]; then
  echo "skip  the stand-ins: this machine has the real SwiftUI, and swift build checks against it"
  exit 0
fi

SCRATCH=${APPLE_SCRATCH:-.build-apple}
mkdir -p "$SCRATCH/names"
SCRATCH=$(cd "$SCRATCH" && pwd)
export OUT="$SCRATCH/stubs"
STUBS=Tests/AppleStubs
LOG=$SCRATCH/log
SOURCES=Sources/EditorKitSwiftUI
status=0

# pass WHAT; fail WHAT, with what the log says of it
pass() { echo "ok    $1"; }
fail() {
  echo "FAIL  $1"
  sed -n '1,40s/^/      /p' "$LOG"
  status=1
}

# accepts WHAT FILE…: the compiler finds nothing in the files, in every way in which an app may be built
accepts() {
  what=$1
  shift
  for mode in 5 6; do
    for flags in "" "-default-isolation MainActor" "-enable-upcoming-feature MemberImportVisibility"; do
      if SWIFT_MODE=$mode FLAGS=$flags $STUBS/check.sh "$@" >"$LOG" 2>&1; then
        pass "$what, Swift $mode $flags"
      else
        fail "$what, Swift $mode $flags"
      fi
    done
  done
}

# rejects FILE [FILE…]: the compiler rejects the first file, with the message that its first line expects
rejects() {
  message=$(sed -n '1s|^// expect: ||p' "$1")
  if $STUBS/check.sh "$@" >"$LOG" 2>&1; then
    echo "nothing was found wrong with it" >>"$LOG"
    fail "$1 is rejected"
  elif [ -n "$message" ] && grep -F "error: " "$LOG" | grep -qF "$message"; then
    pass "$1 is rejected"
  else
    fail "$1 is rejected with: $message"
  fi
}

# names MODULE: the kinds and names of its public top-level declarations, one a line
names() {
  swift symbolgraph-extract -module-name "$1" -target "$TARGET" -I "$MODULE_FOLDER" -I "$OUT" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$SCRATCH/names" >"$LOG" 2>&1 || return 1
  sed 's/{"kind":{/\
&/g' "$SCRATCH/names/$1.symbols.json" |
    sed -n 's/^{"kind":{"identifier":"swift\.\([^"]*\)".*"pathComponents":\["\([^",(]*\)[^",]*"\].*/\1 \2/p' |
    LC_ALL=C sort -u
}

# The stand-ins themselves.
if $STUBS/build.sh >"$LOG" 2>&1; then pass "the stand-ins build"; else
  fail "the stand-ins build"
  exit 1
fi
accepts "the stand-ins take good code" $STUBS/Samples/Good/*.swift
for file in "$STUBS"/Samples/Bad/*.swift; do rejects "$file" $STUBS/Samples/Good/*.swift; done

# The kit's module for SwiftUI.
for file in $(find $SOURCES -name '*.swift'); do
  case $(sed -n '1p;$p' "$file") in
    "#if canImport(SwiftUI)"*"#endif") ;;
    *)
      echo "its first line has to be #if canImport(SwiftUI), and its last #endif" >"$LOG"
      fail "$file is empty where there is no SwiftUI"
      ;;
  esac
done
if swift build --target EditorKitSwiftUI --scratch-path "$SCRATCH" -Xswiftc -warnings-as-errors \
  -Xswiftc -I -Xswiftc "$OUT" -Xswiftc -Xfrontend -Xswiftc -load-plugin-library \
  -Xswiftc -Xfrontend -Xswiftc "$OUT/libSwiftDataMacros.so" >"$LOG" 2>&1; then
  pass "EditorKitSwiftUI builds, without a warning"
else
  fail "EditorKitSwiftUI builds, without a warning"
  exit 1
fi
MODULE_FOLDER=$SCRATCH/debug/Modules
TARGET=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",*$/\1/p' | head -n 1)
cd "$SCRATCH/names"
KIT=$OLDPWD/$SOURCES STUBS=$OLDPWD/$STUBS
for module in LosslessJSON EditorKit EditorKitSwiftUI SwiftUI SwiftData Combine; do
  if ! names $module >$module || [ ! -s $module ]; then
    fail "the public names of $module can be read"
    exit 1
  fi
done

# A view file imports EditorKitSwiftUI alone, which so has to hand on every name of the kit. All but Binding: the file
# would then find two of them.
for module in EditorKit LosslessJSON; do
  grep -v ' Binding$' $module | sed "s/^\([a-z]*\)[^ ]* /@_exported import \1 $module./"
done | LC_ALL=C sort >wanted
grep '^@_exported' "$KIT/Exports.swift" | LC_ALL=C sort >present
if cmp -s wanted present; then
  pass "Exports.swift hands on every name of the kit but Binding"
else
  {
    echo "take these lines out of $SOURCES/Exports.swift:"
    LC_ALL=C comm -13 wanted present
    echo "and put these in:"
    LC_ALL=C comm -23 wanted present
  } >"$LOG"
  fail "Exports.swift hands on every name of the kit but Binding"
fi

# A name of ours that is also one of Apple's would silently hide theirs, or be ambiguous. Binding isn't handed on.
# Attribute is a macro in SwiftData and a type in the kit: in front of a declaration a macro is looked up, in a type or an
# expression a type is, so the two never meet. Samples/Kit compiles a file that uses both.
{ cut -d ' ' -f 2 SwiftUI SwiftData Combine && cat "$STUBS/SDKNames.txt"; } | LC_ALL=C sort -u >apple
cut -d ' ' -f 2 LosslessJSON EditorKit EditorKitSwiftUI | grep -vx -e Binding -e Attribute | LC_ALL=C sort -u >ours
LC_ALL=C comm -12 ours apple >"$LOG"
if [ -s "$LOG" ]; then fail "no name of the kit is also one of Apple's"; else
  pass "no name of the kit is also one of Apple's"
fi
cd "$OLDPWD"
STUBS=Tests/AppleStubs

# What an app writes.
export MODULES="-I $MODULE_FOLDER"
if grep -lE '^import EditorKit$' $STUBS/Samples/Kit/*.swift >"$LOG"; then
  fail "an app's view files import EditorKitSwiftUI only"
fi
for file in "$STUBS"/Samples/Kit/*.swift; do accepts "$file" "$file"; done
for file in "$STUBS"/Samples/KitBad/*.swift; do rejects "$file"; done
exit $status
