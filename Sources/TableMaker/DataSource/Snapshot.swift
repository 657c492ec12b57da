import UIKit

/// The sections and rows that the table is showing: what every callback answers from. Replaced as a whole.
struct Snapshot {
  struct Section {
    let section: LiveSection
    let rows: SectionRows
  }

  var sections: [Section] = []

  @MainActor func contains(_ indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < sections[indexPath.section].rows.count
  }
}
