import Foundation

extension UIStackView {
  func isArranged(_ view: UIView) -> Bool { arrangedViews.contains { $0 === view } }

  func arrange(_ view: UIView, at index: Int) {
    if index < 0 || index > arrangedViews.count {
      raise(
        .internalInconsistency,
        """
        index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \
        \(arrangedViews.count)
        """)
    }
    if let old = arrangedViews.firstIndex(where: { $0 === view }) { arrangedViews.remove(at: old) }
    arrangedViews.insert(view, at: min(index, arrangedViews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
  }

  func leave(_ view: UIView) {
    guard let index = arrangedViews.firstIndex(where: { $0 === view }) else { return }
    arrangedViews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangement.remove(mentioning: view)
    setNeedsUpdateConstraints()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard isArranged(view) else { return }
    let spacing = spacing == UIStackView.spacingUseDefault ? nil : spacing
    let key = ObjectIdentifier(view)
    guard customSpacings[key] != spacing else { return }
    customSpacings[key] = spacing
    setNeedsUpdateConstraints()
  }

  /// Updates the constraints for the current settings.
  func rearrange() {
    var plan = StackPlan(self)
    plan.make()
    arrangement.become(plan.links)
    discardGuides(spanner: plan.usesSpanner, gapsAfter: plan.spread)
  }

  /// The number of stack views that contain this one. Outer ambiguity is resolved first.
  var nesting: Int {
    var count = 0
    var view: UIView = self
    while let stack = view.superview as? UIStackView, stack.isArranged(view) {
      count += 1
      view = stack
    }
    return count
  }

  func depthChanged() {
    setNeedsUpdateConstraints()
    for case let stack as UIStackView in arrangedViews { stack.depthChanged() }
  }
}

// Guides are created on first use and removed when no constraint uses them.
extension UIStackView {
  var spannerMade: _UILayoutSpacer {
    if let alignmentSpanner { return alignmentSpanner }
    let guide = _UILayoutSpacer()
    guide.identifier = "UISV-alignment-spanner"
    addLayoutGuide(guide)
    alignmentSpanner = guide
    return guide
  }

  func gapGuide(after view: UIView) -> _UIOLAGapGuide {
    let key = ObjectIdentifier(view)
    if let guide = gapGuides[key] { return guide }
    let guide = _UIOLAGapGuide()
    guide.identifier = "UISV-distributing"
    addLayoutGuide(guide)
    gapGuides[key] = guide
    return guide
  }

  private func discardGuides(spanner isSpannerUsed: Bool, gapsAfter views: ArraySlice<UIView>) {
    if !isSpannerUsed, let guide = alignmentSpanner {
      removeLayoutGuide(guide)
      alignmentSpanner = nil
    }
    guard gapGuides.count > views.count else { return }
    var unused = gapGuides
    for view in views { unused[ObjectIdentifier(view)] = nil }
    for (key, guide) in unused {
      removeLayoutGuide(guide)
      gapGuides[key] = nil
    }
  }
}

extension UIStackView {
  /// Returns the view with the stack view's baseline, or the stack view itself if it shows no view.
  func viewForBaseline(isFirst: Bool) -> UIView {
    let visible = arrangedViews.filter { !$0.isHidden }
    let view: UIView? =
      switch axis {
      case .vertical: isFirst ? visible.first : visible.last
      case .horizontal: visible.max { UIStackView.naturalHeight(of: $0) < UIStackView.naturalHeight(of: $1) }
      }
    guard let view else { return self }
    return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }

  /// Returns the intrinsic height of a view, or else its current height.
  private static func naturalHeight(of view: UIView) -> CGFloat {
    let height = view.intrinsicContentSize.height
    if height != UIView.noIntrinsicMetric { return height }
    guard let stack = view as? UIStackView else { return view.bounds.height }
    let heights = stack.arrangedViews.filter { !$0.isHidden }.map(naturalHeight)
    return stack.axis == .vertical ? heights.reduce(0, +) : heights.max() ?? 0
  }
}
