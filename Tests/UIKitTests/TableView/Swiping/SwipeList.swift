import TestSupport

@_spi(Testing) @testable import UIKit

/// A list with rows that show actions when they are swiped; it records the calls that it receives.
final class SwipeList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [Int]
  var calls: [String] = []
  /// The titles of the actions of a row, the outermost first; nil for what the system shows.
  var trailing: (Int) -> [String]? = { _ in ["Flag", "More"] }
  var leading: (Int) -> [String]? = { _ in ["Read"] }
  var isFullSwipeAllowed = true
  var canEdit: (Int) -> Bool = { _ in true }
  var style = UITableViewCell.EditingStyle.delete
  var deleteTitle: String?
  /// Done when an action is to be performed: its title, its row and what to call at the end.
  var perform: (String, Int, @escaping (Bool) -> Void) -> Void = { _, _, end in end(true) }
  var willBegin: () -> Void = {}
  var didEnd: () -> Void = {}
  /// Gives an action its look.
  var dress: (UIContextualAction) -> Void = { _ in }
  var fill: (UITableViewCell, Int) -> Void = { cell, row in cell.textLabel?.text = "Row \(row)" }
  weak var table: UITableView?

  init(_ count: Int) { rows = Array(0..<count) }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Takes a row out of the list, and out of the table.
  func delete(_ row: Int, with animation: UITableView.RowAnimation = .none) {
    guard let index = rows.firstIndex(of: row) else { return }
    rows.remove(at: index)
    table?.deleteRows(at: [IndexPath(row: index, section: 0)], with: animation)
  }

  private func configuration(_ titles: [String]?, _ row: Int) -> UISwipeActionsConfiguration? {
    guard let titles else { return nil }
    let actions = titles.map { title in
      let style: UIContextualAction.Style = ["Delete", "删除", "حذف"].contains(title) ? .destructive : .normal
      let action = UIContextualAction(style: style, title: title) { [weak self] action, view, end in
        guard let self else { return }
        calls.append("perform \(action.title ?? "") \(row)")
        perform(title, row, end)
      }
      dress(action)
      return action
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = isFullSwipeAllowed
    return configuration
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
    (cell as? StateCell)?.tell = { [weak self] in self?.calls.append($0) }
    fill(cell, rows[indexPath.row])
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(rows[indexPath.row]) }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    let row = rows[indexPath.row]
    calls.append("commit \(editingStyle) \(row)")
    perform("commit", row) { _ in }
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    calls.append("leading \(rows[indexPath.row])")
    return configuration(leading(rows[indexPath.row]), rows[indexPath.row])
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    calls.append("trailing \(rows[indexPath.row])")
    return configuration(trailing(rows[indexPath.row]), rows[indexPath.row])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
    willBegin()
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    didEnd()
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(rows[indexPath.row])")
  }
}

/// A list that can delete rows, and says nothing else of editing.
final class DeletableList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 5
  var calls: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle) \(indexPath.row)")
    count -= 1
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

extension TableScene {
  /// Returns a table with rows of 44 points, which doesn't move until the test advances the time.
  static func swiped(
    _ source: any UITableViewDataSource & UITableViewDelegate, _ style: UITableView.Style = .plain,
    width: CGFloat = 390, height: CGFloat = 400
  ) -> TableScene {
    AnimationClock.shared.hold()
    let scene = TableScene(style, width: width, height: height)
    scene.window.setDeviceSafeArea(.zero)
    scene.table.register(StateCell.self, forCellReuseIdentifier: "state")
    scene.table.rowHeight = 44
    (source as? SwipeList)?.table = scene.table
    scene.show(source)
    _ = (source as? SwipeList)?.takeCalls()
    return scene
  }

  /// How far a row's content is from its place, to the right.
  func shift(_ row: Int) -> CGFloat? { cell(row).map { -$0.bounds.minX } }

  /// Drags a touch sideways over a row. The touch moves ten points farther than the row, because a drag takes these to begin.
  ///
  /// - Parameters:
  ///   - way: How far the row is to follow, to the right.
  ///   - pace: The seconds of each ten points.
  ///   - end: A closure that receives the touch and ends it.
  @discardableResult func swipe(
    _ row: Int, by way: CGFloat, from x: CGFloat = 200, pace: TimeInterval = 0.1, end: (Finger) -> Void = { $0.lift() }
  ) -> Finger {
    let finger = Finger(on: window)
    let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY - table.contentOffset.y
    finger.press(at: CGPoint(x: x, y: y))
    let sign: CGFloat = way < 0 ? -1 : 1
    finger.move(to: CGPoint(x: x + 10 * sign, y: y), duration: pace)
    var done: CGFloat = 0
    while done < abs(way) {
      done = min(done + 10, abs(way))
      finger.move(to: CGPoint(x: x + (10 + done) * sign, y: y), duration: pace)
    }
    if way == 0 { finger.hold(for: pace) }
    end(finger)
    return finger
  }

  /// Opens a row, and waits until it is.
  func open(_ row: Int, by way: CGFloat = -120) {
    swipe(row, by: way)
    settleAnimations()
  }

  /// Returns the buttons next to a row, the outermost first.
  func buttons(_ row: Int) -> [SwipeActionButton] { cell(row)?.swipeActions?.buttons ?? [] }

  /// The remains of a swipe, in words.
  var unrest: [String] {
    var left: [String] = []
    if table.swipe != nil { left.append("a row is swiped") }
    if table.isEditing { left.append("the table is edited") }
    for cell in table.visibleCells {
      let row = table.indexPath(for: cell)?.row ?? -1
      if cell.bounds.minX != 0 { left.append("row \(row) is at \(-cell.bounds.minX)") }
      if cell.swipeActions != nil { left.append("row \(row) has actions") }
      if cell.showingDeleteConfirmation { left.append("row \(row) asks") }
      if cell.clipsToBounds, table.style == .plain { left.append("row \(row) clips") }
    }
    return left
  }

  /// A Boolean value that indicates whether no row is pushed aside and nothing is left of a swipe.
  var isAtRest: Bool { unrest.isEmpty }
}
