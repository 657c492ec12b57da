import Foundation
import Testing

/// CONTRIBUTING and its guides describe the tree as it is.
@Suite struct ContributingTests {
  /// CONTRIBUTING, the page that links to the guides.
  private let front: String
  /// The guides in English, by name.
  private let guides: [String: String]
  /// Every file of the tree except build products.
  private let files: [String]

  init() throws {
    func text(of path: String) throws -> String {
      try String(contentsOf: Pages.repository.appendingPathComponent(path), encoding: .utf8)
    }
    front = try text(of: ".github/CONTRIBUTING.md")
    let names = try Twin.all().filter { $0.english.hasPrefix(Pages.guides) }
    guides = Dictionary(uniqueKeysWithValues: try names.map { ($0.name, try text(of: $0.english)) })
    files = try [".ci", ".github", "Sources", "Tests", "Demo/Sources", "Demo/Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Pages.repository.appendingPathComponent(folder).path)
        .filter { !$0.contains(".build/") }.map { "\(folder)/\($0)" }
    }
  }

  /// CONTRIBUTING and all guides.
  private var pages: String { ([front] + guides.sorted { $0.key < $1.key }.map(\.value)).joined(separator: "\n") }

  /// The words in code font, each on one line, outside of code blocks.
  private var names: [String] { pages.matches(of: #/`([^`\n]+)`/#).map { String($0.1) } }

  /// Longer explanations are in the guides.
  @Test(arguments: [".github/CONTRIBUTING.md", ".github/CONTRIBUTING.zh-CN.md"])
  func `CONTRIBUTING has at most 80 lines`(path: String) throws {
    let text = try String(contentsOf: Pages.repository.appendingPathComponent(path), encoding: .utf8)
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(count <= 80, "\(path) has \(count) lines. Move something to a guide below \(Pages.guides).")
    #expect(count > 40)
  }

  @Test func `CONTRIBUTING links to every guide, and every guide links back`() {
    #expect(guides.count > 7)
    for (name, text) in guides {
      #expect(front.contains("](contributing/\(name).md)"), "\(name)")
      #expect(text.contains("[CONTRIBUTING](../CONTRIBUTING.md)"), "\(name)")
    }
  }

  @Test func `Every path and every file that CONTRIBUTING names is there`() {
    let there = Set(files).union(["Demo", "Demo/Tests"])
    let folders = ["Sources/", "Tests/", "Demo/", ".ci/", ".github/"]
    var count = 0
    for name in names {
      let word = String(name.prefix { $0 != " " })
      if folders.contains(where: word.hasPrefix) {
        count += 1
        #expect(there.contains(word) || ["Demo/run", "Demo/screens"].contains { word.hasPrefix($0) }, "\(name)")
      } else if word.hasSuffix(".swift"), !word.hasPrefix("Type") {
        count += 1
        // The beginning of `+Headers.swift` is the name of the type.
        let end = word.hasPrefix("+") ? word : "/\(word)"
        #expect(files.contains { $0.hasSuffix(end) }, "\(name)")
      }
    }
    #expect(count > 60)
  }

  @Test func `Every file that the worked change edits is there`() throws {
    let diff = try #require(Page(path: "CONTRIBUTING.md", text: front).blocks.first { $0.language == "diff" })
    let edited = diff.code.matches(of: #/(?m)^--- (\S+)$/#).map { String($0.1) }
    #expect(edited.count > 3)
    #expect(Set(edited).subtracting(files).sorted() == [])
  }

  /// Lines of the diff that aren't added are in the file that they're under.
  @Test func `The worked change begins at lines that its files have`() throws {
    let diff = try #require(Page(path: "CONTRIBUTING.md", text: front).blocks.first { $0.language == "diff" })
    var path = ""
    for line in diff.code.split(separator: "\n") where !line.hasPrefix("+") {
      if line.hasPrefix("--- ") {
        path = String(line.dropFirst(4))
      } else {
        let text = try String(contentsOf: Pages.repository.appendingPathComponent(path), encoding: .utf8)
        #expect(text.contains(String(line.dropFirst())), "\(path): \(line)")
      }
    }
  }

  @Test func `The map has every folder of Sources and Tests`() throws {
    let map = try #require(guides["Map"])
    for top in ["Sources", "Tests"] {
      let path = Pages.repository.appendingPathComponent(top).path
      for folder in try FileManager.default.contentsOfDirectory(atPath: path) {
        guard !["run", "XCTMain.swift"].contains(folder), !folder.hasPrefix(".") else { continue }
        #expect(map.contains("`\(top)/\(folder)`") || map.contains("`\(top)/\(folder)/"), "\(top)/\(folder)")
      }
    }
  }

  /// All targets of an app's packages need different names (swiftlang/swift-package-manager, issue 6771).
  @Test func `No target that a product reaches has a name that another package may have`() throws {
    let manifest = try String(contentsOf: Pages.repository.appendingPathComponent("Package.swift"), encoding: .utf8)
    let ofTests = ["TestSupport", "CompilerSupport", "PictureComparison"]
    let targets = manifest.matches(of: #/\.(?:target|systemLibrary)\(\s*name: "(\w+)"([^\n]*)/#)
      .filter { !$0.2.contains("path: \"Tests/") && !ofTests.contains(String($0.1)) }.map(\.1)
    #expect(targets.count > 9)
    let apples = ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]
    for name in targets {
      #expect(name.hasPrefix("TableMaker") || name.hasSuffix("OnLinux") || apples.contains(String(name)), "\(name)")
    }
  }

  @Test func `The gates of the guide are those of the script, in its order`() throws {
    let guide = try #require(guides["Gates"])
    let script = try String(contentsOf: Pages.repository.appendingPathComponent(".ci/run"), encoding: .utf8)
    let gates = try #require(script.firstMatch(of: #/\ngates=\(([a-z ]+)\)/#)).1.split(separator: " ")
    #expect(guide.matches(of: #/\n\| `\.ci\/run ([a-z]+)` \|/#).map(\.1) == gates)
  }

  @Test func `The server runs every gate of the script, once`() throws {
    let root = Pages.repository
    let script = try String(contentsOf: root.appendingPathComponent(".ci/run"), encoding: .utf8)
    let server = try String(contentsOf: root.appendingPathComponent(".github/workflows/linux.yml"), encoding: .utf8)
    let gates = try #require(script.firstMatch(of: #/\ngates=\(([a-z ]+)\)/#)).1.split(separator: " ")
    let run = server.matches(of: #/(?m)run: \.ci\/run ([a-z ]+)$/#).flatMap { $0.1.split(separator: " ") }
    #expect(run.sorted() == gates.sorted())
  }

  @Test func `Every command of CONTRIBUTING names targets, folders and tests that are there`() {
    let targets = Set(pages.matches(of: #/--only ([A-Z]\w+Tests(?:\/[\w\/]+)?)/#).map { String($0.1) })
    #expect(targets.count > 4)
    for target in targets { #expect(files.contains("Tests/\(target)"), "--only \(target)") }
    let filters = Set(pages.matches(of: #/--filter ([A-Z]\w+Tests)/#).map { String($0.1) })
    #expect(filters.count > 2)
    for filter in filters { #expect(files.contains { $0.hasSuffix("/\(filter).swift") }, "--filter \(filter)") }
    let steps = Set(pages.matches(of: #/ONLY_STEP=(\w+)/#).map { String($0.1) })
    #expect(steps == ["onSelect"])
  }

  @Test func `Every command for a test names its target`() {
    for match in pages.matches(of: #/Tests\/run --filter \S+/#) {
      Issue.record("\(match.0): write Tests/run --only TARGET --filter PATTERN")
    }
  }
}
