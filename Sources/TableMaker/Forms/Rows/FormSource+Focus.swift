import UIKit

// Scrolling to rows, and editing one after the other.
extension FormSource {
  var dataSource: LiveTable? { tableView?.liveTable }

  func report(_ diagnostic: Diagnostic) -> Bool {
    dataSource?.reporter.report(diagnostic)
    return dataSource != nil
  }

  /// Returns the indexes of a row, its parts, and the later rows of the same choice.
  func group(at position: Int) -> Range<Int> {
    position..<position + 1 + rows[(position + 1)...].prefix { $0.settings.isPart || $0.settings.continuesChoice }.count
  }

  /// Handles a choice at the last of its rows, which shows the mistake.
  func didChoose(by row: FormRow) {
    guard let position = rows.firstIndex(where: { $0 === row }) else { return }
    rows[group(at: position).upperBound - 1].didWrite()
  }

  /// Scrolls to the first row with a mistake in a draft, in all sections of the table view.
  ///
  /// - Returns: A Boolean value that indicates whether there's one.
  func showFirstMistake(in draft: any FollowedDraft) -> Bool {
    for source in dataSource?.formSources ?? [self] {
      let first = source.judged.first { $0.settings.field?.draft === draft && $0.mistakeForCommit != nil }
      guard let first else { continue }
      source.showWithMessage(first)
      return true
    }
    return false
  }

  /// Scrolls until a row and its message are visible.
  func showWithMessage(_ row: FormRow) {
    dataSource?.whenShown { [keyboard] owner in
      if keyboard.edited === row { return keyboard.showEditedRow() }
      // The row can have been removed since.
      guard row.isShown, owner.indexPath(of: FormItem(row)) != nil else { return }
      guard row.message != nil, let message = row.messageRow else { return owner.scroll(toRow: FormItem(row)) }
      // Scrolls to the row first if it's above the screen, and to its message first if it's below.
      let isAbove = owner.indexPath(of: FormItem(row)).flatMap { path in
        owner.tableView.map { $0.rectForRow(at: path).minY < $0.bounds.minY + $0.adjustedContentInset.top }
      }
      owner.scroll(toRow: FormItem(isAbove == true ? row : message))
    }
  }

  /// Scrolls until a row and its expanded part are visible.
  func showParts(of row: FormRow) {
    guard let position = rows.firstIndex(where: { $0 === row }), rows.indices.contains(position + 1) else { return }
    let part = rows[position + 1]
    guard part.settings.isPart, part.isShown else { return }
    dataSource?.whenShown { owner in
      if owner.indexPath(of: FormItem(part)) != nil { owner.scroll(toRow: FormItem(part)) }
    }
  }

  /// Scrolls to a row, and begins editing if the row accepts text.
  func focus(_ row: FormRow) {
    guard row.isShown else { return }
    dataSource?.whenShown { owner in
      guard row.isShown, owner.indexPath(of: FormItem(row)) != nil else { return }
      owner.whenOnScreen(.focus) { owner in
        guard row.isShown, owner.indexPath(of: FormItem(row)) != nil else { return }
        owner.scroll(toRow: FormItem(row), animated: false)
        _ = row.binding?.beginTyping()
      }
    }
  }

  /// Moves to the next or previous row that accepts text, of this section or another.
  ///
  /// - Returns: A Boolean value that indicates whether there's one.
  func focus(from row: FormRow, isForward: Bool) -> Bool {
    guard let next = self.row(from: row, isForward: isForward) else { return false }
    next.source?.focus(next)
    return true
  }

  /// Returns the next or previous row that accepts text.
  func row(from row: FormRow, isForward: Bool) -> FormRow? {
    func first(in rows: some Sequence<FormRow>) -> FormRow? {
      rows.first { $0.isShown && $0.isChangeable && $0.settings.isTyped }
    }
    let rows = rows
    guard let index = index(of: row) else { return nil }
    if let found = isForward ? first(in: rows[(index + 1)...]) : first(in: rows[..<index].reversed()) { return found }
    let sources = dataSource?.formSources ?? []
    guard let own = sources.firstIndex(where: { $0 === self }) else { return nil }
    let others = isForward ? Array(sources[(own + 1)...]) : sources[..<own].reversed()
    return others.lazy.compactMap { first(in: isForward ? $0.rows : $0.rows.reversed()) }.first
  }
}

extension LiveTable {
  /// The form sections, in order.
  var formSources: [FormSource] {
    groups.compactMap { $0.content.source as? FormSource }
  }
}
