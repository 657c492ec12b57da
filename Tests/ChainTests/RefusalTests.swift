import CompilerSupport
import Foundation
import Testing

/// Refusals are declarations that can't be called. A refusal without its attribute compiles, and the app crashes when it calls it.
@Suite struct RefusalTests {
  /// The declarations of a file that end in `neverCalled()`, from their first attribute to their body.
  private func refusals(in text: String) -> [String] {
    text.components(separatedBy: "neverCalled()").dropLast().map { part in
      // What follows the body before; a comment begins each declaration, or the attribute does.
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.lastIndex { $0.hasSuffix("}") && !$0.contains("{ ") } ?? -1
      return lines[(start + 1)...].joined(separator: "\n")
    }
  }

  @Test func `every refusal is unavailable, with a message`() throws {
    let sources = try Toolchain().repository.appendingPathComponent("Sources/TableMaker")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
    var count = 0
    for file in files {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      // A disfavored overload belongs to a protocol that types conform to unavailably.
      for refusal in refusals(in: text)
      where refusal.contains("public func ") && !refusal.contains("@_disfavoredOverload") {
        count += 1
        let name = refusal.firstMatch(of: /public func (\w+)/).map { String($0.1) } ?? ""
        let functions = refusal.ranges(of: "public func ").count
        let attributes = refusal.matches(of: /@available\(\s*\*,\s*unavailable,\s*(message|renamed):/).count
        #expect(attributes == functions, "\(file): \(name) can be called")
      }
    }
    #expect(count > 500)
  }
}
