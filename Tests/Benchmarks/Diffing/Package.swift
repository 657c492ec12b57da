// swift-tools-version: 6.2
import PackageDescription

// Sources/Diffing is a link to the package's own: it isn't a product, and a benchmark wants nothing else.
let package = Package(
  name: "DiffingBenchmarks",
  targets: [
    .target(name: "TableMakerDiffing", path: "Sources/Diffing"),
    .executableTarget(name: "DiffingBenchmarks", dependencies: ["TableMakerDiffing"]),
  ])
