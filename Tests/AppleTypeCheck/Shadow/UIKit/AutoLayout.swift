// Apple has these once, in the protocol _UIKitNumericRawRepresentable, whose generic operators slow the type checker down.
extension UILayoutPriority: Comparable {
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority
  public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority
  public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float
  public static func += (lhs: inout UILayoutPriority, rhs: Float)
  public static func -= (lhs: inout UILayoutPriority, rhs: Float)
}
extension UIFont.Weight: Comparable {
  public static func < (lhs: UIFont.Weight, rhs: UIFont.Weight) -> Bool
  public static func + (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight
  public static func + (lhs: CGFloat, rhs: UIFont.Weight) -> UIFont.Weight
  public static func - (lhs: UIFont.Weight, rhs: CGFloat) -> UIFont.Weight
  public static func - (lhs: UIFont.Weight, rhs: UIFont.Weight) -> CGFloat
  public static func += (lhs: inout UIFont.Weight, rhs: CGFloat)
  public static func -= (lhs: inout UIFont.Weight, rhs: CGFloat)
}
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public init(_ rawValue: Float)
  public init(rawValue: Float)
  public var rawValue: Float { get }
  public static var required: UILayoutPriority { get }
  public static var defaultHigh: UILayoutPriority { get }
  public static var dragThatCanResizeScene: UILayoutPriority { get }
  public static var sceneSizeStayPut: UILayoutPriority { get }
  public static var dragThatCannotResizeScene: UILayoutPriority { get }
  public static var defaultLow: UILayoutPriority { get }
  public static var fittingSizeLevel: UILayoutPriority { get }
  public static func == (a: UILayoutPriority, b: UILayoutPriority) -> Bool
  public func hash(into hasher: inout Hasher)
}
@MainActor @preconcurrency @objc open class NSLayoutConstraint: NSObject {
  @objc(NSLayoutRelation) public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  @objc(UILayoutConstraintAxis) public enum Axis: Int, Sendable { case horizontal, vertical }
  @objc(NSLayoutAttribute) public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline,
      leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
      centerYWithinMargins, notAnAttribute = 0
  }
  override public dynamic init()
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
  open var priority: UILayoutPriority { get set }
  open var shouldBeArchived: Bool { get set }
  unowned(unsafe) open var firstItem: AnyObject? { get }
  unowned(unsafe) open var secondItem: AnyObject? { get }
  open var firstAttribute: NSLayoutConstraint.Attribute { get }
  open var secondAttribute: NSLayoutConstraint.Attribute { get }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { get }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { get }
  open var relation: NSLayoutConstraint.Relation { get }
  open var multiplier: CGFloat { get }
  open var constant: CGFloat { get set }
  open var isActive: Bool { get set }
  open var identifier: String? { get set }
  open class func activate(_ constraints: [NSLayoutConstraint])
  open class func deactivate(_ constraints: [NSLayoutConstraint])
  open class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint]
  public struct FormatOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var alignAllLeft: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllRight: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllTop: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllBottom: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllLeading: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllTrailing: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllCenterX: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllCenterY: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllLastBaseline: NSLayoutConstraint.FormatOptions { get }
    public static var alignAllFirstBaseline: NSLayoutConstraint.FormatOptions { get }
    public static var alignmentMask: NSLayoutConstraint.FormatOptions { get }
    public static var directionLeadingToTrailing: NSLayoutConstraint.FormatOptions { get }
    public static var directionLeftToRight: NSLayoutConstraint.FormatOptions { get }
    public static var directionRightToLeft: NSLayoutConstraint.FormatOptions { get }
    public static var directionMask: NSLayoutConstraint.FormatOptions { get }
    public static var spacingEdgeToEdge: NSLayoutConstraint.FormatOptions { get }
    public static var spacingBaselineToBaseline: NSLayoutConstraint.FormatOptions { get }
    public static var spacingMask: NSLayoutConstraint.FormatOptions { get }
  }
}
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
}
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
}
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
}
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
    -> NSLayoutConstraint
}
@MainActor @preconcurrency @objc open class UILayoutGuide: NSObject {
  override public dynamic init()
  open var layoutFrame: CGRect { get }
  weak open var owningView: UIView? { get set }
  open var identifier: String { get set }
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
}
