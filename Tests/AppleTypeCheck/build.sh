#!/usr/bin/env bash
# Builds the shadow modules into the directory named by $1. Called by check.sh; rebuilds only when something changed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
out=$1
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$(dirname "$out")"
# Two gates may want it at the same time.
exec 9> "$out.lock"
flock 9
about=$(swiftc --version 2>/dev/null)
version=$(sed -n 's/.*\(Swift version [^)]*)\).*/\1/p' <<< "$about")
target=$(sed -n 's/^Target: //p' <<< "$about")
stamp=$(cat "$here"/Shadow/*/* "$here/build.sh" <(echo "$version $target") | sha256sum | cut -d' ' -f1)
[ "$(cat "$out/stamp" 2>/dev/null)" = "$stamp" ] && exit 0
rm -rf "$out"; mkdir -p "$out/resources/linux" "$out/modules" "$out/graphs"

# A resource directory that is the toolchain's, less its Foundation and CoreFoundation: those names are ours here.
for f in "$toolchain"/lib/swift/*; do
  case $(basename "$f") in CoreFoundation|linux) ;; *) ln -s "$f" "$out/resources/" ;; esac
done
for f in "$toolchain"/lib/swift/linux/*; do
  case $(basename "$f") in Foundation.swiftmodule|FoundationNetworking.swiftmodule|FoundationXML.swiftmodule) ;; *) ln -s "$f" "$out/resources/linux/" ;; esac
done

for module in ObjectiveC CoreFoundation CoreGraphics Foundation QuartzCore UIKit CoreData; do
  interface=$out/$module.swiftinterface
  # UIKit's graph has those of the modules that it exports again; Tests/AppleTypeCheckTests reads it.
  graph=()
  [ $module != UIKit ] || graph=(-emit-symbol-graph -emit-symbol-graph-dir "$out/graphs"
    -symbol-graph-minimum-access-level public -symbol-graph-skip-synthesized-members -symbol-graph-skip-inherited-docs)
  {
    echo "// swift-interface-format-version: 1.0"
    echo "// swift-compiler-version: $version"
    echo "// swift-module-flags: -target $target -enable-objc-interop -disable-objc-attr-requires-foundation-module -enable-library-evolution -swift-version 6 -module-name $module"
    echo "import Swift"
    echo "import _Concurrency"
    for f in "$here"/Shadow/$module/*.swift; do
      echo "#sourceLocation(file: \"Shadow/$module/$(basename "$f")\", line: 1)"
      cat "$f"
    done
    echo "#sourceLocation()"
  } > "$interface"
  "$toolchain"/bin/swift-frontend -emit-module "$interface" -module-name $module -swift-version 6 -enable-library-evolution \
    -experimental-skip-all-function-bodies \
    ${graph[@]+"${graph[@]}"} \
    -o "$out/modules/$module.swiftmodule" -resource-dir "$out/resources" -enable-objc-interop \
    -disable-objc-attr-requires-foundation-module -module-cache-path "$out/cache" \
    -I "$out/modules" -I "$here/Shadow/ObjectiveC" -I "$here/Shadow/CoreFoundation" -I "$here/Shadow/CoreData"
done
echo "$stamp" > "$out/stamp"
