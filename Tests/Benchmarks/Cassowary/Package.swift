// swift-tools-version: 6.2
import PackageDescription

// Sources/Cassowary is a link to the package's own: the solver isn't a product, and a benchmark wants only the solver.
let package = Package(
  name: "CassowaryBenchmarks",
  targets: [
    .target(name: "TableMakerCassowary", path: "Sources/Cassowary"),
    .executableTarget(
      name: "CassowaryBenchmarks", dependencies: ["TableMakerCassowary"], resources: [.copy("Resources")]),
  ])
