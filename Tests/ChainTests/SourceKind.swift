/// The kind of source that gives a chain's sections their items; the snippets' own chains have arrays.
enum SourceKind: String, CaseIterable, Sendable {
  case array, list, stream, ownClass, any, mapped, merged, observing, sections

  /// The class of the sources, where the chain names one.
  private var type: String? {
    switch self {
    case .array, .observing: nil
    case .list, .mapped, .merged: "ItemList"
    case .stream: "ItemStream"
    case .ownClass: "OwnItems"
    case .any: "AnySource"
    case .sections: "SectionList"
    }
  }

  /// Gives a chain, with its mistake, sources of this kind. Lines keep their numbers.
  func applied(to source: String) -> String {
    guard self != .array else { return source }
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices {
      if let type, let start = lines[index].firstRange(of: "_ tableView: UITableView, _ notes") {
        let parameters = [("notes", "Note"), ("words", "String"), ("numbers", "Int")]
          .map { "_ \($0)Source: \(type)<\($1)>, " }.joined()
        lines[index].replaceSubrange(
          start, with: "_ tableView: UITableView, \(parameters)_ notes")
      }
      for (step, name) in Self.steps where lines[index].contains(step) {
        switch self {
        case .sections:
          // Such a section has its items from its beginning, so that line also changes, if the mistake hasn't changed it.
          guard let begin = lines[..<index].lastIndex(where: { $0.contains(".section(\"s") }),
            !lines[begin..<index].contains(where: { $0.contains(".adapter") })
          else { continue }
          lines[begin] = lines[begin].replacing(".section(", with: ".sections(")
            .replacing("\")", with: "\", from: \(name)Source)")
          lines[index] = lines[index].replacing(step, with: "")
        default: lines[index] = lines[index].replacing(step, with: self.step(for: name))
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func step(for name: String) -> String {
    switch self {
    case .observing: ".observing { \(name) }"
    case .mapped: ".data(\(name)Source.map { $0 })"
    case .merged: ".data(\(name)Source, \(name)Source)"
    default: ".data(\(name)Source)"
    }
  }

  private static let steps = [
    (".data(notes)", "notes"), (".data(notes, id: \\.id)", "notes"), (".data(words)", "words"),
    (".data(numbers)", "numbers"),
  ]
}

extension String {
  /// Exchanges each line that begins with `cell` and the next one, if that gives the items.
  var withDataFirst: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func begins(_ index: Int, _ steps: String...) -> Bool {
      steps.contains { lines[index].drop(while: { $0 == " " }).hasPrefix($0) }
    }
    for index in lines.indices.dropLast() where begins(index, ".cell(") && begins(index + 1, ".data(", ".observing ") {
      lines.swapAt(index, index + 1)
    }
    return lines.joined(separator: "\n")
  }
}
