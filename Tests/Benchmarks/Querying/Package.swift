// swift-tools-version: 6.2
import PackageDescription

// Sources/TableMakerQuerying and TableMakerDiffing are links to the package's own: what is measured here is no product.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let package = Package(
  name: "QueryingBenchmarks",
  targets: [
    .target(name: "TableMakerDiffing", swiftSettings: settings),
    .target(name: "TableMakerQuerying", dependencies: ["TableMakerDiffing"], swiftSettings: settings),
    .executableTarget(
      name: "QueryingBenchmarks", dependencies: ["TableMakerDiffing", "TableMakerQuerying"], swiftSettings: settings),
  ])
