import Foundation

/// The page of all steps, with its column for a second one.
enum StepsPage {
  enum Second: String, CaseIterable { case adds, replaces, once }

  /// The names of the steps by the word that the page has for a second one, in alphabetical order.
  static func steps() throws -> [Second: Set<String>] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/TableMaker/TableMaker.docc/Steps.md")
    var steps: [Second: Set<String>] = [:]
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count > 3, let word = Second.allCases.first(where: { cells[2].hasPrefix($0.rawValue) }) else {
        continue
      }
      for match in cells[0].matches(of: /`(?:\w+\/)?(\w+)\(/) { steps[word, default: []].insert(String(match.1)) }
    }
    return steps
  }
}
