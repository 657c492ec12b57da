import Foundation
import Testing

@testable import UIKit

/// The list of symbols in the documentation.
@Suite struct SymbolListTests {
  @Test func `the documentation lists the symbols that there are, and no others`() throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let file = root.appendingPathComponent("Sources/TableMaker/TableMaker.docc/UIKitOnLinux.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.firstRange(of: "\n## Symbols\n"))
    let end = try #require(page.firstRange(of: "<!--"))
    let listed = page[start.upperBound..<end.lowerBound].split(separator: "\n").last ?? ""
    let names = listed.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    #expect(Set(names) == Set(Symbol.all.keys))
    let made = Symbol.all.keys.sorted().map { "`\($0)`" }.joined(separator: ", ") + "."
    #expect(listed == made, "The line is to be:\n\(made)")
  }
}
