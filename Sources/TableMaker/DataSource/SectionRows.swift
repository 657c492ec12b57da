import UIKit

/// The rows of a section as the table shows them: immutable, replaced as a whole. Those of this base class have no events.
@MainActor class SectionRows {
  final let count: Int
  /// Shows the item of a row in a cell.
  final let fill: _RowFill
  /// Returns the height of a row; nil where rows are not asked.
  final let height: ((Int) -> CGFloat)?

  init(count: Int, fill: @escaping _RowFill, height: ((Int) -> CGFloat)?) {
    self.count = count
    self.fill = fill
    self.height = height
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

  init(
    items: [Item], identity: Identity<Item>, draft: _RowDraft<Item>, fill: @escaping _RowFill,
    height: ((Int) -> CGFloat)?
  ) {
    self.items = items
    self.identity = identity
    self.draft = draft
    super.init(count: items.count, fill: fill, height: height)
  }

  override func perform(_ event: RowEvent, at row: Int, onError: (any Error) -> Void) {
    let item = items[row]
    for body in draft.events[event] ?? [] {
      do { try body(item, row) } catch { onError(error) }
    }
  }

  override func maySelect(_ row: Int) -> Bool { draft.shouldSelect?(items[row], row) ?? true }
}
