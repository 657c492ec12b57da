import UIKit

/// Makes room below a table's rows for the keyboard, and keeps the row in sight that is typed into.
///
/// A table view controller does so by itself for its own table, which is left to it.
@MainActor final class FormKeyboard {
  private weak var tableView: UITableView?
  private var tokens: [any NSObjectProtocol] = []
  /// The room that was added.
  private var added: CGFloat = 0

  /// The keyboards of all tables, by table: sections of rows share their table's.
  private static var all: [ObjectIdentifier: () -> FormKeyboard?] = [:]

  /// What makes room in a table; to be kept by its sections.
  static func of(_ tableView: UITableView) -> FormKeyboard {
    all = all.filter { $0.value() != nil }
    if let known = all[ObjectIdentifier(tableView)]?(), known.tableView === tableView { return known }
    let keyboard = FormKeyboard(tableView)
    all[ObjectIdentifier(tableView)] = { [weak keyboard] in keyboard }
    return keyboard
  }

  private init(_ tableView: UITableView) {
    self.tableView = tableView
    tokens = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification].map { name in
      let isGoing = name == UIResponder.keyboardWillHideNotification
      return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        MainActor.assumeIsolated { self?.keyboardMoves(to: isGoing ? nil : end, in: duration ?? 0) }
      }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    restore()
  }

  /// - Parameter end: Where the keyboard will be on the screen; nil if it goes.
  private func keyboardMoves(to end: CGRect?, in duration: Double) {
    guard let tableView, let window = tableView.window, !(tableView.next is UITableViewController) else { return }
    let room = end.map { self.room(above: $0, in: tableView, of: window) } ?? 0
    guard room != added || room > 0 else { return }
    let change = {
      self.add(room, to: tableView)
      if room > 0 { self.showEditedRow(in: tableView) }
    }
    if duration > 0 { UIView.animate(withDuration: duration, animations: change) } else { change() }
  }

  /// How much of the table's rows the keyboard covers, beyond what is covered anyway.
  private func room(above end: CGRect, in tableView: UITableView, of window: UIWindow) -> CGFloat {
    // The keyboard's rectangle is the screen's.
    let keyboard = end.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    let covered = tableView.convert(tableView.bounds, to: window).intersection(keyboard)
    guard !covered.isNull, covered.height > 0 else { return 0 }
    let frame = tableView.convert(tableView.bounds, to: window)
    let already = tableView.adjustedContentInset.bottom - tableView.contentInset.bottom
    return max(0, frame.maxY - covered.minY - already)
  }

  private func add(_ room: CGFloat, to tableView: UITableView) {
    let change = room - added
    added = room
    guard change != 0 else { return }
    tableView.contentInset.bottom += change
    tableView.verticalScrollIndicatorInsets.bottom += change
  }

  private func restore() {
    if let tableView, added > 0 { add(0, to: tableView) }
  }

  /// Scrolls to the row that is typed into, with what stands below it of a mistake.
  private func showEditedRow(in tableView: UITableView) {
    let edited = tableView.visibleCells.first { $0.isFirstResponderInside }
    guard let cell = edited, let path = tableView.indexPath(for: cell) else { return }
    tableView.layoutIfNeeded()
    var area = tableView.rectForRow(at: path)
    let next = IndexPath(row: path.row + 1, section: path.section)
    if next.row < tableView.numberOfRows(inSection: next.section),
      tableView.cellForRow(at: next) is MessageFormCell
    {
      area = area.union(tableView.rectForRow(at: next))
    }
    tableView.scrollRectToVisible(area, animated: false)
  }
}

extension UIView {
  /// Whether the view, or one in it, is typed into.
  fileprivate var isFirstResponderInside: Bool {
    isFirstResponder || subviews.contains(where: \.isFirstResponderInside)
  }
}
