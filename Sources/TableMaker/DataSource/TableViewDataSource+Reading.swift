import UIKit

// The contents of the table view as numbers and names. These properties use the snapshot, so changes that aren't on
// screen yet don't count.
extension TableViewDataSource {
  /// The names of the sections in the table view, from top to bottom; `nil` for a section without a name.
  ///
  /// Hidden sections, and empty ones with `hidesWhenEmpty()`, aren't included. The source of `sections(from:)` provides
  /// the names of its sections.
  /// - Complexity: O(s) for s sections.
  public var sectionNames: [String?] { live.snapshot.sections.map(\.section.settings.name) }

  /// The titles above the sections in the table view, from top to bottom; `nil` for a section without a title.
  ///
  /// - Complexity: O(s) for s sections.
  public var sectionTitles: [String?] { live.snapshot.sections.map(\.heading.title) }

  /// The number of sections in the table view.
  public var numberOfSections: Int { live.snapshot.sections.count }

  /// The number of items in all sections of the table view. Rows of `addItemRow` don't show items.
  ///
  /// - Complexity: O(s) for s sections.
  public var numberOfItems: Int { live.snapshot.sections.reduce(0) { $0 + $1.itemCount } }

  /// Returns the section at an index of the table view, or `nil` if the index is out of bounds or the section has no
  /// name.
  ///
  /// - Parameters:
  ///   - index: The section index of an index path: `section(at: indexPath.section)`.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func section(at index: Int, file: StaticString = #fileID, line: UInt = #line) -> SectionReference? {
    guard live.snapshot.contains(index), let name = live.snapshot.sections[index].section.settings.name else {
      return nil
    }
    return section(name, file: file, line: line)
  }
}
