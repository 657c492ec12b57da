// swift-tools-version: 6.2
import PackageDescription

// Sources/Diffing is a link to the package's own: it is not a product, and a benchmark wants it alone.
let package = Package(
  name: "DiffingBenchmarks",
  targets: [
    .target(name: "TableMakerDiffing", path: "Sources/Diffing"),
    .executableTarget(name: "DiffingBenchmarks", dependencies: ["TableMakerDiffing"]),
  ])
