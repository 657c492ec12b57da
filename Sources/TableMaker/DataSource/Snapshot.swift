import UIKit

/// The sections and rows that the table is showing: what every callback answers from. Replaced as a whole.
struct Snapshot {
  struct Section {
    let section: LiveSection
    let rows: SectionRows
  }

  var sections: [Section] = []

  @MainActor func contains(_ indexPath: IndexPath) -> Bool { contains(row: indexPath.row, in: indexPath.section) }

  @MainActor func contains(row: Int, in section: Int) -> Bool {
    sections.indices.contains(section) && row >= 0 && row < sections[section].rows.count
  }
}
