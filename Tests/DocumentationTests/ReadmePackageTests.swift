import CompilerSupport
import Foundation
import Testing

/// The package for testing one's own tables on Linux, taken out of the page about that.
@Suite struct `The package that the page about testing shows` {
  @Test func `has a manifest whose dependencies and products are there`() throws {
    let tools = try Toolchain()
    try Toolchain.withTemporaryFolder { folder in
      let package = try ReadmePackage().write(into: folder)
      let outcome = try tools.run(
        tools.binaries.appendingPathComponent("swift"),
        ["package", "--package-path", package.path, "show-dependencies"])
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.contains("TableMaker"), "\(outcome.output)")
    }
  }

  @Test func `builds, passes its own tests, and draws its page by day and by night`() throws {
    try expectTests(of: ReadmePackage()) { #expect($0.count == 2) }
  }

  @Test(arguments: try Pages.readmes())
  func `passes the test of a README too, which draws the READMEs' pictures`(page: Page) throws {
    let file = try #require(page.blocks.compactMap(\.file).first)
    #expect(page.blocks.compactMap(\.file).count == 1)
    let whole = try ReadmePackage()
    let package = try ReadmePackage(with: page)
    #expect(package.files.map(\.path) == whole.files.map(\.path))
    #expect(zip(package.files, whole.files).filter { $0.text != $1.text }.map(\.0.path) == [file])
    try expectTests(of: package) { pictures in
      #expect(pictures.count == 2)
      for picture in pictures { try compare(picture, with: "Demo/screens/readme/\(picture.lastPathComponent)") }
    }
  }

  @Test func `would fail if a row were not there`() throws {
    let whole = try ReadmePackage()
    let path = try #require(whole.files.map(\.path).first { $0.hasSuffix("Controller.swift") })
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

  /// Builds a package and runs its tests, which are to pass and to say nothing else.
  ///
  /// - Parameter check: A closure that receives the pictures that the tests have drawn next to the manifest.
  private func expectTests(of whole: ReadmePackage, check: ([URL]) throws -> Void) throws {
    #expect(whole.files.count == 4)
    try Toolchain.withTemporaryFolder { folder in
      let package = try whole.write(into: folder)
      let outcome = try whole.test(in: package, with: try Toolchain())
      #expect(outcome.status == 0, "\(outcome.output)")
      let count = whole.files.map { $0.text.matches(of: #/@Test\b/#).count }.reduce(0, +)
      #expect(outcome.output.contains("Test run with \(count) test"), "\(outcome.output)")
      // What a table has to say on standard error would puzzle a reader.
      #expect(!outcome.output.contains(#/\.swift:\d+: /#), "\(outcome.output)")
      let drawn = try FileManager.default.contentsOfDirectory(at: package, includingPropertiesForKeys: nil)
      try check(drawn.filter { $0.pathExtension == "png" })
    }
  }

  /// The READMEs show what their test draws. `RECORD_PICTURES=1` stores it; look at it then.
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
