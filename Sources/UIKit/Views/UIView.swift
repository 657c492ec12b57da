public import Foundation

/// An object that manages the content of a rectangle on the screen, its subviews, and its events.
@MainActor @preconcurrency open class UIView: UIResponder, UIAccessibilityIdentification {
  package let ownLayer: CALayer
  var subviewList: [UIView] = []
  weak var parentView: UIView?
  weak var viewController: UIViewController?

  // Layout
  var needsLayout = true
  var descendantNeedsLayout = false
  var needsConstraintUpdate = true
  var descendantNeedsConstraintUpdate = false
  var autoresizingMaskStorage = AutoresizingMask()
  var customMargins: NSDirectionalEdgeInsets?
  var safeArea = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the safe area stays the same while the view moves, such as a sheet or the
  /// page behind it.
  var keepsSafeArea = false {
    didSet { if oldValue && !keepsSafeArea { updateSafeArea() } }
  }
  var layoutState: ViewLayoutState?

  // Traits
  var traits = UIScreen.main.traitCollection
  var ownTraitOverrides = TraitValues()
  var traitRegistrations: [TraitChangeRegistration] = []
  var backgroundColorStorage: UIColor?
  var ownTintColor: UIColor?
  var maskView: UIView?
  /// A Boolean value that indicates whether the view becomes first responder when it enters a window.
  var becomesFirstInWindow = false
  var recognizerList: [UIGestureRecognizer] = []
  var hadRecognizers = false
  var interactionList: [any UIInteraction] = []

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.owner = self
    ownLayer.bounds = CGRect(origin: .zero, size: frame.size)
    ownLayer.position = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Creates a view with a size of zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates an empty view.
  ///
  /// The coder isn't used because Linux has no archives of views.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.owner = self
  }

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view.
  open var layer: CALayer { ownLayer }

  /// A number that identifies the view.
  open var tag = 0

  /// An identifier for UI tests.
  ///
  /// Assistive technology doesn't read it.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { settableAccessibilityValues.identifier = newValue }
  }

  /// A Boolean value that indicates whether the view and its subviews respond to touches.
  open var isUserInteractionEnabled = true

  /// A Boolean value that indicates whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// A Boolean value that indicates whether other views receive no touches while the user touches this one.
  open var isExclusiveTouch = false

  /// The placement of content with a different size than the view's.
  open var contentMode = ContentMode.scaleToFill

  /// A Boolean value that indicates whether subviews are resized by their autoresizing masks.
  open var autoresizesSubviews = true

  /// A Boolean value that indicates whether the view's margins are at least its superview's.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if oldValue != preservesSuperviewLayoutMargins { marginsChanged() } }
  }

  /// A Boolean value that indicates whether the view's margins are inside the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { marginsChanged() } }
  }

  /// The meaning of the content, which determines whether it follows the interface's direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard oldValue != semanticContentAttribute else { return }
      layoutTraitsChanged()
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the view covers everything behind it.
  ///
  /// It's a hint for drawing.
  open var isOpaque: Bool = true

  /// The next responder: the view controller or else the superview.
  open override var next: UIResponder? { viewController ?? parentView }

  // MARK: Geometry

  /// The rectangle of the view in its superview's coordinates.
  ///
  /// With a transform, it's the bounding rectangle.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      let old = bounds
      ownLayer.frame = newValue
      geometryChanged(from: old)
    }
  }

  /// The rectangle of the view in its own coordinates.
  ///
  /// In a scroll view, the origin is the content offset.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      let old = ownLayer.bounds
      ownLayer.bounds = newValue
      geometryChanged(from: old)
    }
  }

  /// The center of the view in its superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      ownLayer.position = newValue
      if layoutState != nil { givenFrameChanged() }
      updateSafeArea()
    }
  }

  /// The transform of the view around its center.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { ownLayer.setAffineTransform(newValue) }
  }

  /// The flexible parts of the frame when the superview's size changes.
  open var autoresizingMask: AutoresizingMask {
    get { autoresizingMaskStorage }
    set {
      autoresizingMaskStorage = newValue
      layoutTraitsChanged()
    }
  }

  /// Converts a point from another view's coordinates to this view's.
  ///
  /// If the other view is `nil`, it's the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return pointFromAll(point) }
    return view.convert(point, to: self)
  }

  /// Converts a point from this view's coordinates to another view's.
  ///
  /// If the other view is `nil`, it's the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return pointInAll(point) }
    if view.topmostView === topmostView { return view.pointFromRoot(pointInRoot(point)) }
    return view.pointFromRoot(view.topmostView.pointFromSuperview(topmostView.pointInSuperview(pointInRoot(point))))
  }

  /// Converts a rectangle from another view's coordinates to this view's.
  ///
  /// If the other view is `nil`, it's the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.rect(around: rect) { convert($0, from: view) }
  }

  /// Converts a rectangle from this view's coordinates to another view's.
  ///
  /// If the other view is `nil`, it's the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.rect(around: rect) { convert($0, to: view) }
  }

  /// Returns whether a point in the view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view in this hierarchy that receives a touch at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event),
      !ownLayer.blocksTouches
    else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  // MARK: Gestures

  /// The gesture recognizers of the view, in the order in which they were added, or `nil` before the first one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerList.isEmpty && !hadRecognizers ? nil : recognizerList }
    set { replaceRecognizers(newValue ?? []) }
  }

  /// Attaches a gesture recognizer, which leaves its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Detaches a gesture recognizer.
  ///
  /// A gesture in progress is canceled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Returns whether a recognizer of this view or an ancestor can begin its gesture on this view.
  ///
  /// The default implementation returns `true`. Buttons, switches, steppers, segmented controls, page controls, and
  /// sliders return `false` for an ancestor's recognizer of gestures that they handle themselves.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Appearance

  /// The color behind the content, or `nil` for a transparent background.
  open var backgroundColor: UIColor? {
    get { backgroundColorStorage }
    set {
      backgroundColorStorage = newValue
      resolveBackgroundColor()
    }
  }

  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      guard newValue != ownLayer.isHidden else { return }
      ownLayer.isHidden = newValue
      if newValue { dropFirstResponder() }
      parentView?.subviewVisibilityChanged(self)
    }
  }

  /// A Boolean value that indicates whether content outside of the view's bounds is clipped.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// A view with an alpha channel that masks this view's content.
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      ownLayer.mask = newValue?.ownLayer
    }
  }

  /// The color of interactive elements in this view and its subviews.
  ///
  /// If you don't set it, it's inherited.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parentView?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColorChange()
    }
  }

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { parentView }

  /// The views that this one contains.
  ///
  /// The frontmost one is last.
  open var subviews: [UIView] { subviewList }

  /// The window that contains the view.
  open var window: UIWindow? { enclosingWindow }

  /// Adds a view in front of the other subviews.
  ///
  /// It leaves its previous superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: view.parentView === self ? subviewList.count - 1 : subviewList.count)
  }

  /// Inserts a view at an index from the back.
  ///
  /// It leaves its previous superview.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a view directly in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parentView === self { reorder(view, to: subviewList.count - 1) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parentView === self { reorder(view, to: 0) }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detach() }

  /// Returns whether the view is equal to another one or contained in it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parentView).contains { $0 === view }
  }

  /// Returns the first view with a tag in this hierarchy, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Marks the view for layout in the next pass.
  open func setNeedsLayout() { markForLayout() }

  /// Performs pending layout immediately, from the topmost marked ancestor.
  open func layoutIfNeeded() { layOutFromTopmostMarkedView() }

  /// The margins of the view's content, in points.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, direction: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The margins in reading direction as they were set, without the safe area and the superview's margins.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { customMargins ?? defaultDirectionalLayoutMargins }
    set {
      guard newValue != customMargins else { return }
      customMargins = newValue
      marginsChanged()
    }
  }

  /// The insets of the view that bars and the screen's edges cover, in points.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  // MARK: Constraints

  /// A Boolean value that indicates whether the frame and the autoresizing mask act as constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { membershipChanged() } }
  }

  /// The active constraints that the view holds: those between itself, its guides, and its subviews.
  open var constraints: [NSLayoutConstraint] { layoutState?.ownedConstraints.all ?? [] }

  /// Activates a constraint that this view holds.
  ///
  /// The view must contain all of its items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Activates constraints that this view holds.
  ///
  /// The view must contain all of their items.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  /// The layout guides of the view.
  open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide.
  ///
  /// It leaves its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Removes a guide from the view, and deactivates its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text, or the top edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The layout guide of the view's margins.
  open var layoutMarginsGuide: UILayoutGuide { edgeGuide(.margins) }

  /// The layout guide of the area within the margins that's no wider than the readable width.
  open var readableContentGuide: UILayoutGuide { edgeGuide(.readableContent) }

  /// The layout guide of the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { edgeGuide(.safeArea) }

  /// Returns the priority with which the view resists growing larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    effectiveContentPriorities.hugging(axis)
  }

  /// Sets the priority with which the view resists growing larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    changeContentPriorities { $0.setHugging(priority, axis) }
  }

  /// Returns the priority with which the view resists shrinking below its content's size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    effectiveContentPriorities.resistance(axis)
  }

  /// Sets the priority with which the view resists shrinking below its content's size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changeContentPriorities { $0.setResistance(priority, axis) }
  }

  /// The insets from the frame to the alignment rectangle, in points.
  ///
  /// The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    if insets == .zero { return alignmentRect }
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view with this view's first baseline: itself or a subview.
  open var forFirstBaselineLayout: UIView { self }

  /// The view with this view's last baseline: itself or a subview.
  open var forLastBaselineLayout: UIView { self }

  /// A Boolean value that indicates whether the view depends on constraint-based layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints.
  ///
  /// If you override this method, call `super` at the end.
  open func updateConstraints() {}

  /// Returns whether the next pass calls `updateConstraints`.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Requests a call of `updateConstraints` in the next pass.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

  /// Updates the constraints of marked views in this hierarchy immediately.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  /// The target for `systemLayoutSizeFitting` that requests the smallest size.
  open class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target for `systemLayoutSizeFitting` that requests the largest size.
  open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Returns the size that best satisfies the view's constraints and is closest to a target, in whole pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that best satisfies the view's constraints and is closest to a target, in whole pixels.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target's width, or `required` for exactly this width.
  ///   - verticalFittingPriority: The priority of the target's height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// A Boolean value that indicates whether the constraints allow more than one frame for the view.
  ///
  /// - Complexity: Solves the view's system twice. Use it only for debugging.
  open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

  /// Changes the frame of a view with an ambiguous layout to another valid one.
  open func exerciseAmbiguityInLayout() { moveWithinAmbiguity() }

  /// Returns the constraints that affect the view's position and size along an axis.
  ///
  /// - Complexity: Solves the view's system twice for each of its constraints. Use it only for debugging.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    decidingConstraints(axis)
  }

  // MARK: Traits

  /// The current traits of the view.
  open var traitCollection: UITraitCollection { traits }

  /// The light or dark style of the view and its subviews, which overrides the inherited one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitOverrides.userInterfaceStyle }
    set {
      ownTraitOverrides.userInterfaceStyle = newValue
      updateTraits()
    }
  }

  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.direction(for: semanticContentAttribute, in: traits.layoutDirection)
  }

  // MARK: For subclasses

  /// Draws the view's own content.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter rect: The rectangle to draw, in the view's coordinates.
  open func draw(_ rect: CGRect) {}

  /// Marks the whole view for redrawing.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Marks a part of the view for redrawing.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay() }

  /// Lays out the subviews.
  ///
  /// The default implementation applies constraints; autoresizing masks apply when the size changes.
  open func layoutSubviews() { applySolvedFrames() }

  /// Returns the size that best fits the content.
  ///
  /// The default implementation returns the view's own size.
  ///
  /// - Parameter size: The available size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to best fit its content, and keeps the origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard !ownLayer.affineTransform().isIdentity else { return frame = CGRect(origin: frame.origin, size: size) }
    // The fitting size is the view's own, and the transform changes it in the superview.
    let origin = frame.origin
    bounds.size = size
    let placed = frame.origin
    center = CGPoint(x: center.x + origin.x - placed.x, y: center.y + origin.y - placed.y)
  }

  /// The intrinsic size of the content in points, with `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Invalidates the intrinsic size of the content.
  open func invalidateIntrinsicContentSize() {
    if layoutState != nil {
      updateSystemSpacing()
      intrinsicSizeChanged()
    }
    parentView?.subviewIntrinsicSizeChanged(self)
    parentView?.setNeedsLayout()
  }

  /// A constant that represents a dimension without an intrinsic size.
  open class var noIntrinsicMetric: CGFloat { -1 }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view's superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view's superview changed.
  open func didMoveToSuperview() {}
  /// Called before the view's window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view's window changed.
  open func didMoveToWindow() {}
  /// Called when the view's tint color changed.
  open func tintColorDidChange() {}
  /// Called when the view's margins changed.
  open func layoutMarginsDidChange() {}
  /// Called when the view's safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the view's traits change.
  ///
  /// Apple deprecated it in iOS 17 in favor of `registerForTraitChanges`.
  @available(*, deprecated, message: "deprecated in iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The class, the frame, and unusual properties of the view, in Apple's style.
  open nonisolated override var description: String {
    UIKit.description(elsewhere: super.description) { viewDescription }
  }

  // MARK: Overridden inside the module

  /// The text that identifies the view in descriptions, such as a label's text or a button's title.
  var textInDescription: String? { nil }

  /// The font of the first line of text, which affects the system spacing above it.
  var fontOfFirstLine: UIFont? { nil }

  /// Draws the view's own content below its subviews. The context's origin is the origin of the bounds.
  package func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    let previous = UITraitCollection.current
    UITraitCollection.current = traitCollection
    draw(bounds)
    UITraitCollection.current = previous
    UIGraphicsPopContext()
  }

  /// The maximum rectangle of `drawContent(in:)`. Drawing beyond it is clipped.
  package var contentExtent: CGRect { bounds }

  /// The time when `drawContent(in:)` draws something different only because time passes, or `nil` for never.
  package var nextContentChange: TimeInterval? { nil }

  /// The default priorities of the content's size.
  var defaultContentPriorities: ContentPriorities { ContentPriorities() }

  /// The distance of the first baseline from the top of the view, in points.
  var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// The distance of the last baseline from the bottom of the view, in points.
  var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// A Boolean value that indicates whether a table view sets the view's size, for conflict reports.
  var isEncapsulated: Bool { false }

  /// A Boolean value that indicates whether constraints from subviews to the view's edges refer to its content's edges.
  var isContentScrolled: Bool { false }

  /// Called when the traits change, before observers outside of the module.
  func traitsDidChange(from previous: UITraitCollection) {}

  /// Called when a subview is hidden or shown.
  func subviewVisibilityChanged(_ view: UIView) {}

  /// Called when the intrinsic size of a subview changes.
  func subviewIntrinsicSizeChanged(_ view: UIView) {}

  /// The default margins.
  var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    viewController?.rootViewMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// The margins for subviews that preserve their superview's margins.
  var layoutMarginsForSubviews: UIEdgeInsets { layoutMargins }

  /// The safe area for subviews.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeArea }

  /// The largest safe area of a subview at each edge, regardless of its position.
  var mostSafeAreaOfSubviews: UIEdgeInsets { safeAreaInsetsForSubviews }

  /// The window that contains the view, or the window itself.
  var enclosingWindow: UIWindow? { parentView?.enclosingWindow }
}
