import UIKit

// The table's content in numbers and names. All of it answers from the snapshot: a change that is not shown yet does not count.
extension TableViewDataSource {
  /// The names of the sections that the table shows, from top to bottom; nil for one that has none.
  ///
  /// Hidden sections, and empty ones with `hidesWhenEmpty()`, are not among them. Sections that `sections(of:)` shows have the names
  /// that their source gives them.
  /// - Complexity: O(s) for s sections.
  public var sectionNames: [String?] { snapshot.sections.map(\.section.settings.name) }

  /// The titles above the sections that the table shows, from top to bottom; nil for a section without one.
  ///
  /// - Complexity: O(s) for s sections.
  public var sectionTitles: [String?] { snapshot.sections.map(\.heading.title) }

  /// The number of sections that the table shows.
  public var numberOfSections: Int { snapshot.sections.count }

  /// The number of items that the table shows in all sections. Rows of `addRow` show none.
  ///
  /// - Complexity: O(s) for s sections.
  public var numberOfItems: Int { snapshot.sections.reduce(0) { $0 + $1.itemCount } }

  /// The section at an index among those that the table shows; nil if there is none, or it has no name.
  ///
  /// - Parameters:
  ///   - index: As in an index path: `section(at: indexPath.section)`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func section(at index: Int, file: StaticString = #fileID, line: UInt = #line) -> SectionReference? {
    guard snapshot.contains(index), let name = snapshot.sections[index].section.settings.name else { return nil }
    return section(name, file: file, line: line)
  }
}

extension Snapshot {
  /// The sections that a name means: one of a chain, all that one step `sections(of:)` makes, or else one of those by the name that
  /// its source gives it. Of several that share the name, the first.
  ///
  /// - Complexity: O(s) for s sections.
  @MainActor func indices(named name: String) -> [Int] {
    if let first = sections.first(where: { $0.section.groupName == name })?.section {
      return sections.indices.filter {
        sections[$0].section.groupName == name && sections[$0].section.adapter == first.adapter
      }
    }
    return sections.firstIndex { $0.section.settings.name == name }.map { [$0] } ?? []
  }
}
