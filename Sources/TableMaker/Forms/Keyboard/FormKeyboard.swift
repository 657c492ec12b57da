import UIKit

/// Keeps the edited row visible while the keyboard is shown, and moves between rows.
@MainActor final class FormKeyboard {
  private weak var tableView: UITableView?
  private let room: KeyboardRoom?
  /// The row with the first responder.
  private(set) weak var edited: FormRow?
  let hasBar: Bool
  /// The bar above the keyboard, shared by all rows; `nil` if the chain turns it off.
  private(set) lazy var bar: FormKeyboardBar? = hasBar ? makeBar() : nil
  /// The bindings of the table view's text inputs, which need their return keys updated.
  private var texts: [WeakReference<CellBinding>] = []
  private var mostTexts = 64
  private var isRefreshingKeys = false

  /// The keyboards of all table views. The form sections of a table view share one.
  private static var all: [ObjectIdentifier: () -> FormKeyboard?] = [:]

  /// Returns a table view's keyboard, which its sections keep. Without a table view, it returns one that's never shown.
  static func of(_ tableView: UITableView?, hasBar: Bool) -> FormKeyboard {
    guard let tableView else { return FormKeyboard(nil, hasBar: hasBar) }
    all = all.filter { $0.value() != nil }
    if let known = all[ObjectIdentifier(tableView)]?(), known.tableView === tableView, known.hasBar == hasBar {
      return known
    }
    let keyboard = FormKeyboard(tableView, hasBar: hasBar)
    all[ObjectIdentifier(tableView)] = { [weak keyboard] in keyboard }
    return keyboard
  }

  private init(_ tableView: UITableView?, hasBar: Bool) {
    self.tableView = tableView
    self.hasBar = hasBar
    room = tableView.map { .of($0) }
    room?.onMove = { [weak self] duration in
      guard let self, isUp else { return }
      showEditedRow(knowsCaret: false)
      showEditedRowLater(in: duration)
    }
  }

  private func makeBar() -> FormKeyboardBar {
    let bar = FormKeyboardBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.move = { [weak self] isForward in
      guard let row = self?.edited else { return }
      _ = row.source?.focus(from: row, isForward: isForward)
    }
    bar.end = { [weak self] in self?.endEditing() }
    return bar
  }

  /// A Boolean value that indicates whether the keyboard is shown.
  var isUp: Bool { room?.isUp == true }

  // MARK: The edited row

  /// Handles the beginning of editing in a row.
  func begin(_ row: FormRow) {
    edited = row
    updateBar()
    dataSource?.updates.keepsInSight = { [weak self] in self?.keepInSight() }
    guard isUp else { return }
    showEditedRow(knowsCaret: false)
    showEditedRowLater()
  }

  /// Handles the end of editing in a row.
  func end(_ row: FormRow) {
    guard edited === row else { return }
    edited = nil
    dataSource?.updates.keepsInSight = nil
  }

  private var dataSource: LiveTable? { tableView?.liveTable }

  /// Dismisses the keyboard.
  func endEditing() { edited?.binding?.endEditing() }

  /// Keeps the return key of a text input up to date, as long as the binding exists.
  func follow(_ binding: CellBinding) {
    if texts.count >= mostTexts {
      texts.removeAll { $0.object == nil }
      mostTexts = max(64, 2 * texts.count)
    }
    texts.append(WeakReference(binding))
  }

  /// Updates the bar and the return keys to the rows that Return and the bar can reach.
  func updateBar() {
    refreshKeysLater()
    guard let edited, let bar, let source = edited.source else { return }
    bar.show(
      hasPrevious: source.row(from: edited, isForward: false) != nil,
      hasNext: source.row(from: edited, isForward: true) != nil)
  }

  /// Updates the return keys in the next turn, once for all rows that were inserted and deleted in this one.
  private func refreshKeysLater() {
    guard !isRefreshingKeys, !texts.isEmpty else { return }
    isRefreshingKeys = true
    Task { @MainActor [weak self] in
      self?.isRefreshingKeys = false
      for text in self?.texts ?? [] { text.object?.showReturnKey() }
    }
  }

