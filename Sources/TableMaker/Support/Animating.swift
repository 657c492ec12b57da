import UIKit

extension UIView {
  /// Animates changes to views that respond to touches in the meantime, which UIKit's shorter calls prevent.
  ///
  /// - Parameter duration: The duration in seconds.
  static func animateResponsively(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes)
  }
}
