// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // For `.ci/run`, as in the manifest of the package itself.
  + (Context.environment["WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "Demo",
  platforms: [.iOS(.v17), .macCatalyst(.v17)],
  products: [.library(name: "Pages", targets: ["Pages"])],
  dependencies: [
    .package(name: "TableMaker", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    // The store of the page of jobs, apart: with the logbook below the only target that knows GRDB, and one without any view.
    .target(name: "Workshop", dependencies: [.product(name: "GRDB", package: "GRDB.swift")], swiftSettings: settings),
    // The bulletins of the page of tides, and the client that asks for them over HTTP; without any view.
    .target(name: "Tides", swiftSettings: settings),
    // What was heard last, for the page of tides where no office answers: a database, without any view.
    .target(
      name: "TideLogbook", dependencies: ["Tides", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
    // The server that is asked, the only target that knows FlyingFox; and that server as a program, for `Demo/run --serve`.
    .target(
      name: "TideOffice",
      dependencies: [
        "Tides", .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
    .executableTarget(name: "TideServer", dependencies: ["TideOffice", "Tides"], swiftSettings: settings),
    .target(
      name: "Pages",
      dependencies: ["Workshop", "Tides", "TideLogbook", .product(name: "TableMaker", package: "TableMaker")],
      resources: [
        "conversation", "market", "notebook", "observers", "options", "packing", "post", "steps", "step-sources",
        "trail-log",
        "workshop",
      ].map { .copy("Resources/\($0).json") },
      swiftSettings: settings),
    .testTarget(
      name: "WorkshopTests", dependencies: ["Workshop", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
    .testTarget(name: "TideLogbookTests", dependencies: ["TideLogbook", "Tides"], swiftSettings: settings),
    .testTarget(
      name: "TideTests",
      dependencies: [
        "Tides", "TideLogbook", "TideOffice", "Pages", .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "TableMaker", package: "TableMaker"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PagesTests", dependencies: ["Pages", "Workshop", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings),
  ])

#if os(Linux)
  // Linux has no simulator to run the pages in: the executable draws them instead.
  package.products.append(.library(name: "LivePhone", targets: ["LivePhone"]))
  package.targets += [
    // A phone in a web page of this machine, for any view controller; knows FlyingFox and TableMaker, and nothing of the pages.
    .target(
      name: "LivePhone",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "TableMaker", package: "TableMaker"),
        .product(name: "TableMakerTesting", package: "TableMaker"),
      ],
      resources: [.copy("Resources")], swiftSettings: settings),
    // A program that traps, ends and hangs, for the tests of what the web page says then.
    .executableTarget(
      name: "PhoneTrial", dependencies: ["LivePhone", .product(name: "TableMaker", package: "TableMaker")],
      swiftSettings: settings),
    .executableTarget(
      name: "Demo",
      dependencies: [
        "Pages", "LivePhone", "Browsing", .product(name: "TableMaker", package: "TableMaker"),
        .product(name: "TableMakerTesting", package: "TableMaker"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DemoTests",
      dependencies: ["Demo", "LivePhone", "Pages", .product(name: "TableMakerTesting", package: "TableMaker")],
      swiftSettings: settings),
    // A browser that tests drive.
    .target(name: "Browsing", path: "Tests/Browsing", swiftSettings: settings),
    .testTarget(
      name: "LivePhoneTests",
      dependencies: [
        "LivePhone", "Pages", "PhoneTrial", "Browsing", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"), .product(name: "TableMaker", package: "TableMaker"),
      ],
      swiftSettings: settings),
    // The site that .ci/documentation makes, in a browser.
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Browsing", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings),
  ]
  for target in package.targets
  where ![
    "Workshop", "WorkshopTests", "Tides", "TideLogbook", "TideLogbookTests", "TideOffice", "TideServer", "Browsing",
    "SiteTests",
  ].contains(target.name) {
    target.dependencies.append(.product(name: "UIKit", package: "TableMaker"))
    if target.isTest { target.dependencies.append(.product(name: "_Testing_UIKit", package: "TableMaker")) }
  }
  // Built for release with what they test: it is that which is to be fast.
  for target in package.targets where target.isTest { target.swiftSettings?.append(.unsafeFlags(["-Onone"])) }
#endif
