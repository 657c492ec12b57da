// swift-tools-version: 6.2
import PackageDescription

// Sources/Core is a link to the library's Diffing under another name: it isn't a product, and updates are compared with its
// own cost. Workloads are those of Tests/Benchmarks/Diffing, by links.
let package = Package(
  name: "UpdateBenchmarks",
  dependencies: [.package(name: "TableMaker", path: "../../..")],
  targets: [
    .target(name: "Core"),
    .executableTarget(
      name: "UpdateBenchmarks",
      dependencies: [
        "Core",
        .product(name: "TableMaker", package: "TableMaker"),
        .product(name: "UIKit", package: "TableMaker"),
      ]),
  ])
