public import Foundation

extension UIWindow {
  /// Posted after a window has become the one that keys go to; the object is the window.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted after keys have begun to go to another window; the object is the window that had them.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  /// The window that keys go to.
  private(set) static weak var keyWindow: UIWindow?

  /// Takes the keys from the window that had them.
  func takeKey() {
    let old = UIWindow.keyWindow
    guard old !== self, canBecomeKey else { return }
    UIWindow.keyWindow = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Takes the keys for a view that wants text, if the window is shown.
  func becomeKeyForInput() {
    if !isHidden { takeKey() }
  }

  /// Lets keys go nowhere, since the window is hidden.
  func giveUpKey() {
    guard UIWindow.keyWindow === self else { return }
    UIWindow.keyWindow = nil
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
}
