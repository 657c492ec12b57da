// swift-tools-version: 6.2
import PackageDescription

// Sources/TableMakerTextEditing is a link to the package's own: it isn't a product, and a benchmark wants nothing else.
let package = Package(
  name: "TextEditingBenchmarks",
  targets: [
    .target(name: "TableMakerTextEditing"),
    .executableTarget(name: "TextEditingBenchmarks", dependencies: ["TableMakerTextEditing"]),
  ])
