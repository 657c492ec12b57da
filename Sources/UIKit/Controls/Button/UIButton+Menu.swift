import Foundation

// The menu of a button appears immediately if it's the primary action, and otherwise after a long press.
extension UIButton {
  func menuChanged() {
    guard menu != nil, menuPress == nil else { return }
    let press = ContextMenuGestureRecognizer()
    press.isIdle = { [weak self] in
      guard let self else { return true }
      return menu == nil || showsMenuAsPrimaryAction || !isEnabled
    }
    press.mayShowMenu = { [weak self] in self?.menu?.children.isEmpty == false && self?.window != nil }
    press.action = { [weak self] press in
      guard let self else { return }
      switch press.state {
      case .began: trackedMenu = showMenu(under: nil)
      case .changed: trackedMenu?.follow(press.location(in: nil))
      case .ended:
        trackedMenu?.release()
        trackedMenu = nil
      case .cancelled, .failed:
        trackedMenu?.follow(nil as CGPoint?)
        trackedMenu = nil
      case .possible: break
      }
    }
    menuPress = press
    addGestureRecognizer(press)
  }

  /// Shows the menu.
  ///
  /// - Parameter touch: The touch that opens the menu, and that can slide to one of its elements.
  func showMenu(under touch: UITouch?) -> MenuOverlayView? {
    guard let menu, !menu.children.isEmpty, window != nil else { return nil }
    sendActions(for: .menuActionTriggered)
    // A handler of the event can remove the button or replace its menu.
    guard let menu = self.menu, let window else { return nil }
    let overlay = MenuOverlayView(menu, preview: nil, at: convert(bounds, to: nil))
    overlay.sender = menuSender ?? self
    overlay.trackedFrom = touch?.location(in: nil)
    overlay.present(in: window, ContextMenuAnimator(nil))
    return overlay
  }
}
