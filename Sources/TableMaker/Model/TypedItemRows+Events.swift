import TableMakerDiffing
import UIKit

// The app's closures for what happens to rows, headers, and footers.
extension TypedItemRows {
  func handles(_ event: DelegateMethod) -> Bool { content.rows.events[event] != nil }

  func perform(_ event: DelegateMethod, at row: Int, onError: (any Error, String) -> Void) {
    guard row < items.count, let event = content.rows.events[event] else { return }
    event.perform(items[row], row, onError: onError)
  }

  func performToggle(at row: Int, isExpanded: Bool, onError: (any Error, String) -> Void) {
    guard row < items.count else { return }
    let tree = content.rows.tree
    (isExpanded ? tree.expansions : tree.collapses).perform(items[row], row, onError: onError)
  }

  func answers(_ question: DelegateMethod) -> Bool { content.rows.answers[question] != nil }

  func perform(_ event: DelegateMethod, at rows: [Int], onError: (any Error, String) -> Void) {
    guard let event = content.rows.itemsEvents[event] else { return }
    let items = rows.filter { $0 < self.items.count }.map { self.items[$0] }
    guard !items.isEmpty else { return }
    for body in event.handlers {
      do { try body(items) } catch { onError(error, event.step) }
    }
  }

  func selected(insteadOf row: Int) -> SelectedRow {
    guard let willSelect = content.rows.willSelect, row < items.count else { return .row(row) }
    guard let item = willSelect(items[row], row) else { return .none }
    return self.row(of: item).map { .row($0) } ?? .unknown(item: item)
  }

  func answer(_ question: DelegateMethod, at row: Int) -> Bool {
    guard row < items.count, let answer = content.rows.answers[question] else { return true }
    return answer(items[row], row)
  }

  func perform(
    _ event: DelegateMethod, at row: Int, with cell: UITableViewCell, onError: (any Error, String) -> Void
  ) {
    guard row < items.count, let event = content.rows.cellEvents[event] else { return }
    event.perform(cell, items[row], row, onError: onError)
  }

  func shownRow(at row: Int) -> ShownRow? {
    guard row < items.count else { return nil }
    let item = items[row]
    let identifier = identity.kind == .position ? nil : identity.identifier(item, row)
    return ShownRow(section: section, identifier: identifier) { [content, section] event, cell, index, onError in
      // The cell may have been configured with an earlier equal state.
      let newest = (section.latestItems as? TypedItemRows)?.item(like: item, at: index) ?? item
      content.rows.cellEvents[event]?.perform(cell, newest, index, onError: onError)
    }
  }

  /// Returns the newest state of a cell's item and its row; `nil` if it was removed or will be configured again.
  func newest(of item: Item, at row: Int) -> (item: Item, row: Int)? {
    if let newest = self.item(like: item, at: row) { return (newest, row) }
    guard let row = self.row(of: item), let newest = self.item(like: item, at: row) else { return nil }
    return (newest, row)
  }

  /// Returns the item of a row if it's an equal state of another one. An unequal one may be a duplicate.
  private func item(like other: Item, at row: Int) -> Item? {
    guard items.indices.contains(row) else { return nil }
    let item = items[row]
    if let hasSameContent = identity.hasSameContent, !hasSameContent(item, other) { return nil }
    if identity.kind == .position { return identity.hasSameContent == nil ? nil : item }
    return identity.isSame(item, other) ? item : nil
  }

  func fill(_ view: UITableViewHeaderFooterView, as kind: SupplementaryKind) {
    let steps = kind == .header ? content.rows.header : content.rows.footer
    steps.fill?(view, ownItems)
  }

  func height(of kind: SupplementaryKind) -> CGFloat? {
    let steps = kind == .header ? content.rows.header : content.rows.footer
    return section.settings.height(kind).isClosure ? steps.height?(ownItems) : nil
  }
}
