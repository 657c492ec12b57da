import UIKit

/// Makes room below a table's rows for the keyboard, and keeps the row in sight that is typed into.
///
/// A table view controller does so by itself for its own table, which is left to it.
@MainActor final class FormKeyboard {
  private weak var tableView: UITableView?
  private var tokens: [any NSObjectProtocol] = []
  /// The room that was added.
  private var added: CGFloat = 0
  /// The row that is typed into.
  private(set) weak var edited: FormRow?
  /// The bar above the keyboard, which all rows that are typed into share; nil where the chain wants none.
  let bar: FormKeyboardBar?

  /// The keyboards of all tables, by table: sections of rows share their table's.
  private static var all: [ObjectIdentifier: () -> FormKeyboard?] = [:]

  /// What makes room in a table; to be kept by its sections.
  static func of(_ tableView: UITableView, hasBar: Bool) -> FormKeyboard {
    all = all.filter { $0.value() != nil }
    if let known = all[ObjectIdentifier(tableView)]?(), known.tableView === tableView, (known.bar != nil) == hasBar {
      return known
    }
    let keyboard = FormKeyboard(tableView, hasBar: hasBar)
    all[ObjectIdentifier(tableView)] = { [weak keyboard] in keyboard }
    return keyboard
  }

  private init(_ tableView: UITableView, hasBar: Bool) {
    self.tableView = tableView
    bar = hasBar ? FormKeyboardBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) : nil
    bar?.move = { [weak self] isForward in
      guard let row = self?.edited else { return }
      _ = row.source?.focus(from: row, isForward: isForward)
    }
    bar?.end = { [weak self] in self?.endEditing() }
    tokens = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification].map { name in
      let isGoing = name == UIResponder.keyboardWillHideNotification
      return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let screen = note.object.map { ObjectIdentifier($0 as AnyObject) }
        MainActor.assumeIsolated { self?.keyboardMoves(to: isGoing ? nil : end, on: screen, in: duration ?? 0) }
      }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    restore()
  }

  /// - Parameters:
  ///   - end: Where the keyboard will be on its screen; nil if it goes.
  ///   - screen: Whose keyboard it is, which systems before iOS 16.1 do not say. That of another screen covers nothing here.
  private func keyboardMoves(to end: CGRect?, on screen: ObjectIdentifier?, in duration: Double) {
    guard let tableView, let window = tableView.window, !(tableView.next is UITableViewController) else { return }
    guard screen == nil || screen == ObjectIdentifier(window.screen) else { return }
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

  /// Whether the keyboard covers rows, so that room was made.
  var isUp: Bool { added > 0 }

  // MARK: The row that is typed into

  /// A row is typed into from now on.
  func begin(_ row: FormRow) {
    edited = row
    updateBar()
    if isUp, let tableView { showEditedRow(in: tableView) }
  }

  /// A row is not typed into any more.
  func end(_ row: FormRow) {
    if edited === row { edited = nil }
  }

  /// Lets the keyboard go.
  func endEditing() { edited?.binding?.endEditing() }

  /// Says in the bar which ways there are from the row that is typed into.
  func updateBar() {
    guard let bar, let edited, let source = edited.source else { return }
    bar.show(
      hasPrevious: source.row(from: edited, isForward: false) != nil,
      hasNext: source.row(from: edited, isForward: true) != nil)
  }

  /// Has the row that is typed into be seen, if the keyboard is up: it has become higher, or a message has come below it.
  func showEditedRow() {
    guard isUp, let tableView else { return }
    showEditedRow(in: tableView)
  }

  /// Scrolls to the row that is typed into, with what stands below it of a mistake; of rows that are too high for that, to what is typed.
  private func showEditedRow(in tableView: UITableView) {
    let edited = edited?.binding?.cell ?? tableView.visibleCells.first { $0.isFirstResponderInside }
    guard let cell = edited, let path = tableView.indexPath(for: cell) else { return }
    tableView.layoutIfNeeded()
    let row = tableView.rectForRow(at: path)
    var areas = [row]
    let control = self.edited?.binding?.control.map { $0.convert($0.bounds, to: tableView) }
    if let control { areas.append(control.insetBy(dx: 0, dy: -4).intersection(row)) }
    let next = IndexPath(row: path.row + 1, section: path.section)
    if next.row < tableView.numberOfRows(inSection: next.section),
      tableView.cellForRow(at: next) is MessageFormCell
    {
      areas = areas.map { $0.union(tableView.rectForRow(at: next)) } + areas
    }
    if let caret = self.edited?.binding?.caret(in: tableView) { areas.append(caret) }
    let room = tableView.bounds.inset(by: tableView.adjustedContentInset).height
    guard let area = areas.first(where: { $0.height <= room }) ?? areas.last else { return }
    tableView.scrollRectToVisible(area, animated: false)
  }
}

extension UIView {
  /// Whether the view, or one in it, is typed into.
  fileprivate var isFirstResponderInside: Bool {
    isFirstResponder || subviews.contains(where: \.isFirstResponderInside)
  }
}

extension CellBinding {
  /// Where the insertion point of a text view stands.
  fileprivate func caret(in tableView: UITableView) -> CGRect? {
    guard let text = control as? UITextView, let end = text.selectedTextRange?.end else { return nil }
    return text.convert(text.caretRect(for: end), to: tableView)
  }
}
