import Foundation

/// The edit menu of a window, and the touch that last closed one.
@MainActor struct EditMenuState {
  weak var menu: EditMenuView?
  /// The time of that touch, in the clock's seconds.
  var dismissed: TimeInterval = -.infinity
}

extension UIWindow {
  var editMenu: EditMenuView? {
    get { editMenuState.menu }
    set { editMenuState.menu = newValue }
  }

  /// Closes the edit menu when a touch begins outside of it.
  func dismissEditMenu(for event: UIEvent) {
    guard let menu = editMenu else { return }
    let isBeside = event.touches.contains { touch in
      touch.phase == .began && touch.view == nil && hitTest(touch.position, with: event)?.isDescendant(of: menu) != true
    }
    guard isBeside else { return }
    editMenuState.dismissed = AnimationClock.shared.now
    menu.dismiss(animated: true)
  }
}
