// swift-tools-version: 6.2
import PackageDescription

// Sources/Cassowary is a link to the package's own: the solver is not a product, and a benchmark wants it alone.
let package = Package(
  name: "CassowaryBenchmarks",
  targets: [
    .target(name: "TableMakerCassowary", path: "Sources/Cassowary"),
    .executableTarget(
      name: "CassowaryBenchmarks", dependencies: ["TableMakerCassowary"], resources: [.copy("Resources")]),
  ])
