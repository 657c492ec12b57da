import Foundation
import Testing

/// What contributors are told about the tree is so.
@Suite struct ContributingTests {
  private let page: String
  /// Every file of the tree, without what is built.
  private let files: [String]

  init() throws {
    page = try String(
      contentsOf: Pages.repository.appendingPathComponent(".github/CONTRIBUTING.md"), encoding: .utf8)
    files = try [".ci", ".github", "Sources", "Tests", "Demo/Sources", "Demo/Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Pages.repository.appendingPathComponent(folder).path)
        .filter { !$0.contains(".build/") }.map { "\(folder)/\($0)" }
    }
  }

  /// What stands between backticks on one line, outside of blocks.
  private var names: [String] { page.matches(of: #/`([^`\n]+)`/#).map { String($0.1) } }

  @Test func `Every path and every file that CONTRIBUTING names is there`() {
    let there = Set(files).union(["Demo"])
    let folders = ["Sources/", "Tests/", "Demo/", ".ci/", ".github/"]
    var count = 0
    for name in names {
      let word = String(name.prefix { $0 != " " })
      if folders.contains(where: word.hasPrefix) {
        count += 1
        #expect(there.contains(word) || ["Demo/run", "Demo/screens"].contains { word.hasPrefix($0) }, "\(name)")
      } else if word.hasSuffix(".swift"), !word.hasPrefix("Type") {
        count += 1
        // Of `+Headers.swift` the beginning stands before it.
        let end = word.hasPrefix("+") ? word : "/\(word)"
        #expect(files.contains { $0.hasSuffix(end) }, "\(name)")
      }
    }
    #expect(count > 60)
  }

  @Test func `The map of CONTRIBUTING has every folder of Sources and Tests`() throws {
    let map = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("The map\n") })
    for top in ["Sources", "Tests"] {
      let path = Pages.repository.appendingPathComponent(top).path
      for folder in try FileManager.default.contentsOfDirectory(atPath: path) {
        // Scripts, and what the toolchain looks for by its name.
        guard !["run", "_Testing_CoreGraphics", "_Testing_UIKit"].contains(folder), !folder.hasPrefix(".") else {
          continue
        }
        #expect(map.contains("`\(top)/\(folder)`") || map.contains("`\(top)/\(folder)/"), "\(top)/\(folder)")
      }
    }
  }

  /// All targets of an app's packages need different names (swiftlang/swift-package-manager, issue 6771).
  @Test func `No target that a product reaches has a name that another package may have`() throws {
    let manifest = try String(contentsOf: Pages.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
    let targets = manifest.matches(of: #/\.(?:target|systemLibrary)\(\s*name: "(\w+)"([^\n]*)/#)
      .filter { !$0.2.contains("path: \"Tests/") && !["TestSupport", "CompilerSupport"].contains($0.1) }.map(\.1)
    #expect(targets.count > 9)
    let apples = ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]
    for name in targets {
      #expect(name.hasPrefix("TableMaker") || name.hasSuffix("OnLinux") || apples.contains(String(name)), "\(name)")
    }
  }

  @Test func `The gates of CONTRIBUTING are those of the script, in its order`() throws {
    let script = try String(contentsOf: Pages.repository.appendingPathComponent(".ci/run"), encoding: .utf8)
    let gates = try #require(script.firstMatch(of: #/\ngates=\(([a-z ]+)\)/#)).1.split(separator: " ")
    #expect(page.matches(of: #/\n\| `\.ci\/run ([a-z]+)` \|/#).map(\.1) == gates)
  }

  @Test func `Every filter of CONTRIBUTING names tests that there are`() throws {
    let filters = Set(page.matches(of: #/--filter ([A-Z]\w+Tests)/#).map { String($0.1) })
    #expect(filters.count > 5)
    let targets = Set(files.compactMap { $0.hasPrefix("Tests/") ? String($0.split(separator: "/")[1]) : nil })
    for filter in filters {
      #expect(targets.contains(filter) || files.contains { $0.hasSuffix("/\(filter).swift") }, "\(filter)")
    }
  }
}
