@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UIToolbar: UIView, UIBarPositioning {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  weak open var delegate: (any UIToolbarDelegate)? { get set }
  open var items: [UIBarButtonItem]? { get set }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
  open var standardAppearance: UIToolbarAppearance { get set }
  open var compactAppearance: UIToolbarAppearance? { get set }
  open var scrollEdgeAppearance: UIToolbarAppearance? { get set }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { get set }
  open var barPosition: UIBarPosition { get }
}
@MainActor @preconcurrency @objc public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIToolbarAppearance: UIBarAppearance {}
@MainActor @preconcurrency @objc open class UIBarAppearance: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  override public convenience dynamic init()
  public init(barAppearance: UIBarAppearance)
  open func configureWithDefaultBackground()
  open func configureWithOpaqueBackground()
  open func configureWithTransparentBackground()
  open var backgroundEffect: UIBlurEffect? { get set }
  open var backgroundColor: UIColor? { get set }
  open var backgroundImage: UIImage? { get set }
  open var backgroundImageContentMode: UIView.ContentMode { get set }
  open var shadowColor: UIColor? { get set }
  open var shadowImage: UIImage? { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UINavigationBarAppearance: UIBarAppearance {
  override public init(barAppearance: UIBarAppearance)
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
  open var titlePositionAdjustment: UIOffset { get set }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get set }
}
