#!/usr/bin/env bash
# Type-checks Swift sources as Apple's compiler would see them: against the shadow modules beside this script.
#   check.sh [--modules FOLDER] [--module NAME FOLDER]... FILE...
#                                                type-check FILEs as one module; --module first builds a module they import, and
#                                                --modules says where those stay that one call builds and the next is to find
#   check.sh                                     run Samples/: good ones must pass, bad ones must fail as they say
# Exit 1 on an error, on a warning (ALLOW_WARNINGS=1 to let them pass), or on a sample that does not do as it says.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cache=${APPLE_TYPE_CHECK_CACHE:-$here/../../.build/apple-type-check}
log=$(mktemp); work=$(mktemp -d); trap 'rm -rf "$log" "$work"' EXIT
"$here/build.sh" "$cache" > "$log" 2>&1 || { cat "$log"; echo "check.sh: the shadow itself does not build" >&2; exit 2; }

bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
frontend=$bin/swift-frontend
flags=(-swift-version 6 -parse-as-library -package-name TableMaker -disable-cross-import-overlays -enable-objc-interop -disable-objc-attr-requires-foundation-module
  -plugin-path "$bin/../lib/swift/host/plugins" -resource-dir "$cache/resources" -module-cache-path "$cache/cache"
  -I "$cache/modules" -I "$here/Shadow/ObjectiveC" -I "$here/Shadow/CoreFoundation" -I "$here/Shadow/CoreData" -I "$work"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)

# Type-checks and goes on to SIL for the data-flow diagnostics (initialization, missing returns, sending across isolation). The
# shadow was never meant to be lowered: should the compiler crash there, type-checks alone, says so and goes on.
check() {
  # Linux's standard library has no AutoreleasingUnsafeMutablePointer, so `&value` for a pointer parameter fails with this
  # message although nothing is wrong; a file with only such errors counts as checked.
  local known='broken standard library: cannot find intrinsic operations on UnsafeMutablePointer'
  local status=0 crashed=
  "$frontend" -emit-sil -o /dev/null "${flags[@]}" "$@" > "$work/said" 2>&1 || status=$?
  if [ $status -ge 128 ] || grep -qE 'submit a bug report' "$work/said"; then
    crashed=1 status=0
    "$frontend" -typecheck "${flags[@]}" "$@" > "$work/said" 2>&1 || status=$?
  fi
  if [ $status -ne 0 ]; then
    if grep ' error: ' "$work/said" | grep -vq "$known" || ! grep -q "$known" "$work/said"; then cat "$work/said" >&2; return 1; fi
    echo "check.sh: passed but for \`&value\` as a pointer, which cannot be judged here; data-flow diagnostics skipped" >&2
    return 0
  fi
  cat "$work/said" >&2
  [ -z "$crashed" ] \
    || echo "check.sh: data-flow diagnostics skipped, the compiler crashed lowering this (type-checking passed)" >&2
}

if [ $# -eq 0 ]; then
  missed=0 good=0 bad=0
  for sample in "$here"/Samples/good/*.swift; do
    good=$((good + 1))
    if ! check -warnings-as-errors -module-name Sample "$sample" > "$log" 2>&1 || grep -q skipped "$log"; then
      missed=$((missed + 1)); echo "MISS Samples/good/$(basename "$sample") should pass:"; grep -E '(error|warning):' "$log" | grep -v '^ *|' || tail -3 "$log"
    fi
  done
  for sample in "$here"/Samples/bad/*.swift; do
    bad=$((bad + 1))
    check -module-name Sample "$sample" > "$log" 2>&1 || true
    # A line that must be refused ends in `//! text`: a part of the error or warning expected on that line.
    sed -nE 's@^[^ ].*:([0-9]+):[0-9]+: (error|warning): (.*)@\1 \3@p' "$log" | sort -u > "$work/got"
    grep -n '//!' "$sample" | sed 's|^\([0-9]*\):.*//! *\(.*\)|\1 \2|' > "$work/want"
    problems=
    while read -r line text; do
      grep "^$line " "$work/got" | grep -qF -- "$text" || problems+="  line $line: no diagnostic with: $text"$'\n'
    done < "$work/want"
    while read -r line text; do
      grep -q "^$line " "$work/want" || problems+="  line $line: not expected: $text"$'\n'
    done < "$work/got"
    [ -s "$work/want" ] || problems+="  it expects nothing"$'\n'
    if [ -n "$problems" ]; then missed=$((missed + 1)); printf 'MISS Samples/bad/%s\n%s' "$(basename "$sample")" "$problems"; fi
  done
  # Control: Swift declarations in the shadow's manner and imported Objective-C ones must give the same diagnostics.
  control=$here/Samples/control
  "$frontend" -emit-module "${flags[@]}" -module-name Control -o "$work/Control.swiftmodule" -experimental-skip-all-function-bodies "$control/Declared.swift" > "$log" 2>&1 || cat "$log"
  for way in "$work" "$control/Imported"; do
    [ "$way" = "$work" ] || rm "$work/Control.swiftmodule"
    "$frontend" -typecheck "${flags[@]}" -I "$way" -module-name Sample "$control/Client.swift" > "$log" 2>&1 || true
    sed -nE 's@^[^ ].*:([0-9]+:[0-9]+: (error|warning): .*)@\1@p' "$log" | sort > "$work/control-$(basename "$way")"
  done
  if ! diff "$work/control-$(basename "$work")" "$work/control-Imported" > "$log" || [ "$(wc -l < "$work/control-Imported")" -lt 10 ]; then
    missed=$((missed + 1)); echo "MISS Samples/control: Swift and Objective-C declarations differ:"; cat "$log"
  fi
  echo "samples: $good good, $bad bad, $missed missed"
  [ $missed -eq 0 ]; exit
fi

built=$work
if [ "${1:-}" = --modules ]; then built=$2; flags+=(-I "$built"); shift 2; fi
while [ "${1:-}" = --module ]; do
  [ -e "$built/$2.swiftmodule" ] \
    || find "$3" -name '*.swift' -not -path '*.docc/*' -print0 | sort -z | xargs -0 "$frontend" -emit-module -enable-testing "${flags[@]}" -module-name "$2" -o "$built/$2.swiftmodule" -experimental-skip-all-function-bodies
  shift 3
done
[ $# -gt 0 ] || exit 0
strict=(-warnings-as-errors); [ -n "${ALLOW_WARNINGS:-}" ] && strict=()
check ${strict[@]+"${strict[@]}"} -module-name Checked "$@"
