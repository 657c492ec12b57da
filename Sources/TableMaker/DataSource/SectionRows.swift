import UIKit

/// The rows of a section as the table shows them: immutable, replaced as a whole. Those of this base class have no events.
@MainActor class SectionRows {
  /// What is done for a row, all types erased.
  struct Work {
    /// Shows the item of a row in a cell; false if the cell is not of the section's class.
    let fill: (UITableViewCell, Int) -> Bool
    /// Dequeues a cell for a row and shows its item; nil if there is more to it, or the cell is not of the section's class.
    let dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell?
    /// Returns the height of a row; nil where rows are not asked.
    let height: ((Int) -> CGFloat)?
    /// Returns the height that the cells' class knows for a row, by width and traits; nil where it does not.
    let ownHeight: (@MainActor (Int, CGFloat, UITraitCollection) -> CGFloat)?
  }

  final let section: LiveSection
  final let count: Int
  final let work: Work
  /// What measured heights are kept by; rows that are not measured need none.
  final var versions: RowVersions

  init(of section: LiveSection, versions: RowVersions, work: Work) {
    self.section = section
    self.count = versions.count
    self.versions = versions
    self.work = work
  }

  /// Gives new versions to the rows whose items are named, if this section has items of that type.
  ///
  /// - Returns: The rows.
  func renew<Named>(_ items: [Named], from counter: inout RowVersions.Counter) -> [Int] { [] }

  /// Does what is to be done when something happens to a row.
  func perform(_ event: RowEvent, at row: Int, onError: (any Error) -> Void) {}

  func maySelect(_ row: Int) -> Bool { true }
}
