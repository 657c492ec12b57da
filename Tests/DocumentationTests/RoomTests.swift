import Foundation
import Testing

/// The folders of `Sources/TableMaker` use each other in one direction only.
@Suite struct RoomTests {
  /// A Swift file of a room, without comments and texts.
  private struct File {
    let path: String
    let room: String
    let code: String

    /// The types that the file declares at its top level.
    var declared: [String] {
      code.matches(of: /(?m)^(?:[@\w().]+ )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/).map { String($0.1) }
    }

    /// The types that the file extends.
    var extended: Set<String> {
      Set(code.matches(of: /(?m)^\s*(?:[@\w()]+ )*extension (\w+)/).map { String($0.1) })
    }

    /// The members that the file adds to types, with these types.
    var added: [(type: String, name: String)] {
      code.matches(of: /(?m)^extension (\w+)[^\n]*\{\n([\s\S]*?)^\}/).flatMap { block in
        block.2.matches(of: /(?m)^  (?:[@\w()]+ )*(?:func|var) (\w+)/).map { (String(block.1), String($0.1)) }
      }
    }

    /// Every word that may be a member's name.
    var words: Set<String> { Set(code.matches(of: /\b[a-z]\w*\b/).map { String($0.0) }) }

    /// The names of members, variables, cases, and parameters.
    var names: Set<String> {
      var names = Set(code.matches(of: /\b(?:func|var|let)\s+(\w+)/).map { String($0.1) })
      names.formUnion(code.matches(of: /\b(\w+)\s*:/).map { String($0.1) })
      for match in code.matches(of: /\bcase [^\n]*/) {
        names.formUnion(match.0.matches(of: /\b[a-z]\w*\b/).map { String($0.0) })
      }
      return names
    }

    /// Every word that may be a type's name. A type that the file itself extends does not count: an extension is part of it.
    var named: Set<String> { Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.0) }).subtracting(extended) }
  }

  /// The rooms in the order of the table in the guide `Map.md`, the uppermost first.
  private let rooms: [String]
  private let files: [File]

  init() throws {
    let page = try String(
      contentsOf: Pages.repository.appendingPathComponent("\(Pages.guides)/Map.md"), encoding: .utf8)
    let table = try #require(page.components(separatedBy: "\n## Folders of TableMaker\n").dropFirst().first)
    rooms = table.prefix { $0 != "#" }.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    let folder = Pages.repository.appendingPathComponent("Sources/TableMaker")
    files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
      .map { path in
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        return File(path: path, room: String(path.prefix { $0 != "/" }), code: Self.code(of: text))
      }
  }

  /// Swift without comments and without texts between quotation marks.
  static func code(of text: String) -> String {
    text.replacing(/"""[\s\S]*?"""/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
      .replacing(/\/\/[^\n]*/, with: "")
  }

  @Test func `every file is in a room of the map, and every room has files`() {
    #expect(rooms.count > 7)
    #expect(Set(files.map(\.room)) == Set(rooms))
  }

  @Test func `a file names types of its own room and of those below it only`() throws {
    let homes = Dictionary(
      files.flatMap { file in file.declared.map { ($0, file) } }, uniquingKeysWith: { first, _ in first })
    try #require(homes.count > 100)
    let heights = Dictionary(uniqueKeysWithValues: rooms.enumerated().map { ($1, $0) })
    var names = 0
    for file in files {
      for name in file.named.sorted() {
        guard let home = homes[name], let above = heights[home.room], let here = heights[file.room] else { continue }
        names += 1
        #expect(above >= here, "\(file.path) names \(name) of \(home.path), which is above it")
      }
    }
    #expect(names > 400)
  }

  @Test func `a file uses no member that a room above it adds to a type`() throws {
    let homes = Dictionary(
      files.flatMap { file in file.declared.map { ($0, file.room) } }, uniquingKeysWith: { first, _ in first })
    let heights = Dictionary(uniqueKeysWithValues: rooms.enumerated().map { ($1, $0) })
    let members = try files.flatMap { file in
      try file.added.filter { member in
        guard let home = homes[member.type].flatMap({ heights[$0] }) else { return false }
        return try home > #require(heights[file.room])
      }.map { (file, $0.name) }
    }
    #expect(members.count > 40)
    for (above, name) in members {
      let below = files.filter { file in (heights[file.room] ?? 0) > (heights[above.room] ?? 0) }
      // If a room below has something with the same name, the words are ambiguous.
      if below.contains(where: { $0.names.contains(name) }) { continue }
      for file in below {
        #expect(!file.words.contains(name), "\(file.path) uses \(name), which \(above.path) adds above it")
      }
    }
  }

  @Test func `the live table has no part in Heights, nor in a room below it`() throws {
    let below = rooms[try #require(rooms.firstIndex(of: "Heights"))...]
    #expect(below.count == 6)
    for file in files where below.contains(file.room) {
      #expect(file.extended.isDisjoint(with: ["TableViewDataSource", "LiveTable", "TableDelegate"]), "\(file.path)")
    }
    #expect(files.contains { $0.room == "Live" && $0.extended.contains("LiveTable") })
  }

  @Test func `a name in a comment or in a text is not counted, one in code is`() {
    let file = File(
      path: "A.swift", room: "A",
      code: Self.code(
        of:
          "/// A `Finished` one.\nstruct A { let b: B; let c = \"C \\\" D\" } // E\nextension F {\n  var g: F? { h }\n}"
      ))
    #expect(file.declared == ["A"])
    #expect(file.named == ["A", "B"])
    #expect(file.added.map(\.name) == ["g"] && file.words.contains("h") && file.names == ["b", "c", "g"])
  }
}
