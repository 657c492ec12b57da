import CompilerSupport
import Foundation
import Testing

/// The tests that the page about testing on Linux shows.
@Suite struct TestingPageTests {
  @Test func `The tests that the page about testing shows pass, and would fail if a row were cut off`() throws {
    let page = try Pages.article("Testing")
    let code = page.blocks.filter { $0.language == "swift" && $0.file == nil }.map(\.code)
    let passed = try run(code)
    #expect(
      passed.status == 0 && passed.output.contains("Test run with 5 tests in 5 suites passed"), "\(passed.output)")

    let cut = code.map { $0.replacing("needed.height <=", with: "needed.height * 2 <=") }
    try #require(cut != code)
    let failed = try run(cut)
    #expect(failed.status != 0 && failed.output.contains("no text is cut off"), "\(failed.output)")
  }

  /// Builds the page's blocks with the app that they are about, and runs their tests.
  private func run(_ blocks: [String]) throws -> Toolchain.Outcome {
    try Toolchain.withTemporaryFolder { folder in
      func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url
      }
      let app = Pages.repository.appendingPathComponent("Tests/DocumentationTests/Support/Testing.swift")
      let tests = try blocks.enumerated().map { try file("Block\($0).swift", $1) }
      let program = folder.appendingPathComponent("tests")
      let toolchain = try Toolchain()
      let built = try toolchain.build(
        [file("Empty.swift", "enum Empty {}")], as: program, module: "Shop", tests: [app] + tests)
      return built.status == 0 ? try toolchain.run(program, []) : built
    }
  }
}
