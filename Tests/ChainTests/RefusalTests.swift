import CompilerSupport
import Foundation
import Testing

/// Refusals are declarations that can't be called. A refusal without an attribute compiles, and the app crashes when it calls it.
@Suite struct RefusalTests {
  private let sources: URL
  private let files: [(path: String, text: String)]

  init() throws {
    let sources = try Toolchain().repository.appendingPathComponent("Sources/TableMaker")
    self.sources = sources
    files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { ($0, try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// The extensions of a file: what comes before their brace, with the attributes, and their members.
  private func extensions(in text: String) -> [(head: String, members: String)] {
    // Everything outside of types begins at the left margin, and ends there with a brace.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [(String, String)] = []
    var start = 0
    for index in lines.indices where lines[index].hasPrefix("extension ") {
      let end = lines[index].hasSuffix("}") ? index : lines[index...].firstIndex { $0 == "}" } ?? lines.count
      let from =
        lines[start..<index].lastIndex { $0.isEmpty || $0.hasPrefix("//") || $0 == "}" }.map { $0 + 1 } ?? start
      found.append(
        (lines[from...index].joined(separator: "\n"), lines[(index + 1)..<max(index + 1, end)].joined(separator: "\n")))
      start = min(end + 1, lines.count)
    }
    return found
  }

  private func isUnavailable(_ head: String) -> Bool {
    head.contains(/@available\(\s*\*,\s*unavailable,\s*message:\s*"[^"]+"\s*\)/)
  }

  @Test func `every public function below Refusals is in an extension that is unavailable, with a message`() throws {
    var count = 0
    for (path, text) in files where path.contains("Refusals/") {
      let extensions = extensions(in: text)
      // Protocols that types conform to unavailably: each conformance has the attribute in place of the functions.
      let conformances = extensions.filter { $0.head.contains(/extension \w+: \w+/) }
      let refused = Set(
        conformances.filter { isUnavailable($0.head) }.compactMap { head, _ in
          head.firstMatch(of: /extension \w+: (\w+)/).map { String($0.1) }
        })
      for (head, members) in extensions where members.contains("public func ") {
        count += members.ranges(of: "public func ").count
        let type = head.firstMatch(of: /extension (\w+)/).map { String($0.1) } ?? ""
        #expect(isUnavailable(head) || refused.contains(type), "\(path): the extension of \(type) has no attribute")
      }
      #expect(
        text.ranges(of: "public func ").count
          == extensions.map { $0.members.ranges(of: "public func ").count }.reduce(0, +), "\(path)")
    }
    #expect(count > 200)
  }

  @Test func `every refusal elsewhere has its own attribute`() throws {
    for (path, text) in files where !path.contains("Refusals/") && !path.contains("NeverCalled") {
      let refusals = text.components(separatedBy: "neverCalled()").dropLast()
      for refusal in refusals {
        let head = refusal.components(separatedBy: "\n\n").last ?? ""
        #expect(head.contains(/@available\(\s*\*,\s*unavailable,\s*(message|renamed):/), "\(path):\n\(head)")
      }
    }
  }

  /// The steps that some types declare in files of a folder; the form with an owner counts separately.
  private func steps(of types: Set<String>, in folders: String...) -> Set<String> {
    var found: Set<String> = []
    for (path, text) in files where folders.contains(where: path.hasPrefix) {
      for (head, members) in extensions(in: text) {
        guard let type = head.firstMatch(of: /extension (\w+)/), types.contains(String(type.1)) else { continue }
        // The parameters reach to the next declaration.
        for part in members.components(separatedBy: "public func ").dropFirst() {
          let name = String(part.prefix { $0.isLetter || $0.isNumber })
          found.insert(part.prefix { $0 != "{" }.contains("by owner:") ? "\(name)(by:)" : name)
        }
      }
    }
    return found
  }

  @Test func `every step is refused at each level where it doesn't belong`() throws {
    let written = ["Chain/Steps", "Forms/Steps"]
    let items = steps(of: ["ItemOptions", "CellOptions"], in: written[0], written[1])
    let sections = steps(of: ["SectionOptions"], in: written[0], written[1])
    let stage = try #require(files.first { $0.path == "Chain/Stages/DataSource.swift" }).text
    let table = steps(of: ["DataSource"], in: written[0], written[1])
      .union(stage.matches(of: /public func (\w+)/).map { String($0.1) })
    let refusals = ["Chain/Refusals", "Forms/Refusals"]
    let withoutItems = steps(of: ["StageWithoutItems"], in: refusals[0])
    let beforeSections = steps(of: ["DataSource", "StageWithoutItems"], in: refusals[0], refusals[1])
    let inSections = steps(of: ["SectionOptions"], in: refusals[0], refusals[1])
    #expect(items.count > 70 && sections.count > 20 && table.count > 30)
    // The table also has a step of that name, so that sections without items refuse it.
    #expect(items.subtracting(withoutItems) == ["placeholder"])
    #expect(sections.subtracting(beforeSections).subtracting(table) == [])
    #expect(table.subtracting(inSections).subtracting(sections).subtracting(items) == [])
  }

  @Test func `the refusals take at most 1,500 lines`() {
    let lines = files.filter { $0.path.contains("Refusals/") }.map { $0.text.split(separator: "\n").count }
    #expect(lines.reduce(0, +) <= 1_500)
  }
}
