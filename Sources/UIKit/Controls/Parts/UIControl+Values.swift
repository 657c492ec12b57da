import Foundation

extension UIControl {
  /// Tells that the user changed the value.
  func sendValueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// How much a disabled control shows of itself (assumed: half, as it looks; Apple says no number).
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
  /// Of what is neither to grow nor to shrink.
  static let controlOfFixedSize = ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
}

extension CGRect {
  /// The rectangle as it lies in a mirror that stands in the middle of another one.
  func mirrored(in whole: CGRect) -> CGRect {
    CGRect(x: whole.minX + whole.maxX - maxX, y: minY, width: width, height: height)
  }
}
