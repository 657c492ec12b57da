#!/usr/bin/env bash
# Type-checks for Apple what of this package is compiled there: Diffing, TableMaker, its tests with Apple's variant of their
# support, TableMakerCoreData and an app of it, rows of SwiftUI, the Demo's pages and the tutorial's app; then looks for names that are
# newer than iOS 17. Exits 1 on an error, a
# warning or such a name.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/../.."

# Not the code of tutorials, which is in steps; the last one is checked by itself.
swift_files() { find "$@" -name '*.swift' -not -path '*/.build/*' -not -path '*.docc/*' 2> /dev/null | sort; }
trees=(Sources/Diffing Sources/Querying Sources/TableMaker Sources/TableMakerCoreData Tests/TableMakerTests Tests/TableMakerCoreDataTests Demo/Sources/Workshop Demo/Sources/Tides Demo/Sources/TideLogbook Demo/Sources/Pages)

# Modules that several of the checks below import, built once.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
library_modules=(--modules "$work"
  --module TableMakerDiffing Sources/Diffing --module TableMakerQuerying Sources/Querying --module TableMaker Sources/TableMaker)

mapfile -t diffing < <(swift_files Sources/Diffing)
echo "Diffing: ${#diffing[@]} files"
"$here/check.sh" "${diffing[@]}"

mapfile -t querying < <(swift_files Sources/Querying)
echo "Querying: ${#querying[@]} files"
"$here/check.sh" "${library_modules[@]:0:5}" "${querying[@]}"

mapfile -t library < <(swift_files Sources/TableMaker)
echo "TableMaker: ${#library[@]} files"
"$here/check.sh" "${library_modules[@]:0:8}" "${library[@]}"

# without_macros FOLDER: a copy of tests with functions in the place of Testing's macros, whose expansions take six times as long as all
# else; lines stay. Of arguments their types are checked.
without_macros() {
  mkdir -p "$work/tests"
  cp -r "$1" "$work/tests"
  find "$work/tests" -name '*.swift' -exec perl -0pi -e '
    s/#(expect|require)\(/_$1(/g;
    s/\@Test(\((?:[^()]++|(?1))*\))/"static let _arguments" . ++$count . " = _test$1;"/ge;
    s/\@Suite(\((?:[^()]++|(?1))*\))?|\@Test\b//g' {} +
  cp "$here/Support/Testing/Macros.swift" "$work/tests"
}

without_macros Tests/TableMakerTests
mapfile -t tests < <(swift_files "$work/tests")
echo "TableMaker's tests: $((${#tests[@]} - 1)) files"
"$here/check.sh" "${library_modules[@]}" --module TestSupport Tests/TestSupport/Apple "${tests[@]}" \
  2> >(sed "s|$work/tests|Tests|" >&2)

mapfile -t fetched < <(swift_files Sources/TableMakerCoreData)
echo "TableMakerCoreData: ${#fetched[@]} files, and an app of it"
"$here/check.sh" "${library_modules[@]}" "${fetched[@]}"
"$here/check.sh" "${library_modules[@]}" \
  --module TableMakerCoreData Sources/TableMakerCoreData "$here/Samples/good-core-data.swift"
mapfile -t fetching < <(swift_files Tests/TableMakerCoreDataTests)
echo "TableMakerCoreData's tests: ${#fetching[@]} files"
"$here/check.sh" "${library_modules[@]}" --module TestSupport Tests/TestSupport/Apple \
  --module TableMakerCoreData Sources/TableMakerCoreData "${fetching[@]}"

echo "Rows that are views of SwiftUI, and tables in its pages"
"$here/check.sh" "${library_modules[@]}" \
  --module SwiftUI "$here/Support/SwiftUI" "$here/Samples/good-swift-ui.swift"
"$here/check.sh" "${library_modules[@]}" \
  --module SwiftUI "$here/Support/SwiftUI" "$here/Samples/good-swift-ui-page.swift"
"$here/check.sh" "${library_modules[@]}" \
  --module SwiftUI "$here/Support/SwiftUI" "$here/Samples/good-swift-ui-form.swift"

echo "A table of SwiftData's models"
"$here/check.sh" "${library_modules[@]}" \
  --module SwiftData "$here/Support/SwiftData" "$here/Samples/good-swift-data.swift"

if [ -d Demo/Sources/Pages ]; then
  mapfile -t pages < <(swift_files Demo/Sources/Pages)
  echo "Demo's pages: ${#pages[@]} files"
  # The store behind one page is built with GRDB, which is not here: its declarations are checked, its bodies are not;
  # nor are those of the client of another page, whose HTTP is a module of its own on Linux.
  "$here/check.sh" "${library_modules[@]}" \
    --module GRDB "$here/Support/GRDB" --module Workshop Demo/Sources/Workshop \
    --module FoundationNetworking "$here/Support/FoundationNetworking" --module Tides Demo/Sources/Tides --module TideLogbook Demo/Sources/TideLogbook \
    "${pages[@]}" "$here/Support/BundleModule.swift"
fi

# Of each file of the tutorial's app the last version: Name-2.swift comes after Name-1.swift.
resources=Sources/TableMaker/TableMaker.docc/Tutorials/Resources
mapfile -t tutorial < <(find $resources -name '*.swift' -not -name '*Tests-*' | sort -rV | awk -F- '!seen[$1]++')
echo "Tutorial: ${#tutorial[@]} files"
"$here/check.sh" "${library_modules[@]}" "${tutorial[@]}"

pattern=$work/newer
grep -v '^#' "$here/newer-than-ios17.txt" | grep . | cut -f1 > "$pattern"
mapfile -t files < <(swift_files "${trees[@]}"; printf '%s\n' "${tutorial[@]}")
if grep -nEf "$pattern" "${files[@]}"; then
  echo "tree.sh: names that need more than iOS 17 (Tests/AppleTypeCheck/newer-than-ios17.txt says since when)" >&2
  exit 1
fi
echo "No name newer than iOS 17 in ${#files[@]} files."
