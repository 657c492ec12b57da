import CompilerSupport
import Foundation
import Testing

/// The package for testing one's own tables on Linux, taken out of each README.
@Suite struct `The package that a README shows` {
  @Test(arguments: try Pages.readmes())
  func `has a manifest whose dependencies and products are there`(page: Page) throws {
    let tools = try Toolchain()
    try Toolchain.withTemporaryFolder { folder in
      let package = try ReadmePackage(of: page).write(into: folder)
      let outcome = try tools.run(
        tools.binaries.appendingPathComponent("swift"),
        ["package", "--package-path", package.path, "show-dependencies"])
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("TableMaker"), "\(outcome.output)")
    }
  }

  @Test(arguments: try Pages.readmes())
  func `builds, passes its own tests, and draws its page by day and by night`(page: Page) throws {
    let readme = try ReadmePackage(of: page)
    #expect(readme.files.count == 4)
    try Toolchain.withTemporaryFolder { folder in
      let package = try readme.write(into: folder)
      let outcome = try readme.test(in: package, with: try Toolchain())
      #expect(outcome.status == 0, "\(outcome.output)")
      let count = readme.files.map { $0.text.matches(of: #/@Test\b/#).count }.reduce(0, +)
      #expect(outcome.output.contains("Test run with \(count) tests"), "\(outcome.output)")
      // What a table has to say on standard error would puzzle a reader.
      #expect(!outcome.output.contains(#/\.swift:\d+: /#), "\(outcome.output)")

      let drawn = package.appendingPathComponent("Tests/\(readme.name)Tests")
      let pictures = try FileManager.default.contentsOfDirectory(atPath: drawn.path).filter { $0.hasSuffix(".png") }
      #expect(pictures.count == 2)
      for name in pictures { try compare(drawn.appendingPathComponent(name), with: "Demo/screens/readme/\(name)") }
    }
  }

  @Test func `would fail if a row were not there`() throws {
    let page = try #require(try Pages.readmes().first)
    let path = try #require(page.blocks.compactMap(\.file).first { $0.hasSuffix("Controller.swift") })
    let whole = try ReadmePackage(of: page)
    try Toolchain.withTemporaryFolder { folder in
      let package = try whole.write(into: folder)
      let file = package.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      let broken = text.replacing(".data(books)", with: ".data(Array(books.items.dropLast()))")
      #expect(broken != text)
      try broken.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try whole.test(in: package, with: try Toolchain())
      #expect(outcome.status != 0 && outcome.output.contains("failed"), "\(outcome.output)")
    }
  }

  /// The READMEs show what the package draws. `RECORD_PICTURES=1` stores it; look at it then.
  private func compare(_ drawn: URL, with path: String) throws {
    let stored = Pages.repository.appendingPathComponent(path)
    let data = try Data(contentsOf: drawn)
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil { try data.write(to: stored) }
    // Fonts of another release draw a few pixels otherwise; the size is the page's.
    #expect(try size(of: data) == size(of: Data(contentsOf: stored)), "\(path)")
  }

  /// The width and the height in a PNG file's first chunk.
  private func size(of png: Data) throws -> [Int] {
    try #require(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.count > 24)
    return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
