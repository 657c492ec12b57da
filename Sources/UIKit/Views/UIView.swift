public import Foundation

/// A rectangle on the screen that shows something, holds other views and answers to events.
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
  /// A Boolean value that indicates whether the view keeps its safe area as it moves: a sheet on its way, a page behind
  /// one.
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
  /// Whether the view was asked to become first responder before it was in a window.
  var becomesFirstInWindow = false
  var recognizerList: [UIGestureRecognizer] = []
  var interactionList: [any UIInteraction] = []

  /// Makes a view of a frame, in its superview's points.
  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.owner = self
    ownLayer.bounds = CGRect(origin: .zero, size: frame.size)
    ownLayer.position = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Makes a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view from an archive. There are no archives of views on Linux: the view is an empty one.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.owner = self
  }

  /// The class of the layer that views of this class make for themselves.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the view draws into.
  open var layer: CALayer { ownLayer }

  /// A number to find the view by.
  open var tag = 0

  /// A name by which tests of an interface find the view; users never hear of it.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { settableAccessibilityValues.identifier = newValue }
  }

  /// A Boolean value that indicates whether the view and what is in it answer to touches.
  open var isUserInteractionEnabled = true

  /// A Boolean value that indicates whether the view gets the touches of further fingers while one is on it.
  open var isMultipleTouchEnabled = false

  /// A Boolean value that indicates whether no other view gets touches while a finger is on this one.
  open var isExclusiveTouch = false

  /// The placement of content whose size is not the view's.
  open var contentMode = ContentMode.scaleToFill

  /// A Boolean value that indicates whether subviews follow the view's size by their autoresizing masks.
  open var autoresizesSubviews = true

  /// A Boolean value that indicates whether the view's margins are at least as far in as its superview's.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if oldValue != preservesSuperviewLayoutMargins { marginsChanged() } }
  }

  /// A Boolean value that indicates whether the view's margins lie inside the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { marginsChanged() } }
  }

  /// The way in which the view follows the direction of the interface.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard oldValue != semanticContentAttribute else { return }
      layoutTraitsChanged()
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the view says that it covers all that is behind it; a hint to drawing.
  open var isOpaque: Bool = true

  /// The responder after a view: its view controller, or else its superview.
  open override var next: UIResponder? { viewController ?? parentView }

  // MARK: Geometry

  /// The view's rectangle in its superview, in points; where the view is transformed, the rectangle around it.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      let old = bounds
      ownLayer.frame = newValue
      geometryChanged(from: old)
    }
  }

  /// The view's rectangle in its own coordinates; a scroll view's origin is where it is scrolled to.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      let old = ownLayer.bounds
      ownLayer.bounds = newValue
      geometryChanged(from: old)
    }
  }

  /// The middle of the view, in its superview's points.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      ownLayer.position = newValue
      if layoutState != nil { givenFrameChanged() }
      updateSafeArea()
    }
  }

  /// The transform of the view, about its middle.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { ownLayer.setAffineTransform(newValue) }
  }

  /// The parts of the frame that give way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask {
    get { autoresizingMaskStorage }
    set {
      autoresizingMaskStorage = newValue
      layoutTraitsChanged()
    }
  }

  /// The point of a superview's or other view's coordinates in this view's; nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return pointFromAll(point) }
    return view.convert(point, to: self)
  }

  /// The point of this view's coordinates in another view's; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return pointInAll(point) }
    if view.topmostView === topmostView { return view.pointFromRoot(pointInRoot(point)) }
    return view.pointFromRoot(view.topmostView.pointFromSuperview(topmostView.pointInSuperview(pointInRoot(point))))
  }

  /// The rectangle of another view's coordinates in this view's; nil stands for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.rect(around: rect) { convert($0, from: view) }
  }

  /// The rectangle of this view's coordinates in another view's; nil stands for the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.rect(around: rect) { convert($0, to: view) }
  }

  /// Returns a Boolean value that indicates whether a point of the view's own coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view below this one, or itself, that a touch at the point belongs to.
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

  /// The gesture recognizers of the view, in the order in which they were added; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerList.isEmpty ? nil : recognizerList }
    set { replaceRecognizers(newValue ?? []) }
  }

  /// Attaches a gesture recognizer, which leaves the view that it had.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Detaches a gesture recognizer; a gesture that is under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Returns whether a recognizer of this view, or of one around it, that has seen its gesture on this view may begin.
  ///
  /// True here. Buttons, switches, steppers, segmented controls, page controls and sliders say no to a recognizer of a
  /// view around them that recognizes what they themselves answer to.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Look

  /// The color behind the content; none lets what is behind the view show.
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

  /// A Boolean value that indicates whether the view and all in it are hidden.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set {
      guard newValue != ownLayer.isHidden else { return }
      ownLayer.isHidden = newValue
      if newValue { dropFirstResponder() }
      parentView?.subviewVisibilityChanged(self)
    }
  }

  /// A Boolean value that indicates whether content outside of the view's bounds is cut off.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// A view whose alpha says what of this view shows.
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      ownLayer.mask = newValue?.ownLayer
    }
  }

  /// The color of the parts that can be tapped, here and below; inherited if none is set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parentView?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColorChange()
    }
  }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { parentView }

  /// The views that this one holds, the frontmost last.
  open var subviews: [UIView] { subviewList }

  /// The window that the view is in.
  open var window: UIWindow? { enclosingWindow }

  /// Puts a view in front of the others; it leaves the superview it had.
  open func addSubview(_ view: UIView) {
    insert(view, at: view.parentView === self ? subviewList.count - 1 : subviewList.count)
  }

  /// Puts a view at an index from the back; it leaves the superview it had.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts a view right in front of another subview.
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

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  /// Returns a Boolean value that indicates whether the view is another one or lies in it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parentView).contains { $0 === view }
  }

  /// Returns the first view with the tag: this one, or one in it, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Layout

  /// Marks the view as to be laid out in the next pass.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out now what is marked, from the topmost marked view above this one.
  open func layoutIfNeeded() { layOutFromTopmostMarkedView() }

  /// The distances from the view's edges that its content keeps, in points.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, direction: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The margins by direction of reading, as they were set: without safe area and superview.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { customMargins ?? defaultDirectionalLayoutMargins }
    set {
      guard newValue != customMargins else { return }
      customMargins = newValue
      marginsChanged()
    }
  }

  /// The parts of the view that bars and the screen's edges cover, in points.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  // MARK: Constraints

  /// A Boolean value that indicates whether the frame and autoresizing mask hold as constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { membershipChanged() } }
  }

  /// The active constraints that the view holds: those between itself, its guides and what is below it.
  open var constraints: [NSLayoutConstraint] { layoutState?.ownedConstraints.all ?? [] }

  /// Activates a constraint and has this view hold it, which is above all its items or one of them.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Activates constraints and has this view hold them, which is above all their items or one of them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Adds a guide; it leaves the view that it belonged to.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

  /// Removes a guide of the view, and deactivates the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
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
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; without text, the top edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; without text, the bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The guide of the rectangle within the view's margins.
  open var layoutMarginsGuide: UILayoutGuide { edgeGuide(.margins) }

  /// The guide of the rectangle within the margins that is not too wide for reading.
  open var readableContentGuide: UILayoutGuide { edgeGuide(.readableContent) }

  /// The guide of the part of the view that no bar and no edge of the screen covers.
  open var safeAreaLayoutGuide: UILayoutGuide { edgeGuide(.safeArea) }

  /// Returns the priority with which the view resists being made larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    effectiveContentPriorities.hugging(axis)
  }

  /// Sets how much the view resists being made larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    changeContentPriorities { $0.setHugging(priority, axis) }
  }

  /// Returns the priority with which the view resists being made smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    effectiveContentPriorities.resistance(axis)
  }

  /// Sets how much the view resists being made smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changeContentPriorities { $0.setResistance(priority, axis) }
  }

  /// The insets of the alignment rectangle inside of the frame, in points; zero here.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints align, of a view of some frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of a view of which constraints align some rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    if insets == .zero { return alignmentRect }
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline is this view's: itself, or a view in it.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this view's: itself, or a view in it.
  open var forLastBaselineLayout: UIView { self }

  /// A Boolean value that indicates whether the view was made to be laid out by constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date. Subclasses that override it call `super` at the end.
  open func updateConstraints() {}

  /// Returns a Boolean value that indicates whether `updateConstraints` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Requests a call of `updateConstraints` in the next pass.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

  /// Updates the constraints of the marked views at and below this one now.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  /// The target of `systemLayoutSizeFitting` that asks for the smallest size that fits.
  open class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target of `systemLayoutSizeFitting` that asks for the largest size that fits.
  open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Returns the size that fits the constraints in the view best and comes closest to a target, in whole pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that fits the constraints in the view best and comes closest to a target, in whole pixels.
  ///
  /// - Parameters:
  ///   - targetSize: The size to come close to, in points.
  ///   - horizontalFittingPriority: How much the target's width matters; `required` for exactly this width.
  ///   - verticalFittingPriority: How much the target's height matters.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// A Boolean value that indicates whether constraints leave more than one frame for the view.
  ///
  /// - Complexity: That of solving the view's system twice; for finding mistakes.
  open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

  /// Gives a view, of which constraints leave more than one frame, another one of them.
  open func exerciseAmbiguityInLayout() { moveWithinAmbiguity() }

  /// Returns the constraints that decide on the view's place and size along an axis.
  ///
  /// - Complexity: That of solving the view's system twice for each of its constraints; for finding mistakes.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    decidingConstraints(axis)
  }

  // MARK: Traits

  /// The traits that the view has now.
  open var traitCollection: UITraitCollection { traits }

  /// Light or dark for the view and all in it, whatever is around.
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

  /// Draws the view's own content; does nothing here.
  ///
  /// - Parameter rect: What is to be drawn, in the view's own points.
  open func draw(_ rect: CGRect) {}

  /// Marks the whole view as to be drawn anew.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

  /// Marks a part of the view as to be drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay() }

  /// Lays out the subviews; here by constraints, and by autoresizing masks, which were applied when the size changed.
  open func layoutSubviews() { applySolvedFrames() }

  /// Returns the size that fits the content best; here the view's own size.
  ///
  /// - Parameter size: The room there is, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits the content best; the origin stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard !ownLayer.affineTransform().isIdentity else { return frame = CGRect(origin: frame.origin, size: size) }
    // What fits is the view's own size, which the transform makes another one of in the superview.
    let origin = frame.origin
    bounds.size = size
    let placed = frame.origin
    center = CGPoint(x: center.x + origin.x - placed.x, y: center.y + origin.y - placed.y)
  }

  /// The size that the content asks for, in points; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Invalidates the size that the view's content asks for.
  open func invalidateIntrinsicContentSize() {
    if layoutState != nil {
      updateSystemSpacing()
      intrinsicSizeChanged()
    }
    parentView?.subviewIntrinsicSizeChanged(self)
    parentView?.setNeedsLayout()
  }

  /// Stands for "no size asked for".
  open class var noIntrinsicMetric: CGFloat { -1 }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got another window, or none.
  open func didMoveToWindow() {}
  /// Called when the view's tint color changed.
  open func tintColorDidChange() {}
  /// Called when the view's margins changed.
  open func layoutMarginsDidChange() {}
  /// Called when the view's safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when the view's traits changed; deprecated by Apple since iOS 17, where `registerForTraitChanges` is the
  /// way.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The class, the frame and what is unusual about the view, in Apple's manner.
  open nonisolated override var description: String {
    UIKit.description(elsewhere: super.description) { viewDescription }
  }

  // MARK: Overridden inside the module

  /// The text that distinguishes the view in descriptions: a label's text, a button's title.
  var textInDescription: String? { nil }

  /// The font of the first line of text, which the system's spacing above it depends on.
  var fontOfFirstLine: UIFont? { nil }

  /// Draws what the view itself shows, under its subviews. The context's origin is the origin of the bounds.
  package func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    let previous = UITraitCollection.current
    UITraitCollection.current = traitCollection
    draw(bounds)
    UITraitCollection.current = previous
    UIGraphicsPopContext()
  }

  /// The rectangle in which `drawContent(in:)` draws at most; drawing beyond it is cut off.
  package var contentExtent: CGRect { bounds }

  /// The time at which `drawContent(in:)` draws something else with no change but that of time; nil for never.
  package var nextContentChange: TimeInterval? { nil }

  /// The priorities of the content's size by default.
  var defaultContentPriorities: ContentPriorities { ContentPriorities() }

  /// The distance of the first line's baseline from the top of the view, in points.
  var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// The distance of the last line's baseline from the bottom of the view, in points.
  var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// A Boolean value that indicates whether a table gives the view its size, as reports of conflicts say.
  var isEncapsulated: Bool { false }

  /// A Boolean value that indicates whether constraints from inside to the view's edges mean those of its content.
  var isContentScrolled: Bool { false }

  /// Called when the traits changed, before anyone outside of the module hears of it.
  func traitsDidChange(from previous: UITraitCollection) {}

  /// Called when a subview was hidden or shown.
  func subviewVisibilityChanged(_ view: UIView) {}

  /// Called when the size that a subview's content asks for has changed.
  func subviewIntrinsicSizeChanged(_ view: UIView) {}

  /// The margins by default.
  var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    viewController?.rootViewMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// The margins that subviews keep which preserve them.
  var layoutMarginsForSubviews: UIEdgeInsets { layoutMargins }

  /// The part of the safe area that subviews still have to heed.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeArea }

  /// The largest safe area that a subview can have at each edge, wherever it lies.
  var mostSafeAreaOfSubviews: UIEdgeInsets { safeAreaInsetsForSubviews }

  /// The window that the view is in; a window answers with itself.
  var enclosingWindow: UIWindow? { parentView?.enclosingWindow }
}
