import Foundation

@testable import UIKit

/// A view that asks for a size and has baselines.
@MainActor final class Box: UIView {
  var natural = CGSize.zero {
    didSet { if natural != oldValue { invalidateIntrinsicContentSize() } }
  }
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  /// A Boolean value that indicates whether the view asks for its size at all.
  var asks = true

  convenience init(_ item: StackCase.Item) {
    self.init(frame: .zero)
    take(item)
  }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(StackCase.Item(size: CGSize(width: width, height: height)))
  }

  func take(_ item: StackCase.Item) {
    natural = item.size
    ascent = item.ascent
    descent = item.descent
    isHidden = item.isHidden
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(item.hugging), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(item.compression), for: axis)
    }
  }

  override var intrinsicContentSize: CGSize {
    asks ? natural : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  override var firstBaselineOffsetFromTop: CGFloat { ascent }
  override var lastBaselineOffsetFromBottom: CGFloat { descent }
}
