// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // For `.ci/run`; the Demo's manifest does the same, so that what it builds of this package is the same product.
  + (Context.environment["WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)])

// What an app has to declare of the library on Apple's platforms; elsewhere nobody asks.
#if os(Linux)
  let (forApple, notForLinux): ([Resource], [String]) = ([], ["PrivacyInfo.xcprivacy"])
#else
  let (forApple, notForLinux): ([Resource], [String]) = ([.process("PrivacyInfo.xcprivacy")], [])
#endif

let package = Package(
  name: "TableMaker",
  platforms: [.iOS(.v17), .macCatalyst(.v17)],
  products: [.library(name: "TableMaker", targets: ["TableMaker"])],
  // All targets of an app and of its packages need names of their own: none of these is a word that others may have taken.
  targets: [
    .target(name: "TableMakerDiffing", path: "Sources/Diffing", swiftSettings: settings),
    .testTarget(name: "DiffingTests", dependencies: ["TableMakerDiffing"], swiftSettings: settings),
    .target(
      name: "TableMakerQuerying", dependencies: ["TableMakerDiffing"], path: "Sources/Querying", swiftSettings: settings
    ),
    .testTarget(
      name: "QueryingTests", dependencies: ["TableMakerQuerying", "TableMakerDiffing"], swiftSettings: settings),
    .target(
      name: "TableMaker", dependencies: ["TableMakerDiffing", "TableMakerQuerying"], exclude: notForLinux,
      resources: forApple, swiftSettings: settings),
    .testTarget(
      name: "TableMakerTests", dependencies: ["TableMaker", "TableMakerDiffing", "TestSupport"], swiftSettings: settings
    ),
  ])

#if os(Linux)
  // Linux has no UIKit: the package brings the part of it that tables need, under the same name.
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    // Audits of a page, for an app's tests.
    .library(name: "TableMakerTesting", targets: ["TableMakerTesting"]),
    // Only for whoever asks for them. All packages of a build see each other's modules, and many have code for Apple's platforms
    // where they can import CoreGraphics (GRDB): they are to be the same on Linux with UIKit as without.
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "_Testing_CoreGraphics", targets: ["_Testing_CoreGraphics"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "TableMakerPangoCairo", path: "Sources/CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "TableMakerClassFactory", path: "Sources/ClassFactory"),
    .target(name: "TableMakerCassowary", path: "Sources/Cassowary", swiftSettings: settings),
    .testTarget(
      name: "CassowaryTests", dependencies: ["TableMakerCassowary"], resources: [.copy("Resources")],
      swiftSettings: settings),
    .target(name: "TableMakerTextEditing", path: "Sources/TextEditing", swiftSettings: settings),
    .testTarget(
      name: "TextEditingTests", dependencies: ["TableMakerTextEditing"], swiftSettings: settings),
    .target(name: "CoreGraphicsOnLinux", dependencies: ["TableMakerPangoCairo"], swiftSettings: settings),
    .target(
      name: "QuartzCoreOnLinux",
      dependencies: ["TableMakerPangoCairo", "TableMakerClassFactory", "CoreGraphicsOnLinux"],
      swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: [
        "TableMakerPangoCairo", "TableMakerClassFactory", "TableMakerCassowary", "QuartzCoreOnLinux",
        "TableMakerDiffing", "TableMakerTextEditing",
      ],
      swiftSettings: settings),
    .target(name: "CoreGraphics", dependencies: ["CoreGraphicsOnLinux"], swiftSettings: settings),
    .target(name: "QuartzCore", dependencies: ["QuartzCoreOnLinux"], swiftSettings: settings),
    // The toolchain looks for these overlays in every file that imports both Testing and a module named so.
    .target(name: "_Testing_CoreGraphics", path: "Tests/_Testing_CoreGraphics", swiftSettings: settings),
    .target(name: "_Testing_UIKit", path: "Tests/_Testing_UIKit", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["UIKit"], path: "Tests/TestSupport/Linux", swiftSettings: settings),
    // Pictures of views, compared with those in the folder `Pictures` of the test target that draws them.
    .target(
      name: "PictureComparison", dependencies: ["UIKit", "CoreGraphicsOnLinux", "_Testing_UIKit"],
      path: "Tests/PictureComparison", swiftSettings: settings),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "TableMakerCassowary", "TableMakerDiffing", "TableMakerTextEditing", "PictureComparison",
        "TestSupport", "_Testing_UIKit",
      ],
      exclude: ["Pictures"], swiftSettings: settings),
    // Pictures of what the library draws; apart from `UIKitTests`, so that a change of the library doesn't compile those again.
    .testTarget(
      name: "TablePictureTests",
      dependencies: ["TableMaker", "UIKit", "PictureComparison", "TestSupport", "_Testing_UIKit"],
      exclude: ["Pictures"], swiftSettings: settings),
    .testTarget(
      name: "LayerUsageTests", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit"],
      swiftSettings: settings),
    .target(
      name: "TableMakerTesting", dependencies: ["TableMaker", "UIKit", "CoreGraphicsOnLinux"], swiftSettings: settings),
    .testTarget(
      name: "TableMakerTestingTests",
      dependencies: ["TableMakerTesting", "TableMaker", "UIKit", "CoreGraphicsOnLinux", "_Testing_UIKit"],
      swiftSettings: settings),
    // Run with the thread sanitizer by Tests/run.
    .executableTarget(
      name: "Races", dependencies: ["TableMaker", "UIKit", "TestSupport"], path: "Tests/Races",
      swiftSettings: settings),
    // Random chains, edits and moments, compared with a simple model: `Tests/run --fuzz SECONDS`.
    .executableTarget(
      name: "Fuzzer", dependencies: ["TableMaker", "UIKit", "TableMakerDiffing", "TestSupport"], path: "Tests/Fuzzer",
      swiftSettings: settings),
    // One line changed at a time, to see which tests notice: `Tests/run --mutants N`.
    .executableTarget(name: "Mutants", dependencies: ["TestSupport"], path: "Tests/Mutants", swiftSettings: settings),
    .testTarget(
      name: "MutantsTests", dependencies: ["Mutants", "CompilerSupport"], swiftSettings: settings),
    // Writes a page for each step of the chain into the documentation: `.ci/documentation`.
    .executableTarget(
      name: "StepPages", dependencies: ["ChainMistakes", "CompilerSupport"], path: "Tests/StepPages",
      swiftSettings: settings),
    // Chains with mistakes: the compiler is tried with them, and pages show them.
    .target(name: "ChainMistakes", path: "Tests/ChainMistakes", exclude: ["Snippets"], swiftSettings: settings),
    // Runs the compiler and its tools from tests.
    .target(name: "CompilerSupport", path: "Tests/CompilerSupport", swiftSettings: settings),
    // The options of the scripts, and what they print.
    .testTarget(name: "ScriptTests", dependencies: ["CompilerSupport"], swiftSettings: settings),
    .testTarget(
      name: "AppleTypeCheckTests", dependencies: ["CompilerSupport", "UIKit"], swiftSettings: settings),
    .testTarget(
      name: "ChainTests", dependencies: ["ChainMistakes", "CompilerSupport", "TableMaker"], swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["ChainMistakes", "CompilerSupport", "StepPages", "TableMaker", "TableMakerTesting"],
      exclude: ["Support"], swiftSettings: settings),
  ]
  for target in package.targets where ["TableMaker", "TableMakerTests"].contains(target.name) {
    target.dependencies.append("UIKit")
    if target.isTest { target.dependencies.append("_Testing_UIKit") }
  }
  // `Tests/run --only` builds one test target with what it needs, and nothing else.
  if let only = Context.environment["ONLY_TARGETS"] {
    var needed: Set<String> = []
    func add(_ name: String) {
      guard needed.insert(name).inserted else { return }
      for case .byNameItem(let other, _) in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
        add(other)
      }
    }
    only.split(separator: " ").forEach { add(String($0)) }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { !needed.isSuperset(of: ($0 as? Product.Library)?.targets ?? []) }
  }
  // The scripts optimize the modules that loop over numbers and pixels, also where everything else is built as fast as possible:
  // they compile in seconds, and layout and drawing take a fraction of the time.
  if Context.environment["OPTIMIZED_CORES"] != nil {
    let cores = [
      "TableMakerCassowary", "TableMakerTextEditing", "CoreGraphicsOnLinux", "PictureComparison", "TableMakerTesting",
    ]
    for target in package.targets where cores.contains(target.name) {
      target.swiftSettings?.append(.unsafeFlags(["-O"]))
    }
  }
  // `.ci/run` leaves out of a build what another of its gates builds.
  let leftOut = (Context.environment["LEFT_OUT_TARGETS"] ?? "").split(separator: " ").map(String.init)
  package.targets.removeAll { leftOut.contains($0.name) }
  // `Tests/run --release` builds with optimization what it then runs, and nothing else: the tests of what optimization could break.
  if Context.environment["ONLY_OPTIMIZED_TESTS"] != nil {
    let others = [
      "Races", "Mutants", "MutantsTests", "AppleTypeCheckTests", "ChainTests", "ChainMistakes", "DocumentationTests",
      "StepPages", "LayerUsageTests", "TablePictureTests", "ScriptTests", "TableMakerTesting", "TableMakerTestingTests",
    ]
    package.targets.removeAll { others.contains($0.name) }
    // The Demo is built beside these, and its database would find them.
    let notInDemo = ["CoreGraphics", "QuartzCore", "_Testing_CoreGraphics", "TableMakerTesting"]
    package.products.removeAll { notInDemo.contains($0.name) }
    package.targets.removeAll { notInDemo.contains($0.name) }
    // Of these it is the library that is optimized: with their own code the compiler would be at it for ten minutes.
    for target in package.targets where ["TableMakerTests", "Fuzzer"].contains(target.name) {
      target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
    }
    for target in package.targets where target.name == "UIKitTests" {
      // Value types without any view, and a real table's hundred thousand updates, which take long in debug; with what they need.
      target.sources =
        ["BlockSource", "RecordingTableDelegate", "RowGeometryTests"].map { "TableView/\($0).swift" }
        + [
          "Grid", "GridSource", "PlanTests", "RandomTableTests", "RowHeightsTests", "TableWorld", "TableWorld+Meddling",
          "TableWorld+Steps", "UpdateRulesTests", "WorldSource",
        ].map { "TableView/Updates/\($0).swift" }
    }
  }
#else
  package.products += [.library(name: "TableMakerCoreData", targets: ["TableMakerCoreData"])]
  package.targets += [
    // Core Data is Apple's alone. What can be said without it is in TableMaker, and tested everywhere.
    .target(name: "TableMakerCoreData", dependencies: ["TableMaker", "TableMakerDiffing"], swiftSettings: settings),
    .testTarget(
      name: "TableMakerCoreDataTests", dependencies: ["TableMakerCoreData", "TestSupport"], swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport/Apple", swiftSettings: settings),
  ]
#endif
