import UIKit

/// Makes room below a table's rows for the keyboard, and knows whether one is up.
///
/// A table view controller makes the room itself for its own table.
@MainActor final class KeyboardRoom {
  private weak var tableView: UITableView?
  private var tokens: [any NSObjectProtocol] = []
  /// The room that was added.
  private var added: CGFloat = 0
  /// Where the keyboard is on its screen, or will be; nil while there is none.
  private var keyboard: CGRect?
  /// Called in the animation in which the keyboard moves, with its length.
  var onMove: (_ duration: Double) -> Void = { _ in }

  /// The rooms of all tables, by table: those who want one share it.
  private static var all: [ObjectIdentifier: () -> KeyboardRoom?] = [:]

  /// Returns the room of a table, which exists as long as somebody keeps it.
  static func of(_ tableView: UITableView) -> KeyboardRoom {
    all = all.filter { $0.value() != nil }
    if let known = all[ObjectIdentifier(tableView)]?(), known.tableView === tableView { return known }
    let room = KeyboardRoom(tableView)
    all[ObjectIdentifier(tableView)] = { [weak room] in room }
    return room
  }

  private init(_ tableView: UITableView) {
    self.tableView = tableView
    let moves = UIResponder.keyboardWillChangeFrameNotification
    let moved = UIResponder.keyboardDidChangeFrameNotification
    let goes = UIResponder.keyboardWillHideNotification
    tokens = [moves, moved, goes].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let end = name == goes ? nil : note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let screen = note.object.map { ObjectIdentifier($0 as AnyObject) }
        onMainActor {
          guard name != moved else { self?.keyboardHasMoved(); return }
          self?.keyboardMoves(to: end, on: screen, in: duration ?? 0)
        }
      }
    }
  }

  isolated deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    if let tableView { add(0, to: tableView) }
  }

  /// A Boolean value that indicates whether a keyboard is on the table's screen.
  var isUp: Bool { keyboard != nil }

  /// - Parameters:
  ///   - end: Where the keyboard will be on its screen; nil if it goes.
  ///   - screen: Whose keyboard it is, which systems before iOS 16.1 do not say. That of another screen covers nothing here.
  private func keyboardMoves(to end: CGRect?, on screen: ObjectIdentifier?, in duration: Double) {
    guard let tableView else { return }
    guard let window = tableView.window else {
      // A page that is covered has the room of before until the keyboard goes, and no longer.
      if end == nil { forget(in: tableView) }
      return
    }
    guard screen == nil || screen == ObjectIdentifier(window.screen) else { return }
    let wasUp = isUp
    // A rectangle of NaN is nowhere.
    keyboard = end.flatMap { !$0.hasNaN && $0.intersects(window.screen.bounds) ? $0 : nil }
    guard isUp || wasUp else { return }
    let change = {
      self.fit(tableView, in: window)
      self.onMove(duration)
    }
    if duration > 0, duration.isFinite {
      UIView.animate(withDuration: duration, animations: change)
    } else {
      change()
    }
  }

  /// Takes room back that the page has made in the meantime, as with a layout guide.
  private func keyboardHasMoved() {
    if let tableView, let window = tableView.window, isUp { fit(tableView, in: window) }
  }

  private func forget(in tableView: UITableView) {
    keyboard = nil
    add(0, to: tableView)
  }

  private func fit(_ tableView: UITableView, in window: UIWindow) {
    if tableView.next is UITableViewController { return }
    add(keyboard.map { room(above: $0, in: tableView, of: window) } ?? 0, to: tableView)
  }

  /// How much of the table's rows the keyboard covers, beyond what is covered anyway.
  private func room(above keyboard: CGRect, in tableView: UITableView, of window: UIWindow) -> CGFloat {
    // The keyboard's rectangle is the screen's.
    let keyboard = keyboard.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
    let frame = tableView.convert(tableView.bounds, to: window)
    let covered = frame.intersection(keyboard)
    guard !covered.isNull, covered.height > 0 else { return 0 }
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
}

extension CGRect {
  /// A Boolean value that indicates whether one of its numbers is none.
  fileprivate var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

extension TableViewDataSource {
  /// Makes room for the keyboard if any of the groups is searched: the user can scroll the last results above it.
  func makeRoomForKeyboard(of groups: [SectionGroup]) {
    guard keyboardRoom == nil, let tableView, groups.contains(where: { $0.query != nil }) else { return }
    keyboardRoom = .of(tableView)
  }
}
