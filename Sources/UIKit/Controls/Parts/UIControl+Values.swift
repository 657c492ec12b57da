import Foundation

extension UIControl {
  /// Sends the event for a value that the user changed.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The alpha of a disabled control (assumed: half, as it looks; Apple says no number).
  static let disabledAlpha: CGFloat = 0.5
}

extension UIView {
  /// Changes what a control shows, at once or over a time; one that is in no window changes at once.
  func change(animated: Bool, duration: TimeInterval = 0.25, _ changes: @escaping () -> Void) {
    guard animated, enclosingWindow != nil else { return changes() }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension ContentPriorities {
  /// The priorities of content that is neither to grow nor to shrink.
  static let controlOfFixedSize = ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
}

extension CGRect {
  /// The rectangle as it lies in a mirror that stands in the middle of another one.
  func mirrored(in whole: CGRect) -> CGRect {
    CGRect(x: whole.minX + whole.maxX - maxX, y: minY, width: width, height: height)
  }
}
