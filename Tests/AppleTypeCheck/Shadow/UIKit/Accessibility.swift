extension NSObject {
  @MainActor @preconcurrency @objc open var isAccessibilityElement: Bool { get set }
  @MainActor @preconcurrency @objc open var accessibilityLabel: String? { get set }
  @MainActor @preconcurrency @objc open var accessibilityHint: String? { get set }
  @MainActor @preconcurrency @objc open var accessibilityValue: String? { get set }
  @MainActor @preconcurrency @objc open var accessibilityTraits: UIAccessibilityTraits { get set }
  @MainActor @preconcurrency @objc open var accessibilityLanguage: String? { get set }
  @MainActor @preconcurrency @objc open var accessibilityFrame: CGRect { get set }
  @MainActor @preconcurrency @objc open var accessibilityActivationPoint: CGPoint { get set }
  @MainActor @preconcurrency @objc open var accessibilityElements: [Any]? { get set }
  @MainActor @preconcurrency @objc open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
  @MainActor @preconcurrency @objc open var accessibilityElementsHidden: Bool { get set }
  @MainActor @preconcurrency @objc open var accessibilityViewIsModal: Bool { get set }
  @MainActor @preconcurrency @objc open var shouldGroupAccessibilityChildren: Bool { get set }
  @MainActor @preconcurrency @objc open func accessibilityActivate() -> Bool
  @MainActor @preconcurrency @objc open func accessibilityIncrement()
  @MainActor @preconcurrency @objc open func accessibilityDecrement()
  @MainActor @preconcurrency @objc open func accessibilityPerformEscape() -> Bool
  @MainActor @preconcurrency @objc open func accessibilityPerformMagicTap() -> Bool
  @MainActor @preconcurrency @objc open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
  @MainActor @preconcurrency @objc open func accessibilityElementCount() -> Int
  @MainActor @preconcurrency @objc open func accessibilityElement(at index: Int) -> Any?
  @MainActor @preconcurrency @objc open func index(ofAccessibilityElement element: Any) -> Int
}
@objc public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public init(rawValue: UInt64)
  public var rawValue: UInt64 { get }
  public static var none: UIAccessibilityTraits { get }
  public static var button: UIAccessibilityTraits { get }
  public static var link: UIAccessibilityTraits { get }
  public static var image: UIAccessibilityTraits { get }
  public static var selected: UIAccessibilityTraits { get }
  public static var playsSound: UIAccessibilityTraits { get }
  public static var keyboardKey: UIAccessibilityTraits { get }
  public static var staticText: UIAccessibilityTraits { get }
  public static var summaryElement: UIAccessibilityTraits { get }
  public static var notEnabled: UIAccessibilityTraits { get }
  public static var updatesFrequently: UIAccessibilityTraits { get }
  public static var searchField: UIAccessibilityTraits { get }
  public static var startsMediaSession: UIAccessibilityTraits { get }
  public static var adjustable: UIAccessibilityTraits { get }
  public static var allowsDirectInteraction: UIAccessibilityTraits { get }
  public static var causesPageTurn: UIAccessibilityTraits { get }
  public static var tabBar: UIAccessibilityTraits { get }
  public static var header: UIAccessibilityTraits { get }
  public static var toggleButton: UIAccessibilityTraits { get }
}
extension UIAccessibilityTraits: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSObject
  public func _bridgeToObjectiveC() -> NSObject
  public static func _forceBridgeFromObjectiveC(_ source: NSObject, result: inout UIAccessibilityTraits?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSObject, result: inout UIAccessibilityTraits?)
    -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSObject?) -> UIAccessibilityTraits
}
@MainActor @preconcurrency @objc public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
extension UIView: UIAccessibilityIdentification {
  @MainActor @preconcurrency @objc open var accessibilityIdentifier: String? { get set }
}
extension UIBarItem: UIAccessibilityIdentification {
  @MainActor @preconcurrency @objc open var accessibilityIdentifier: String? { get set }
}
@MainActor @preconcurrency @objc open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  public init(accessibilityContainer container: Any)
  weak open var accessibilityContainer: AnyObject? { get set }
  open var accessibilityIdentifier: String? { get set }
  open var accessibilityFrameInContainerSpace: CGRect { get set }
}
@MainActor @preconcurrency @objc open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler)
  public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler)
  open var name: String { get set }
  open var image: UIImage? { get set }
  open var actionHandler: UIAccessibilityCustomAction.Handler? { get set }
}
extension UIAccessibility {
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect
}
