// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SearchingBenchmarks",
  dependencies: [.package(name: "TableMaker", path: "../../..")],
  targets: [
    .executableTarget(
      name: "SearchingBenchmarks",
      dependencies: [
        .product(name: "TableMaker", package: "TableMaker"),
        .product(name: "UIKit", package: "TableMaker"),
      ])
  ])
