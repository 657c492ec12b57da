public import Foundation

/// The type of a view controller's top and bottom layout guides, each of which is the strip at an edge that bars cover.
///
/// You can use it as an item of a constraint.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip, in points.
  var length: CGFloat { get }

  /// The strip's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The strip's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The strip's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The strip between an edge of a controller's view and the safe area.
@MainActor final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(atTopOf view: UIView) {
    isAtTop = true
    super.init()
    fill(view, from: view.topAnchor, to: view.safeAreaLayoutGuide.topAnchor)
  }

  init(atBottomOf view: UIView) {
    isAtTop = false
    super.init()
    fill(view, from: view.safeAreaLayoutGuide.bottomAnchor, to: view.bottomAnchor)
  }

  private func fill(_ view: UIView, from top: NSLayoutYAxisAnchor, to bottom: NSLayoutYAxisAnchor) {
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: top), bottomAnchor.constraint(equalTo: bottom),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  var length: CGFloat {
    guard let safeArea = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? safeArea.top : safeArea.bottom
  }
}
