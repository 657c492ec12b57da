@_spi(Testing) @testable import UIKit

/// A list that is edited: it writes down what it is to commit, and how its cells change their states.
final class EditedList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var styles: [UITableViewCell.EditingStyle]
  var calls: [String] = []
  var title: String?
  var fill: (UITableViewCell, Int) -> Void = { cell, row in cell.textLabel?.text = "Row \(row)" }
  /// Done when the table has something committed.
  var commit: (UITableView, IndexPath) -> Void = { _, _ in }

  init(_ styles: [UITableViewCell.EditingStyle]) { self.styles = styles }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { styles.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
    (cell as? StateCell)?.tell = { [unowned self] in calls.append($0) }
    fill(cell, indexPath.row)
    return cell
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle) \(indexPath.row)")
    commit(tableView, indexPath)
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[indexPath.row] }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { title }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
}

/// A cell that records its states.
final class StateCell: UITableViewCell {
  var tell: (String) -> Void = { _ in }

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    tell("will \(state.rawValue)")
  }

  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    tell("did \(state.rawValue)")
  }
}

extension TableScene {
  /// Returns a table in editing mode with rows of 44 points, which doesn't move until the test advances the time.
  static func edited(
    _ list: EditedList, _ style: UITableView.Style = .plain, width: CGFloat = 390, height: CGFloat = 400
  ) -> TableScene {
    AnimationClock.shared.hold()
    let scene = TableScene(style, width: width, height: height)
    scene.window.setDeviceSafeArea(.zero)
    scene.table.register(StateCell.self, forCellReuseIdentifier: "state")
    scene.table.isEditing = true
    scene.table.rowHeight = 44
    scene.show(list)
    _ = list.takeCalls()
    return scene
  }

  /// The table's only cell that asks whether its row is to be deleted.
  var confirming: [UITableViewCell] { table.visibleCells.filter(\.showingDeleteConfirmation) }
}
