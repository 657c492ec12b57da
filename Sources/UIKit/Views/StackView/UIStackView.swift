public import Foundation

/// Arranges views in a row or a column, by constraints that it makes and keeps up to date.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title, time])
/// row.alignment = .firstBaseline
/// row.spacing = 8
/// ```
///
/// What changes an arrangement (its views, their `isHidden`, a spacing, a setting) takes effect in the next pass of
/// `updateConstraints`, and touches only the constraints that are no longer the same.
@MainActor @preconcurrency open class UIStackView: UIView {
  var arrangedViews: [UIView] = []
  /// The spacing after a view where it is not the stack's own.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints in force.
  var arrangement = StackConstraints()
  /// Spans the views across the axis; only where they are not as large as the stack.
  var alignmentSpanner: _UILayoutSpacer?
  /// The guides between a view and the next one, or between their middles, where views are spread; by the first of
  /// them.
  var gapGuides: [ObjectIdentifier: _UIOLAGapGuide] = [:]

  /// Makes an empty stack of a frame, in its superview's points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack from an archive. There are no archives of views on Linux: the stack is an empty one.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Makes a stack that arranges views, and adds them as subviews.
  ///
  /// - Parameter views: The views, from the leading or top end of the stack.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views that the stack arranges, from the leading or top end; hidden ones too. All are subviews.
  open var arrangedSubviews: [UIView] { arrangedViews }

  /// Arranges a view after all others, and adds it in front of the subviews unless it is one of them.
  ///
  /// - Parameter view: The view; its `translatesAutoresizingMaskIntoConstraints` becomes false.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedViews.count) }

  /// Arranges a view at an index, and adds it in front of the subviews unless it is one of them.
  ///
  /// - Parameters:
  ///   - view: The view; one that is arranged already moves, and its place among the subviews stays.
  ///   - stackIndex: The index in `arrangedSubviews`; beyond the count of views it raises an exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// Removes a view from the arrangement. It stays a subview, where it is, until it is moved or removed.
  ///
  /// - Parameter view: The view; nothing happens if it is not arranged here.
  open func removeArrangedSubview(_ view: UIView) { leave(view) }

  /// Called before a subview is removed; one that is arranged is arranged no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    leave(subview)
  }

  // MARK: Settings

  /// The axis of the views: a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distribution of the room along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }

  /// The distance between neighbors, in points; where views are spread, the least one. Negative values overlap views.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }

  /// A Boolean value that indicates whether a column's spacing is from a last baseline to the next first one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// A Boolean value that indicates whether the views stand inside the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Sets the distance between a view and the next visible one, in points.
  ///
  /// It is kept while the view moves within the stack, and lost when it leaves.
  ///
  /// - Parameters:
  ///   - spacing: The distance; `spacingUseDefault` brings the stack's own back.
  ///   - arrangedSubview: The view; nothing happens if it is not arranged here.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }

  /// Returns the distance set after a view, in points; `spacingUseDefault` where none was set.
  ///
  /// - Parameter arrangedSubview: The view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Layout

  /// A Boolean value that indicates whether the view needs constraints: a stack view always does.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Brings the stack's own constraints up to date.
  open override func updateConstraints() {
    rearrange()
    super.updateConstraints()
  }

  /// Called after the stack got another superview, or none.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    depthChanged()
  }

  /// The view whose first baseline is the stack's: of a column its first view, of a row its tallest.
  open override var forFirstBaselineLayout: UIView { viewForBaseline(isFirst: true) }

  /// The view whose last baseline is the stack's: of a column its last view, of a row its tallest.
  open override var forLastBaselineLayout: UIView { viewForBaseline(isFirst: false) }

  override func subviewVisibilityChanged(_ view: UIView) {
    if isArranged(view) { setNeedsUpdateConstraints() }
  }

  override func subviewIntrinsicSizeChanged(_ view: UIView) {
    // Only shares in proportion to the sizes are written into constraints.
    if distribution == .fillProportionally, isArranged(view) { setNeedsUpdateConstraints() }
  }
}
