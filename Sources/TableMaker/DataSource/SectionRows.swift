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
  }

  final let section: LiveSection
  final let count: Int
  final let work: Work

  init(of section: LiveSection, count: Int, work: Work) {
    self.section = section
    self.count = count
    self.work = work
  }

  /// Does what is to be done when something happens to a row.
  func perform(_ event: RowEvent, at row: Int, onError: (any Error) -> Void) {}

  func maySelect(_ row: Int) -> Bool { true }
}

/// Rows that show items.
final class TypedSectionRows<Item>: SectionRows {
  let items: [Item]
  /// What makes an item of these the same row as one of the rows that come after them.
  let identity: Identity<Item>
  private let draft: _RowDraft<Item>

  init(of section: LiveSection, items: [Item], identity: Identity<Item>, draft: _RowDraft<Item>, work: Work) {
    self.items = items
    self.identity = identity
    self.draft = draft
    super.init(of: section, count: items.count, work: work)
  }

  override func perform(_ event: RowEvent, at row: Int, onError: (any Error) -> Void) {
    let item = items[row]
    for body in draft.events[event] ?? [] {
      do { try body(item, row) } catch { onError(error) }
    }
  }

  override func maySelect(_ row: Int) -> Bool { draft.shouldSelect?(items[row], row) ?? true }
}
