import CompilerSupport
import Foundation
import Testing

/// The pages show code that an app can contain.
@Suite struct `Code in the documentation` {
  @Test(arguments: try Pages.swiftBlocks())
  func `compiles, without a warning`(block: Page.Block) throws {
    let found = try Snippet.diagnostics(of: block)
    #expect(found == [])
  }

  @Test func `would be refused if it called a step that is not there`() throws {
    let blocks = try Pages.swiftBlocks().filter { $0.code.contains(".adapter {") }
    let block = try #require(blocks.first)
    let wrong = Page.Block(
      page: "Wrong.md", line: 1, language: "swift", code: block.code.replacing(".adapter {", with: ".adaptor {"),
      support: block.support, sample: nil, file: nil)
    let line =
      1 + wrong.code.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(".adaptor") }!
    let found = try Snippet.diagnostics(of: wrong)
    #expect(found.contains { $0.hasPrefix("Wrong.md:\(line):") }, "\(found)")
  }

  @Test func `that needs Apple's frameworks is in a sample that is type-checked for Apple`() throws {
    let folder = Pages.repository.appendingPathComponent("Tests/AppleTypeCheck")
    let check = try String(contentsOf: folder.appendingPathComponent("tree.sh"), encoding: .utf8)
    let blocks = try Pages.all().flatMap(\.blocks).filter { $0.sample != nil }
    #expect(blocks.count > 8)
    for block in blocks {
      let sample = try #require(block.sample)
      let text = try String(contentsOf: folder.appendingPathComponent("Samples/\(sample)"), encoding: .utf8)
      #expect(text.contains(block.code), "\(block.testDescription) isn't in \(sample)")
      #expect(check.contains(sample), "\(sample)")
    }
  }

  @Test func `of a shell names scripts that can be run`() throws {
    for block in try Pages.all().flatMap(\.blocks) where block.language == "sh" {
      for line in block.code.split(separator: "\n") {
        let command = String(line.prefix { $0 != " " })
        guard command.contains("/") else { continue }
        let path = Pages.repository.appendingPathComponent(command).path
        #expect(FileManager.default.isExecutableFile(atPath: path), "\(block.testDescription): \(command)")
      }
    }
  }
}

/// A block of a page as a file that the compiler takes.
private enum Snippet {
  /// The line of a support file that stands for the block; without one, the block is a file of its own.
  static let place = "// The block."

  static func diagnostics(of block: Page.Block) throws -> [String] {
    try Toolchain.withTemporaryFolder { folder in
      let supportFolder = Pages.repository.appendingPathComponent("Tests/DocumentationTests/Support")
      var files: [(name: String, text: String)] = []
      var isPlaced = false
      // So that a diagnostic names the page and its line.
      let code = "#sourceLocation(file: \"\(block.page)\", line: \(block.line))\n\(block.code)\n#sourceLocation()"
      for name in block.support {
        var text = try String(contentsOf: supportFolder.appendingPathComponent(name), encoding: .utf8)
        if text.contains(place) {
          text.replace(place, with: code)
          isPlaced = true
        }
        files.append((name, text))
      }
      if !isPlaced { files.append(("Snippet.swift", code)) }
      let urls = try files.map { name, text in
        let url = folder.appendingPathComponent(name)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url
      }
      let outcome = try Toolchain().typecheck(urls)
      return outcome.status == 0 ? outcome.diagnostics : outcome.diagnostics + ["exit \(outcome.status)"]
    }
  }
}
