#!/usr/bin/env bash
# Type-checks for Apple what of this package is compiled there: Diffing, TableMaker, its tests with Apple's variant of their support,
# and the Demo's pages; then looks for names that are newer than iOS 17. Exits 1 on an error, a warning or such a name.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/../.."

swift_files() { find "$@" -name '*.swift' -not -path '*/.build/*' 2> /dev/null | sort; }
trees=(Sources/Diffing Sources/TableMaker Tests/TableMakerTests Demo/Sources/Pages)

mapfile -t diffing < <(swift_files Sources/Diffing)
echo "Diffing: ${#diffing[@]} files"
"$here/check.sh" "${diffing[@]}"

mapfile -t library < <(swift_files Sources/TableMaker)
echo "TableMaker: ${#library[@]} files"
"$here/check.sh" --module Diffing Sources/Diffing "${library[@]}"

mapfile -t tests < <(swift_files Tests/TableMakerTests)
echo "TableMaker's tests: ${#tests[@]} files"
"$here/check.sh" --module Diffing Sources/Diffing --module TableMaker Sources/TableMaker --module TestSupport Tests/TestSupport/Apple "${tests[@]}"

if [ -d Demo/Sources/Pages ]; then
  mapfile -t pages < <(swift_files Demo/Sources/Pages)
  echo "Demo's pages: ${#pages[@]} files"
  "$here/check.sh" --module Diffing Sources/Diffing --module TableMaker Sources/TableMaker "${pages[@]}" "$here/Support/BundleModule.swift"
fi

pattern=$(mktemp)
trap 'rm -f "$pattern"' EXIT
grep -v '^#' "$here/newer-than-ios17.txt" | grep . | cut -f1 > "$pattern"
mapfile -t files < <(swift_files "${trees[@]}")
if grep -nEf "$pattern" "${files[@]}"; then
  echo "tree.sh: names that need more than iOS 17 (Tests/AppleTypeCheck/newer-than-ios17.txt says since when)" >&2
  exit 1
fi
echo "No name newer than iOS 17 in ${#files[@]} files."
