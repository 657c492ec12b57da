import Foundation
import Testing

@testable import TableMaker

/// Each kind of diagnostic can be recognized in a line, and looked up in the documentation.
@Suite struct DiagnosticKindTests {
  private let place = CallSite(file: "App/Feed.swift", line: 41)

  private func text(of path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Sources/TableMaker/\(path)"), encoding: .utf8)
  }

  /// The names and raw values of the constants, in the order of their declarations.
  private func declared() throws -> [(name: String, value: String)] {
    let source = try text(of: "Diagnostics/DiagnosticKind.swift")
    let kinds = source.matches(of: /public static let (\w+) = Self\(rawValue: "([^"]*)"\)/)
    #expect(source.matches(of: /static (let|var)/).count == kinds.count)
    return kinds.map { (String($0.1), String($0.2)) }
  }

  @Test func `a kind's name is its constant's, so no two kinds have the same`() throws {
    let kinds = try declared()
    #expect(kinds.count > 60)
    #expect(kinds.map(\.name) == kinds.map(\.value))
    #expect(Set(kinds.map(\.value)).count == kinds.count)
  }

  @Test func `each kind's line begins with the library, the kind, and the place, and is one line`() throws {
    let samples = Diagnostic.samples(at: place)
    let kinds = try declared().map(\.value)
    #expect(samples.map(\.kind.rawValue).sorted() == kinds.sorted())
    for sample in samples {
      let line = sample.description
      #expect(line.hasPrefix("TableMaker [\(sample.kind.rawValue)] Feed.swift:41: "), "\(line)")
      let lines = line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      #expect(lines.count == 1, "\(line)")
      #expect(line.hasSuffix(": \(sample.message)"), "\(line)")
      #expect(line.ranges(of: "TableMaker [").count == 1 && line.ranges(of: "Feed.swift:41: ").count == 1, "\(line)")
    }
  }

  @Test func `each kind's message is a few sentences, and ends with a period`() {
    for sample in Diagnostic.samples(at: place) {
      let message = sample.message
      #expect(message.hasSuffix(".") && !message.contains("  "), "\(message)")
      #expect(message.count < 320 && message.ranges(of: ". ").count <= 3, "\(message)")
    }
  }

  @Test func `only a refused update has its plan`() {
    for sample in Diagnostic.samples(at: place) {
      #expect((sample.refusedPlan != nil) == (sample.kind == .refusedPlan), "\(sample)")
    }
  }

  @Test(arguments: ["TableMaker.docc/Troubleshooting.md", "TableMaker.docc/Chinese/Troubleshooting-zh.md"])
  func `the page has a heading and a text for each kind, in the order of the declarations`(page: String) throws {
    let parts = try text(of: page).split(separator: "\n### ").dropFirst()
    let headings = parts.map { $0.prefix { $0 != "\n" } }.map(String.init)
    let kinds = try declared().map(\.value)
    #expect(headings == kinds)
    for part in parts {
      let lines = part.split(separator: "\n").dropFirst()
      #expect(lines.first.map { $0.count > 20 && !$0.hasPrefix("#") } == true, "\(part)")
    }
  }

  @Test func `an app's own kind has the name that it was made with`() {
    let kind = Diagnostic.Kind(rawValue: "own")
    #expect(kind.description == "own" && kind == Diagnostic.Kind(rawValue: "own") && kind != .invalidHeight)
  }
}
