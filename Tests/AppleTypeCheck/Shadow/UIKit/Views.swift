@MainActor @preconcurrency @objc open class UIView: UIResponder {
  @objc(UIViewContentMode) public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  public struct AutoresizingMask: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var flexibleLeftMargin: AutoresizingMask { get }
    public static var flexibleWidth: AutoresizingMask { get }
    public static var flexibleRightMargin: AutoresizingMask { get }
    public static var flexibleTopMargin: AutoresizingMask { get }
    public static var flexibleHeight: AutoresizingMask { get }
    public static var flexibleBottomMargin: AutoresizingMask { get }
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var layoutSubviews: AnimationOptions { get }
    public static var allowUserInteraction: AnimationOptions { get }
    public static var beginFromCurrentState: AnimationOptions { get }
    public static var `repeat`: AnimationOptions { get }
    public static var autoreverse: AnimationOptions { get }
    public static var overrideInheritedDuration: AnimationOptions { get }
    public static var overrideInheritedCurve: AnimationOptions { get }
    public static var allowAnimatedContent: AnimationOptions { get }
    public static var showHideTransitionViews: AnimationOptions { get }
    public static var overrideInheritedOptions: AnimationOptions { get }
    public static var curveEaseInOut: AnimationOptions { get }
    public static var curveEaseIn: AnimationOptions { get }
    public static var curveEaseOut: AnimationOptions { get }
    public static var curveLinear: AnimationOptions { get }
    public static var transitionCrossDissolve: AnimationOptions { get }
  }
  @objc(UIViewAnimationCurve) public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var layoutSubviews: KeyframeAnimationOptions { get }
    public static var allowUserInteraction: KeyframeAnimationOptions { get }
    public static var beginFromCurrentState: KeyframeAnimationOptions { get }
    public static var `repeat`: KeyframeAnimationOptions { get }
    public static var autoreverse: KeyframeAnimationOptions { get }
    public static var overrideInheritedDuration: KeyframeAnimationOptions { get }
    public static var overrideInheritedOptions: KeyframeAnimationOptions { get }
    public static var calculationModeLinear: KeyframeAnimationOptions { get }
    public static var calculationModeDiscrete: KeyframeAnimationOptions { get }
    public static var calculationModePaced: KeyframeAnimationOptions { get }
    public static var calculationModeCubic: KeyframeAnimationOptions { get }
    public static var calculationModeCubicPaced: KeyframeAnimationOptions { get }
  }
  public convenience override init()
  public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open class var layerClass: AnyClass { get }
  open var layer: CALayer { get }
  open var frame: CGRect { get set }
  open var bounds: CGRect { get set }
  open var center: CGPoint { get set }
  open var transform: CGAffineTransform { get set }
  open var tag: Int { get set }
  open var isUserInteractionEnabled: Bool { get set }
  open var isMultipleTouchEnabled: Bool { get set }
  open var isExclusiveTouch: Bool { get set }
  open var superview: UIView? { get }
  open var subviews: [UIView] { get }
  open var window: UIWindow? { get }
  open var backgroundColor: UIColor? { get set }
  open var tintColor: UIColor! { get set }
  open var tintAdjustmentMode: UIView.TintAdjustmentMode { get set }
  open func tintColorDidChange()
  open var alpha: CGFloat { get set }
  open var isHidden: Bool { get set }
  open var isOpaque: Bool { get set }
  open var clipsToBounds: Bool { get set }
  open var contentMode: UIView.ContentMode { get set }
  open var mask: UIView? { get set }
  open var autoresizingMask: UIView.AutoresizingMask { get set }
  open var autoresizesSubviews: Bool { get set }
  open var translatesAutoresizingMaskIntoConstraints: Bool { get set }
  open var layoutMargins: UIEdgeInsets { get set }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  open var preservesSuperviewLayoutMargins: Bool { get set }
  open var insetsLayoutMarginsFromSafeArea: Bool { get set }
  open func layoutMarginsDidChange()
  open var safeAreaInsets: UIEdgeInsets { get }
  open func safeAreaInsetsDidChange()
  open var semanticContentAttribute: UISemanticContentAttribute { get set }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
  open var gestureRecognizers: [UIGestureRecognizer]? { get set }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  open var interactions: [any UIInteraction] { get set }
  open func addInteraction(_ interaction: any UIInteraction)
  open func removeInteraction(_ interaction: any UIInteraction)
  open func addSubview(_ view: UIView)
  open func insertSubview(_ view: UIView, at index: Int)
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
  open func bringSubviewToFront(_ view: UIView)
  open func sendSubviewToBack(_ view: UIView)
  open func removeFromSuperview()
  open func isDescendant(of view: UIView) -> Bool
  open func viewWithTag(_ tag: Int) -> UIView?
  open func didAddSubview(_ subview: UIView)
  open func willRemoveSubview(_ subview: UIView)
  open func willMove(toSuperview newSuperview: UIView?)
  open func didMoveToSuperview()
  open func willMove(toWindow newWindow: UIWindow?)
  open func didMoveToWindow()
  open func setNeedsLayout()
  open func layoutIfNeeded()
  open func layoutSubviews()
  open func sizeThatFits(_ size: CGSize) -> CGSize
  open func sizeToFit()
  open func setNeedsDisplay()
  open func setNeedsDisplay(_ rect: CGRect)
  open func draw(_ rect: CGRect)
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
  @discardableResult open func endEditing(_ force: Bool) -> Bool
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil)
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void)
  open class var inheritedAnimationDuration: TimeInterval { get }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
  open class func setAnimationsEnabled(_ enabled: Bool)
  open class var areAnimationsEnabled: Bool { get }
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil)
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil)
  open var traitCollection: UITraitCollection { get }
  @available(*, deprecated, message: "deprecated since iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  @available(iOS 17.0, *)
  open func updateTraitsIfNeeded()
  // Auto Layout (here and not in an extension, so that subclasses can override)
  open var leadingAnchor: NSLayoutXAxisAnchor { get }
  open var trailingAnchor: NSLayoutXAxisAnchor { get }
  open var leftAnchor: NSLayoutXAxisAnchor { get }
  open var rightAnchor: NSLayoutXAxisAnchor { get }
  open var topAnchor: NSLayoutYAxisAnchor { get }
  open var bottomAnchor: NSLayoutYAxisAnchor { get }
  open var widthAnchor: NSLayoutDimension { get }
  open var heightAnchor: NSLayoutDimension { get }
  open var centerXAnchor: NSLayoutXAxisAnchor { get }
  open var centerYAnchor: NSLayoutYAxisAnchor { get }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
  open var constraints: [NSLayoutConstraint] { get }
  open func addConstraint(_ constraint: NSLayoutConstraint)
  open func addConstraints(_ constraints: [NSLayoutConstraint])
  open func removeConstraint(_ constraint: NSLayoutConstraint)
  open func removeConstraints(_ constraints: [NSLayoutConstraint])
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide)
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
  open var layoutGuides: [UILayoutGuide] { get }
  open var layoutMarginsGuide: UILayoutGuide { get }
  open var readableContentGuide: UILayoutGuide { get }
  open var safeAreaLayoutGuide: UILayoutGuide { get }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
  open func needsUpdateConstraints() -> Bool
  open func setNeedsUpdateConstraints()
  open func updateConstraintsIfNeeded()
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  open func invalidateIntrinsicContentSize()
  open class var noIntrinsicMetric: CGFloat { get }
  open class var layoutFittingCompressedSize: CGSize { get }
  open class var layoutFittingExpandedSize: CGSize { get }
  open class var requiresConstraintBasedLayout: Bool { get }
  open func updateConstraints()
  open var alignmentRectInsets: UIEdgeInsets { get }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
  open var forFirstBaselineLayout: UIView { get }
  open var forLastBaselineLayout: UIView { get }
  open var hasAmbiguousLayout: Bool { get }
  open func exerciseAmbiguityInLayout()
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  open var intrinsicContentSize: CGSize { get }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize
}
@objc public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
@objc public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
@objc public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
@objc public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
@MainActor @preconcurrency @objc public protocol UIInteraction: NSObjectProtocol {
  weak var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIWindow: UIView {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  public init(windowScene: UIWindowScene)
  open var rootViewController: UIViewController? { get set }
  weak open var windowScene: UIWindowScene? { get set }
  open func makeKeyAndVisible()
  open func makeKey()
  open func becomeKey()
  open func resignKey()
  open var canBecomeKey: Bool { get }
  nonisolated open class var didBecomeKeyNotification: NSNotification.Name { get }
  nonisolated open class var didResignKeyNotification: NSNotification.Name { get }
  open func sendEvent(_ event: UIEvent)
  open var screen: UIScreen { get set }
  open var isKeyWindow: Bool { get }
  open var windowLevel: UIWindow.Level { get set }
}
extension UIWindow {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public init(_ rawValue: CGFloat)
    public init(rawValue: CGFloat)
    public var rawValue: CGFloat { get }
    public static var normal: UIWindow.Level { get }
    public static var statusBar: UIWindow.Level { get }
    public static var alert: UIWindow.Level { get }
    public static func == (a: Level, b: Level) -> Bool
    public static func < (lhs: Level, rhs: Level) -> Bool
    public static func + (lhs: Level, rhs: CGFloat) -> Level
    public static func + (lhs: CGFloat, rhs: Level) -> Level
    public static func - (lhs: Level, rhs: CGFloat) -> Level
    public static func - (lhs: Level, rhs: Level) -> CGFloat
    public static func += (lhs: inout Level, rhs: CGFloat)
    public static func -= (lhs: inout Level, rhs: CGFloat)
    public func hash(into hasher: inout Hasher)
  }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIImageView: UIView {
  public init(image: UIImage?)
  public init(image: UIImage?, highlightedImage: UIImage?)
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var image: UIImage? { get set }
  open var highlightedImage: UIImage? { get set }
  open var isHighlighted: Bool { get set }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UILabel: UIView {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var text: String? { get set }
  open var attributedText: NSAttributedString? { get set }
  open var font: UIFont! { get set }
  open var textColor: UIColor! { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var lineBreakMode: NSLineBreakMode { get set }
  open var numberOfLines: Int { get set }
  open var isEnabled: Bool { get set }
  open var isHighlighted: Bool { get set }
  open var highlightedTextColor: UIColor? { get set }
  open var adjustsFontSizeToFitWidth: Bool { get set }
  open var minimumScaleFactor: CGFloat { get set }
  open var preferredMaxLayoutWidth: CGFloat { get set }
  open var baselineAdjustment: UIBaselineAdjustment { get set }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get set }
  open var allowsDefaultTighteningForTruncation: Bool { get set }
  open var shadowColor: UIColor? { get set }
  open var shadowOffset: CGSize { get set }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  open func drawText(in rect: CGRect)
}
extension UILabel: UIContentSizeCategoryAdjusting { @objc open var adjustsFontForContentSizeCategory: Bool { get set } }
@objc public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
@MainActor @preconcurrency @objc public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIStackView: UIView {
  @objc(UIStackViewDistribution) public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  @objc(UIStackViewAlignment) public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { get }
    public static var bottom: Alignment { get }
  }
  override public init(frame: CGRect)
  required public init(coder: NSCoder)
  public convenience init(arrangedSubviews views: [UIView])
  open var arrangedSubviews: [UIView] { get }
  open func addArrangedSubview(_ view: UIView)
  open func removeArrangedSubview(_ view: UIView)
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
  open var axis: NSLayoutConstraint.Axis { get set }
  open var distribution: UIStackView.Distribution { get set }
  open var alignment: UIStackView.Alignment { get set }
  open var spacing: CGFloat { get set }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat
  open var isBaselineRelativeArrangement: Bool { get set }
  open var isLayoutMarginsRelativeArrangement: Bool { get set }
  public class var spacingUseDefault: CGFloat { get }
  public class var spacingUseSystem: CGFloat { get }
}
@MainActor @preconcurrency @objc open class UIVisualEffect: NSObject, NSCopying {
  override public dynamic init()
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
}
@MainActor @preconcurrency @objc open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  public convenience init(style: UIBlurEffect.Style)
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?)
  required public init?(coder: NSCoder)
  open var contentView: UIView { get }
  open var effect: UIVisualEffect? { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public init(style: UIActivityIndicatorView.Style)
  override public init(frame: CGRect)
  required public init(coder: NSCoder)
  open var style: UIActivityIndicatorView.Style { get set }
  open var hidesWhenStopped: Bool { get set }
  open var color: UIColor! { get set }
  open func startAnimating()
  open func stopAnimating()
  open var isAnimating: Bool { get }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIProgressView: UIView {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var progress: Float { get set }
  open func setProgress(_ progress: Float, animated: Bool)
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: UIProgressView.Style)
  open var progressViewStyle: UIProgressView.Style { get set }
  open var progressTintColor: UIColor? { get set }
  open var trackTintColor: UIColor? { get set }
  open var progressImage: UIImage? { get set }
  open var trackImage: UIImage? { get set }
}
