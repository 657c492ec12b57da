// swift-tools-version: 6.2
import PackageDescription

// Links to the package's own sources: what is measured here is no product.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let package = Package(
  name: "PagingBenchmarks",
  targets: [
    .target(name: "TableMakerDiffing", swiftSettings: settings),
    .executableTarget(name: "PagingBenchmarks", dependencies: ["TableMakerDiffing"], swiftSettings: settings),
  ])
