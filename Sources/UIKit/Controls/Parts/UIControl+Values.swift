import Foundation

extension UIControl {
  /// Sends the event for a value that the user changed.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The alpha of a disabled control. Assumed from how it looks, because Apple doesn't document a number.
  static let disabledAlpha: CGFloat = 0.5
}

extension UIView {
  /// Applies changes to a control, with or without animation. Outside of a window, they aren't animated.
  func change(animated: Bool, duration: TimeInterval = 0.25, _ changes: @escaping () -> Void) {
    guard animated, enclosingWindow != nil else { return changes() }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension ContentPriorities {
  /// The priorities of content that doesn't grow or shrink.
  static let controlOfFixedSize = ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
}

extension CGRect {
  /// Returns the rectangle mirrored at the vertical center line of another rectangle.
  func mirrored(in whole: CGRect) -> CGRect {
    CGRect(x: whole.minX + whole.maxX - maxX, y: minY, width: width, height: height)
  }
}
