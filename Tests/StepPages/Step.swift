import CompilerSupport
import Foundation

/// A step of the chain: what the table of all steps and the compiler say of it.
struct Step {
  let name: String
  /// The heading of its part of the table.
  let group: Words
  /// What can have it: the table, a section or a row.
  let level: Words
  /// What a second one does.
  let second: Words
  let purpose: Words
  /// The links to its symbols that the table has.
  let symbols: [String]
  /// The ways to write it.
  let forms: [Form]

  /// The types of a chain's values.
  static let owners = [
    "DataSource", "SectionStart", "CellSection", "DataSection", "TypedSection", "MixedSection", "SectionOptions",
    "ItemOptions", "CellOptions", "Finished", "RowAdding", "RowOptions", "RowStart", "FieldRow", "ReadyRow",
    "ElementRows",
  ]

  /// The page's name, without the ending of its language.
  var page: String { "Step-\(name)" }

  /// Every step, in the order of the table: the pages are as many as the steps that the compiler knows.
  static func all(table: String, graph: SymbolGraph) -> [Step] {
    var declared: [String: [(name: String, owner: String, text: String)]] = [:]
    for symbol in graph.symbols where symbol.pathComponents.count == 2 && symbol.kind.identifier == "swift.method" {
      let (owner, member) = (symbol.pathComponents[0], symbol.pathComponents[1])
      guard owners.contains(owner), !member.hasPrefix("_") else { continue }
      let text = (symbol.declarationFragments ?? []).map(\.spelling).joined().replacing("@MainActor ", with: "")
      declared[String(member.prefix { $0 != "(" }), default: []].append((member, owner, text))
    }
    var steps: [Step] = []
    var group = Words(english: "", chinese: "")
    for line in table.split(separator: "\n") {
      if line.hasPrefix("### ") { group = Words(both: String(line.dropFirst(4))) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      guard cells.count == 5 else { continue }
      let links = cells[0].matches(of: /``([^`]+)``/).map { String($0.1) }
      var names: [String] = []
      for match in cells[0].matches(of: /(?:\/|`)(\w+)\(/) where !names.contains(String(match.1)) {
        names.append(String(match.1))
      }
      for name in names {
        steps.append(
          Step(
            name: name, group: group, level: Words(both: cells[1]), second: Words(both: cells[2]),
            purpose: Words(english: cells[3], chinese: cells[4]),
            symbols: links.filter { $0.contains("/\(name)(") },
            forms: Form.all(declared[name] ?? [], owners: owners)))
      }
    }
    return steps
  }
}

/// What is said in both languages.
struct Words {
  let english, chinese: String

  init(english: String, chinese: String) {
    (self.english, self.chinese) = (english, chinese)
  }

  /// Reads a text that says a thing in English and then in Chinese.
  ///
  /// The Chinese part begins with the first word that has a Chinese character, be it only the comma in “header、footer”.
  init(both text: String) {
    let letter = text.firstIndex { letter in
      letter == "、" || letter.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
    let start = letter.flatMap { text[..<$0].lastIndex(of: " ") } ?? text.endIndex
    let english = String(text[..<start])
    let chinese = text[start...].trimmingCharacters(in: .whitespaces)
    self.init(english: english, chinese: chinese.isEmpty ? english : chinese)
  }
}
