@MainActor @preconcurrency @objc open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static func == (a: LaunchOptionsKey, b: LaunchOptionsKey) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  open class var shared: UIApplication { get }
  weak open var delegate: (any UIApplicationDelegate)? { get set }
  open var connectedScenes: Set<UIScene> { get }
  open var preferredContentSizeCategory: UIContentSizeCategory { get }
  nonisolated open class var didReceiveMemoryWarningNotification: Notification.Name { get }
  nonisolated open class var didBecomeActiveNotification: Notification.Name { get }
}
@MainActor @preconcurrency @objc public protocol UIApplicationDelegate: NSObjectProtocol {
  @objc optional func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @objc optional var window: UIWindow? { get set }
}
extension UIApplicationDelegate { public static func main() }
extension UIApplication.LaunchOptionsKey: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIApplication.LaunchOptionsKey?)
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout UIApplication.LaunchOptionsKey?
  ) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIApplication.LaunchOptionsKey
}
@MainActor @preconcurrency @objc open class UIScene: UIResponder {
  @objc open class ConnectionOptions: NSObject {}
  open var session: UISceneSession { get }
}
@MainActor @preconcurrency @objc open class UISceneSession: NSObject {}
@MainActor @preconcurrency @objc open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { get }
  open var screen: UIScreen { get }
}
@MainActor @preconcurrency @objc public protocol UISceneDelegate: NSObjectProtocol {
  @objc optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}
@MainActor @preconcurrency @objc public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
}
@objc public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static var portrait: UIInterfaceOrientationMask { get }
  public static var landscapeLeft: UIInterfaceOrientationMask { get }
  public static var landscapeRight: UIInterfaceOrientationMask { get }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { get }
  public static var landscape: UIInterfaceOrientationMask { get }
  public static var all: UIInterfaceOrientationMask { get }
  public static var allButUpsideDown: UIInterfaceOrientationMask { get }
}
@objc public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
extension UIDeviceOrientation {
  public var isLandscape: Bool { get }
  public var isPortrait: Bool { get }
  public var isFlat: Bool { get }
  public var isValidInterfaceOrientation: Bool { get }
}
@MainActor @preconcurrency @objc open class UIDevice: NSObject {
  open class var current: UIDevice { get }
  open var name: String { get }
  open var model: String { get }
  open var localizedModel: String { get }
  open var systemName: String { get }
  open var systemVersion: String { get }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  open var orientation: UIDeviceOrientation { get }
  open var isGeneratingDeviceOrientationNotifications: Bool { get }
  open func beginGeneratingDeviceOrientationNotifications()
  open func endGeneratingDeviceOrientationNotifications()
  nonisolated public static var orientationDidChangeNotification: NSNotification.Name { get }
}
@MainActor @preconcurrency @objc open class UIScreen: NSObject, UITraitEnvironment {
  @available(*, deprecated, message: "deprecated in iOS 17: use registerForTraitChanges")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  open class var main: UIScreen { get }
  open var bounds: CGRect { get }
  open var scale: CGFloat { get }
  open var nativeBounds: CGRect { get }
  open var nativeScale: CGFloat { get }
  open var traitCollection: UITraitCollection { get }
}
@MainActor public enum UIAccessibility {
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    public init(rawValue: UInt32)
    public var rawValue: UInt32 { get }
    public static var screenChanged: Notification { get }
    public static var layoutChanged: Notification { get }
    public static var pageScrolled: Notification { get }
    public static var announcement: Notification { get }
    public static func == (a: Notification, b: Notification) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public static func post(notification: UIAccessibility.Notification, argument: Any?)
  public static var isReduceMotionEnabled: Bool { get }
  nonisolated public static let reduceMotionStatusDidChangeNotification: NSNotification.Name
  public static var isVoiceOverRunning: Bool { get }
}
