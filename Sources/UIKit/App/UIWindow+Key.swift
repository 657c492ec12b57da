public import Foundation

extension UIWindow {
  /// The notification posted after a window becomes the key window, with the window as its object.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// The notification posted after a window stops being the key window, with the window as its object.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }

  /// The key window, which receives key presses.
  private(set) static weak var keyWindow: UIWindow?

  /// Makes this window the key window.
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

  /// Makes this window the key window for a view that receives text, if the window is visible.
  func becomeKeyForInput() {
    if !isHidden { takeKey() }
  }

  /// Stops being the key window because the window is hidden.
  func giveUpKey() {
    guard UIWindow.keyWindow === self else { return }
    UIWindow.keyWindow = nil
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
}
