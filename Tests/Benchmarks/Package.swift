// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library has no dependency: what is measured is what an app sees, the public API.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "TableMaker", path: "../.."),
    .package(name: "Demo", path: "../../Demo"),
    .package(url: "https://github.com/google/swift-benchmark", exact: "0.1.2"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "TableMaker", package: "TableMaker"),
        .product(name: "UIKit", package: "TableMaker"),
        .product(name: "Pages", package: "Demo"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ])
  ])
