// swift-tools-version: 6.2
import PackageDescription

// A package of its own: what is measured is what an app sees, the public API.
let package = Package(
  name: "GrowthBenchmarks",
  dependencies: [.package(name: "TableMaker", path: "../../..")],
  targets: [
    .executableTarget(
      name: "GrowthBenchmarks",
      dependencies: [
        .product(name: "TableMaker", package: "TableMaker"),
        .product(name: "UIKit", package: "TableMaker"),
      ])
  ])
