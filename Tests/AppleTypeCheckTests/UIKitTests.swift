import CompilerSupport
import Foundation
import Testing

/// Compares our UIKit for Linux with the shadow of Apple's, as two symbol graphs.
@Suite struct `Our UIKit against Apple's` {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("AppleTypeCheck")

  private static let comparison = Result { () throws -> Comparison in
    let toolchain = try Toolchain()
    let shadow = toolchain.repository.appendingPathComponent(".build/apple-type-check")
    let built = try toolchain.run(folder.appendingPathComponent("build.sh"), [shadow.path])
    try #require(built.status == 0, "the shadow does not build:\n\(built.output)")
    let reference = try SymbolGraph(module: "UIKit", in: shadow.appendingPathComponent("graphs"))
    let ours = try toolchain.symbolGraph(of: Toolchain.modulesOfUIKit)
    // An empty graph would agree with everything.
    try #require(ours.symbols.contains { $0.pathComponents == ["IndexPath", "row"] })
    try #require(reference.symbols.contains { $0.pathComponents == ["UITableView", "reloadData()"] })
    return Comparison(of: ours, with: reference)
  }

  private static let exceptions = Result { () throws -> Exceptions in
    try Exceptions(file: folder.appendingPathComponent("exceptions.txt"))
  }

  @Test func `has no public name, label or type that Apple's has not`() throws {
    let exceptions = try Self.exceptions.get()
    let unexplained = try Self.comparison.get().differences.filter { exceptions.reasons[$0.path] == nil }
    #expect(
      unexplained.isEmpty,
      """
      \(unexplained.map(\.description).joined(separator: "\n"))
      Ours is wrong: mend it. The shadow lacks it: look it up and add it to Tests/AppleTypeCheck/Shadow. \
      It is meant: Tests/AppleTypeCheck/exceptions.txt.
      """)
  }

  @Test func `has no exception that is not needed any more, and none without a reason`() throws {
    let exceptions = try Self.exceptions.get()
    let different = try Set(Self.comparison.get().differences.map(\.path))
    #expect(exceptions.reasons.keys.filter { !different.contains($0) }.sorted() == [])
    #expect(exceptions.reasons.filter(\.value.isEmpty).map(\.key) == [])
  }
}
