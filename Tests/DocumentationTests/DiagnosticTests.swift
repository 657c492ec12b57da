import CompilerSupport
import Foundation
import Testing

/// A table reports the diagnostics that the READMEs show.
@Suite struct `The diagnostics that the READMEs show` {
  /// The kind and message of each diagnostic in a table of a page, or on standard error, without its place.
  private func diagnostics(in text: String) -> Set<String> {
    Set(text.matches(of: #/(?m)(?:^|`)TableMaker (\[\w+\]) \w+\.swift:\d+: ([^`\n]+)/#).map { "\($0.1) \($0.2)" })
  }

  @Test func `are what standard error gets for these mistakes`() throws {
    let said = try Toolchain.withTemporaryFolder { folder in
      let support = Pages.repository.appendingPathComponent("Tests/DocumentationTests/Support")
      let program = folder.appendingPathComponent("misuse")
      let toolchain = try Toolchain()
      let files = ["Market.swift", "Misuse.swift"].map { support.appendingPathComponent($0) }
      let built = try toolchain.build(files, as: program, module: "Misuse")
      try #require(built.status == 0, "\(built.output)")
      return diagnostics(in: try toolchain.run(program, []).output)
    }
    #expect(said.count == 3, "\(said)")
    for page in try Pages.readmes() {
      let rows = page.prose.split(separator: "\n").filter { $0.hasPrefix("|") }.joined(separator: "\n")
      #expect(diagnostics(in: rows) == said, "\(page.path)")
    }
  }
}
