@testable import UIKit

/// A view with an intrinsic content size.
@MainActor final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  var insets = UIEdgeInsets.zero
  private(set) var askedCount = 0

  init(width: CGFloat, height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    askedCount += 1
    return size
  }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A view that flows: squares of 10 points, in as many rows as the width makes necessary.
@MainActor final class FlowView: UIView, WidthDependentHeight {
  var count: Int {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ count: Int) {
    self.count = count
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    count = 0
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: count * 10, height: 10) }

  var heightDependsOnWidth: Bool { true }

  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicSize(forWidth: width).height }

  func intrinsicSize(forWidth width: CGFloat) -> CGSize {
    let columns = max(1, min(count, Int(width / 10)))
    return CGSize(width: columns * 10, height: (count + columns - 1) / columns * 10)
  }
}

extension UIView {
  /// Adds subviews that are placed by constraints only.
  func addConstrained(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Pins the edges to the superview's, `inset` points inside.
  func pinEdges(_ inset: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }
}
