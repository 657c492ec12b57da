// swift-tools-version: 6.2
import PackageDescription

// A package of its own: what is measured is what an app sees, the public API.
let package = Package(
  name: "Figures",
  dependencies: [.package(name: "TableMaker", path: "../../..")],
  targets: [
    // Counts what malloc is asked for, by standing in front of the C library's.
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "Figures",
      dependencies: [
        "AllocationCount",
        .product(name: "TableMaker", package: "TableMaker"),
        .product(name: "UIKit", package: "TableMaker"),
      ]),
  ])
