// swift-tools-version: 6.2
import PackageDescription

// Sources/TableMakerTextEditing is a link to the package's own: it is not a product, and a benchmark wants it alone.
let package = Package(
  name: "TextEditingBenchmarks",
  targets: [
    .target(name: "TableMakerTextEditing"),
    .executableTarget(name: "TextEditingBenchmarks", dependencies: ["TableMakerTextEditing"]),
  ])