  // MARK: Visibility

  /// Returns a closure that keeps the edited row visible through an update; `nil` if the user or the app has scrolled
  /// it away.
  private func keepInSight() -> (() -> Void)? {
    guard isUp, let tableView, let dataSource, dataSource.scrollGoal == nil, let path = editedPath(in: tableView) else {
      return nil
    }
    let visible = tableView.bounds.inset(by: tableView.adjustedContentInset)
    guard tableView.rectForRow(at: path).intersects(visible) else { return nil }
    return { [weak self] in self?.showEditedRow() }
  }

  /// Scrolls to the edited row if the keyboard is shown, because its height changed or a message appeared below it.
  func showEditedRow() {
    if isUp { showEditedRow(knowsCaret: true) }
  }

  /// Scrolls to the edited row in the next turn, when the tap has set the insertion point and a table view controller
  /// has adjusted its insets.
  private func showEditedRowLater(in duration: Double = 0) {
    let show: @MainActor () -> Void = { [weak self] in
      guard let self, isUp, tableView?.isDragging == false else { return }
      guard duration > 0, duration.isFinite else { return showEditedRow(knowsCaret: true) }
      UIView.animateResponsively(for: duration) { self.showEditedRow(knowsCaret: true) }
    }
    if let dataSource {
      dataSource.postpone { _ in show() }
    } else {
      Task { @MainActor in show() }
    }
  }

  /// Scrolls to the edited row and the message below it. If they're too tall, it scrolls to the insertion point.
  ///
  /// - Parameter knowsCaret: A Boolean value that indicates whether the insertion point is where the user wants it. If
  ///   it's `false`, the method doesn't scroll to it.
  private func showEditedRow(knowsCaret: Bool) {
    // A cell that's removed in an update ends its editing during that update.
    if let dataSource, dataSource.isAnswering || dataSource.updates.isApplying { return }
    guard let tableView, let path = editedPath(in: tableView) else { return }
    tableView.layoutIfNeeded()
    let row = tableView.rectForRow(at: path)
    var areas = [row]
    let binding = edited?.binding
    let control = binding?.control.map { $0.convert($0.bounds, to: tableView) }
    if let control { areas.append(control.insetBy(dx: 0, dy: -4).intersection(row)) }
    let next = IndexPath(row: path.row + 1, section: path.section)
    if next.row < tableView.numberOfRows(inSection: next.section),
      tableView.cellForRow(at: next) is MessageFormCell
    {
      areas = areas.map { $0.union(tableView.rectForRow(at: next)) } + areas
    }
    let room = tableView.bounds.inset(by: tableView.adjustedContentInset).height
    if let area = areas.first(where: { $0.height <= room }) {
      return tableView.scrollRectToVisible(area, animated: false)
    }
    guard knowsCaret, let area = binding?.caret(in: tableView) ?? areas.last else { return }
    tableView.scrollRectToVisible(area, animated: false)
  }

  /// Returns the index path of the edited row; for a form's row, also while it's off screen.
  private func editedPath(in tableView: UITableView) -> IndexPath? {
    if let edited { return dataSource?.indexPath(of: FormItem(edited)) }
    return tableView.visibleCells.first { $0.isFirstResponderInside }.flatMap { tableView.indexPath(for: $0) }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view or one of its subviews is the first responder.
  var isFirstResponderInside: Bool {
    isFirstResponder || subviews.contains(where: \.isFirstResponderInside)
  }
}

extension CellBinding {
  /// Returns the frame of a text view's insertion point.
  fileprivate func caret(in tableView: UITableView) -> CGRect? {
    guard let text = control as? UITextView, let end = text.selectedTextRange?.end else { return nil }
    return text.convert(text.caretRect(for: end), to: tableView)
  }
}
