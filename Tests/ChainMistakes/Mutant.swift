/// A chain with one mistake, and what the compiler should say about it.
package struct Mutant: Sendable, CustomStringConvertible {
  /// An edit of the valid source, line by line, between two marks or in all of it.
  package enum Edit: Sendable {
    /// Leaves out the lines that have the text.
    case delete(String)
    /// Replaces the text in the first line that has it.
    case replace(String, by: String)
    /// Adds a line after the first one that has the text.
    case insert(String, after: String)
  }

  package let name: String
  /// The section in which lines are edited, or nil for all lines.
  package let section: String?
  package let edits: [Edit]
  /// Parts of the line of the first error: the first of them that the source has. "last:" takes the last such line.
  package let lines: [String]
  /// Parts of the first error's message: one of them must be there. None: any error will do.
  package let words: [String]

  package init(
    _ name: String, in section: String? = nil, _ edits: Edit..., line: String, or other: String? = nil,
    says words: String...
  ) {
    self.name = name
    self.section = section
    self.edits = edits
    lines = [line] + (other.map { [$0] } ?? [])
    self.words = words
  }

  package var description: String { name }

  /// A Boolean value that indicates whether the mistake is about the step that gives the section its items, or a step before it.
  package var isAboutData: Bool {
    name.contains("before data")
      || edits.contains { edit in
        switch edit {
        case .delete(let text), .replace(let text, _): text.contains("data(") || text == ".data"
        case .insert(let text, _): text.contains("data(")
        }
      }
  }
}

extension Mutant {
  package struct NotApplicable: Error {}

  /// Returns a source with the mistake, or throws an error if the source doesn't contain what the edits are about.
  package func applied(to source: String) throws -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var range = lines.startIndex..<lines.endIndex
    if let section {
      guard let start = lines.firstIndex(where: { $0.contains(".section(\"\(section)\")") }) else {
        throw NotApplicable()
      }
      let end = lines[(start + 1)...].firstIndex { line in
        [".section(\"", ".sections(from:", ".make()"].contains { line.contains($0) }
      }
      range = start..<(end ?? lines.endIndex)
    }
    for edit in edits {
      let count = lines.count
      guard Self.apply(edit, to: &lines, in: range) else { throw NotApplicable() }
      range = range.lowerBound..<(range.upperBound + lines.count - count)
    }
    return lines.joined(separator: "\n")
  }

  private static func apply(_ edit: Edit, to lines: inout [String], in range: Range<Int>) -> Bool {
    func first(_ text: String) -> Int? { lines[range].firstIndex { $0.contains(text) } }
    switch edit {
    case .delete(let text):
      guard first(text) != nil else { return false }
      lines.replaceSubrange(range, with: lines[range].filter { !$0.contains(text) })
    case .replace(let text, let replacement):
      guard let line = first(text) else { return false }
      lines[line].replaceFirst(text, by: replacement)
    case .insert(let text, let anchor):
      guard let line = first(anchor) else { return false }
      lines.insert("      " + text, at: line + 1)
    }
    return true
  }

  /// The number of the line where the first error belongs, from one.
  package func expectedLine(in source: String) -> Int? {
    let numbered = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    for text in lines {
      let matches = numbered.filter { $0.element.contains(text.hasPrefix("last:") ? String(text.dropFirst(5)) : text) }
      if let match = text.hasPrefix("last:") ? matches.last : matches.first { return match.offset + 1 }
    }
    return nil
  }
}

extension String {
  fileprivate mutating func replaceFirst(_ text: String, by replacement: String) {
    guard let range = firstRange(of: text) else { return }
    replaceSubrange(range, with: replacement)
  }
}

extension [Mutant] {
  /// Those that can be made in the chains of four and of twelve sections.
  package static var all: [Mutant] { missing + closures + arguments + misspelled }
}

extension [String: [Mutant]] {
  /// Those of each valid snippet, by its name.
  package static var all: [String: [Mutant]] {
    [ofSnippets, ofContents, ofControls, ofEditing, ofPaging, ofForms, ofSteps].reduce(into: [:]) { all, some in
      all.merge(some, uniquingKeysWith: +)
    }
  }
}
