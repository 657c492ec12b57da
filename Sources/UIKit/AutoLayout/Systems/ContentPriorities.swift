/// The priorities with which a view resists growing (hugging) and shrinking (compression resistance) from its intrinsic
/// size.
struct ContentPriorities: Equatable {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalResistance : verticalResistance
  }

  mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
  }

  mutating func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalResistance = priority } else { verticalResistance = priority }
  }
}

extension UIView {
  /// The current priorities of the content's size.
  var effectiveContentPriorities: ContentPriorities { layoutState?.contentPriorities ?? defaultContentPriorities }

  func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
    let old = effectiveContentPriorities
    var new = old
    change(&new)
    guard new != old else { return }
    madeLayoutState.contentPriorities = new
    layoutTraitsChanged()
  }

  /// A Boolean value that indicates whether the content's height depends on the view's width.
  var dependsHeightOnWidth: Bool { (self as? any WidthDependentHeight)?.heightDependsOnWidth ?? false }
}
