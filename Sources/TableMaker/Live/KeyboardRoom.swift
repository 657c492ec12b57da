import UIKit

/// Adds an inset below a table view's rows for the keyboard, and knows whether a keyboard is on screen.
///
/// A table view controller adds the inset for its own table view.
@MainActor final class KeyboardRoom {
  private weak var tableView: UITableView?
  private var tokens: [any NSObjectProtocol] = []
  /// The inset that was added.
  private var added: CGFloat = 0
  /// The keyboard's present or future frame on its screen, or `nil` if there is no keyboard.
  private var keyboard: CGRect?
  /// A closure that's called in the keyboard's animation, with the animation's duration.
  var onMove: (_ duration: Double) -> Void = { _ in }

  /// The insets of all table views, because several objects can share one.
  private static var all: [ObjectIdentifier: () -> KeyboardRoom?] = [:]

  /// Returns the shared inset of a table view, which exists as long as someone holds it.
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

  /// A Boolean value that indicates whether a keyboard is on the table view's screen.
  var isUp: Bool { keyboard != nil }

  /// - Parameters:
  ///   - end: The keyboard's future frame on its screen, or `nil` if it's dismissed.
  ///   - screen: The keyboard's screen, which systems before iOS 16.1 don't provide. A keyboard on another screen
  ///     covers nothing here.
  private func keyboardMoves(to end: CGRect?, on screen: ObjectIdentifier?, in duration: Double) {
    guard let tableView else { return }
    guard let window = tableView.window else {
      // A covered page keeps its inset until the keyboard is dismissed.
      if end == nil { forget(in: tableView) }
      return
    }
    guard screen == nil || screen == ObjectIdentifier(window.screen) else { return }
    let wasUp = isUp
    // A rectangle with NaN has no location.
    keyboard = end.flatMap { !$0.hasNaN && $0.intersects(window.screen.bounds) ? $0 : nil }
    guard isUp || wasUp else { return }
    let change = {
      self.fit(tableView, in: window)
      self.onMove(duration)
    }
    if duration > 0, duration.isFinite {
      UIView.animateResponsively(for: duration, change)
    } else {
      change()
    }
  }

  /// Adjusts the inset if the page has avoided the keyboard in the meantime, such as with a layout guide, or has another
  /// safe area.
  private func keyboardHasMoved() {
    if let tableView, let window = tableView.window, isUp { fit(tableView, in: window) }
  }

  /// Adjusts the inset of a table view because its safe area or size may have changed, for example with a bar of the app.
  static func geometryMayHaveChanged(of tableView: UITableView) {
    // No notification reports how far the user has pulled the keyboard, so the known frame may no longer cover the rows.
    if tableView.isHeld, tableView.keyboardDismissMode.isInteractive { return }
    all[ObjectIdentifier(tableView)]?()?.keyboardHasMoved()
  }

  private func forget(in tableView: UITableView) {
    keyboard = nil
    add(0, to: tableView)
  }

  private func fit(_ tableView: UITableView, in window: UIWindow) {
    if tableView.next is UITableViewController { return }
    add(keyboard.map { room(above: $0, in: tableView, of: window) } ?? 0, to: tableView)
  }

  /// Returns the height of the rows that the keyboard covers, without the part that's covered anyway.
  private func room(above keyboard: CGRect, in tableView: UITableView, of window: UIWindow) -> CGFloat {
    // The keyboard's frame is in the screen's coordinates.
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
  /// A Boolean value that indicates whether the rectangle contains NaN.
  fileprivate var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

extension UIScrollView.KeyboardDismissMode {
  /// A Boolean value that indicates whether the keyboard follows a touch.
  fileprivate var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
}

extension LiveTable {
  /// Adds an inset for the keyboard if any of the groups is searched, so that the user can scroll the last results
  /// above it.
  func makeRoomForKeyboard(of groups: [SectionGroup]) {
    guard keyboardRoom == nil, let tableView,
      settings.scrollAnchor == .bottom || groups.contains(where: { $0.query != nil })
    else { return }
    keyboardRoom = .of(tableView)
  }
}
