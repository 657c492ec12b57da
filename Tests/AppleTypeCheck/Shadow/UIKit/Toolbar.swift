@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc
open class UIToolbar: UIView, UIBarPositioning {
  override public init(frame: CGRect)
  required public init?(coder: NSCoder)
  weak open var delegate: (any UIToolbarDelegate)? { get set }
  open var items: [UIBarButtonItem]? { get set }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
  open var standardAppearance: UIToolbarAppearance { get set }
  open var scrollEdgeAppearance: UIToolbarAppearance? { get set }
  open var barPosition: UIBarPosition { get }
}
@MainActor @preconcurrency @objc public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UIToolbarAppearance: UIBarAppearance {}
