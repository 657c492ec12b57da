import CompilerSupport
import Foundation
import Testing

/// `.ci/words` in a small repository of its own.
@Suite struct WordsTests {
  private let tools: Toolchain

  init() throws { tools = try Toolchain() }

  /// Runs the script in a repository that has some files.
  private func words(in files: [String: String], counts: String?, _ options: String...) throws -> (
    outcome: Toolchain.Outcome, counts: String
  ) {
    var result: (Toolchain.Outcome, String)?
    try Toolchain.withTemporaryFolder { folder in
      let ci = folder.appendingPathComponent(".ci")
      try FileManager.default.createDirectory(at: ci, withIntermediateDirectories: true)
      for name in ["words", "words.swift", "functions"] {
        try FileManager.default.copyItem(
          at: tools.repository.appendingPathComponent(".ci/\(name)"), to: ci.appendingPathComponent(name))
      }
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let record = ci.appendingPathComponent("words-counts")
      try counts?.write(to: record, atomically: true, encoding: .utf8)
      let run = "git init -q '\(folder.path)' && '\(ci.path)/words' \(options.joined(separator: " "))"
      let outcome = try tools.run(URL(fileURLWithPath: "/usr/bin/env"), ["bash", "-c", run])
      result = (outcome, (try? String(contentsOf: record, encoding: .utf8)) ?? "")
    }
    return try #require(result)
  }

  private let files = [
    "Sources/Rows/Deep/Deeper/Row.swift": [
      "/// Whether the row stands there.", "let row = \"a finger\" // grey", "/// A row. `whose` is code.",
      "/// Whether it is high is no first word of an abstract.",
    ].joined(separator: "\n"),
    "Sources/Rows/Diagnostics/Texts.swift": "let text = \"no one is told\"\nlet code = told\n",
    "Page.md": "Tell it [anew](anew.md) `anew`.\n```\nanew\n```\n表格询问闭包。\n",
  ]

  @Test func `each place is named with its word and its rule`() throws {
    let (outcome, _) = try words(in: files, counts: "0 .\n")
    #expect(outcome.status == 1)
    let places = outcome.output.split(separator: "\n").filter { $0.contains("rule") }
      .map { $0.prefix { $0 != "”" } + "”" }
    #expect(
      Set(places) == [
        "Page.md:1: “anew”", "Page.md:5: “询问”", "Sources/Rows/Deep/Deeper/Row.swift:1: “Whether”",
        "Sources/Rows/Deep/Deeper/Row.swift:1: “stands”", "Sources/Rows/Diagnostics/Texts.swift:1: “told”",
      ], "\(outcome.output)")
    #expect(outcome.output.contains("Page.md:1: “anew”, rule 6: “again” or “from scratch”"), "\(outcome.output)")
    #expect(outcome.output.contains("Sources/Rows/Deep: 2 odd words, 0 allowed:"), "\(outcome.output)")
  }

  @Test func `a number can only fall`() throws {
    let right = "2 .\n2 Sources/Rows/Deep\n1 Sources/Rows/Diagnostics\n"
    #expect(try words(in: files, counts: right).outcome.status == 0)
    for options in [[], ["--lower"]] {
      let (outcome, counts) = try words(
        in: files, counts: "2 .\n1 Sources/Rows/Deep\n9 Sources/Gone\n", options.joined())
      #expect(outcome.status == 1 && counts.hasPrefix("2 .\n1 "), "\(outcome.output)")
    }
    let high = "2 .\n4 Sources/Rows/Deep\n1 Sources/Rows/Diagnostics\n9 Sources/Gone\n"
    let kept = try words(in: files, counts: high)
    #expect(kept.outcome.status == 1 && kept.counts == high)
    #expect(kept.outcome.output.contains("Sources/Rows/Deep: 2 odd words, no longer 4."), "\(kept.outcome.output)")
    #expect(kept.outcome.output.contains(".ci/words --lower"))
    let lowered = try words(in: files, counts: high, "--lower")
    #expect(lowered.outcome.status == 0 && lowered.counts == right, "\(lowered.outcome.output)")
  }

  @Test func `numbers that are none are named`() throws {
    let (outcome, _) = try words(in: files, counts: "many .\n")
    #expect(
      outcome.status == 1 && outcome.output.contains("“many .” is not a number and a folder"), "\(outcome.output)")
  }
}
