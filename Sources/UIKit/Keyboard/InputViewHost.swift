extension UIWindow {
  /// Called when another responder of the window became first, or none is, or its input views have changed.
  ///
  /// It is called before the new one's delegate hears that editing has begun, and once where one responder takes the place
  /// of another.
  ///
  /// - Parameters:
  ///   - old: The one before; the same as the new one if only its input views have changed.
  ///   - new: The one now; nil for none.
  func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {}
}
