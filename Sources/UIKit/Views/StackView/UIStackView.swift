public import Foundation

/// A view that arranges views in a row or column with constraints that it keeps up to date.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title, time])
/// row.alignment = .firstBaseline
/// row.spacing = 8
/// ```
///
/// Changes of the arrangement (its views, their `isHidden`, a spacing, or a setting) take effect in the next pass of
/// `updateConstraints`, which changes only the affected constraints.
@MainActor @preconcurrency open class UIStackView: UIView {
  var arrangedViews: [UIView] = []
  /// The custom spacings after views.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The active constraints.
  var arrangement = StackConstraints()
  /// A guide that spans the views across the axis, if they aren't as large as the stack view.
  var alignmentSpanner: _UILayoutSpacer?
  /// The guides between neighbors or their centers in a spread distribution, by the first of the two views.
  var gapGuides: [ObjectIdentifier: _UIOLAGapGuide] = [:]

  /// Creates an empty stack view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack view.
  ///
  /// The coder isn't used because Linux has no archives of views.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack view that arranges views, and adds them as subviews.
  ///
  /// - Parameter views: The views, from the leading or top end.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The arranged views, including hidden ones, from the leading or top end.
  ///
  /// All are subviews.
  open var arrangedSubviews: [UIView] { arrangedViews }

  /// Appends a view to the arranged views, and adds it as the frontmost subview if it isn't a subview.
  ///
  /// - Parameter view: The view. Its `translatesAutoresizingMaskIntoConstraints` becomes `false`.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedViews.count) }

  /// Inserts a view into the arranged views, and adds it as the frontmost subview if it isn't a subview.
  ///
  /// - Parameters:
  ///   - view: The view. If it's already arranged, it moves but keeps its place among the subviews.
  ///   - stackIndex: The index in `arrangedSubviews`. Crashes if it's out of range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// Removes a view from the arranged views.
  ///
  /// It stays a subview in its place until you move or remove it.
  ///
  /// - Parameter view: The view. If it isn't arranged, nothing happens.
  open func removeArrangedSubview(_ view: UIView) { leave(view) }

  /// Called before a subview is removed.
  ///
  /// It's removed from the arranged views as well.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    leave(subview)
  }

  // MARK: Settings

  /// The axis of the views: horizontal for a row or vertical for a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distance between neighbors in points, or the minimum distance in a spread distribution.
  ///
  /// Negative values overlap views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// A Boolean value that indicates whether a column's spacing is from last baseline to first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// A Boolean value that indicates whether the views are within the stack view's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Sets the distance between a view and the next visible one, in points.
  ///
  /// It stays when the view moves within the stack view, and it's lost when the view leaves.
  ///
  /// - Parameters:
  ///   - spacing: The distance, or `spacingUseDefault` to restore the stack view's spacing.
  ///   - arrangedSubview: The view. If it isn't arranged, nothing happens.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }

  /// Returns the custom distance after a view in points, or `spacingUseDefault` if there's none.
  ///
  /// - Parameter arrangedSubview: The view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Layout

  /// A Boolean value that indicates whether the view needs constraints, which is always `true` for a stack view.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Updates the stack view's own constraints.
  open override func updateConstraints() {
    rearrange()
    super.updateConstraints()
  }

  /// Called after the stack view's superview changed.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    depthChanged()
  }

  /// The view with the stack view's first baseline: the first view of a column, or the tallest view of a row.
  open override var forFirstBaselineLayout: UIView { viewForBaseline(isFirst: true) }

  /// The view with the stack view's last baseline: the last view of a column, or the tallest view of a row.
  open override var forLastBaselineLayout: UIView { viewForBaseline(isFirst: false) }

  override func subviewVisibilityChanged(_ view: UIView) {
    if isArranged(view) { setNeedsUpdateConstraints() }
  }

  override func subviewIntrinsicSizeChanged(_ view: UIView) {
    // Only proportional shares are constants in constraints.
    if distribution == .fillProportionally, isArranged(view) { setNeedsUpdateConstraints() }
  }
}
