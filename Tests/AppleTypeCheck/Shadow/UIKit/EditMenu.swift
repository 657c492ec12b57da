// Pages read: uiresponderstandardeditactions, uieditmenuinteraction, its configuration, delegate and animating.
@MainActor @preconcurrency @objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
  @objc optional func cut(_ sender: Any?)
  @objc(copy:) optional func copy(_ sender: Any?)
  @objc optional func paste(_ sender: Any?)
  @objc optional func select(_ sender: Any?)
  @objc optional func selectAll(_ sender: Any?)
  @objc optional func delete(_ sender: Any?)
}
@objc public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }
@MainActor @preconcurrency @objc open class UIEditMenuConfiguration: NSObject {
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint)
  open var identifier: AnyHashable { get }
  open var sourcePoint: CGPoint { get }
  open var preferredArrowDirection: UIEditMenuArrowDirection { get set }
}
@MainActor @preconcurrency @objc open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIEditMenuInteractionDelegate)?)
  weak open var delegate: (any UIEditMenuInteractionDelegate)? { get }
  weak open var view: UIView? { get }
  open func willMove(to view: UIView?)
  open func didMove(to view: UIView?)
  open func presentEditMenu(with configuration: UIEditMenuConfiguration)
  open func dismissMenu()
  open func reloadVisibleMenu()
  open func updateVisibleMenuPosition(animated: Bool)
  open func location(in view: UIView?) -> CGPoint
}
@MainActor @preconcurrency @objc public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  @objc optional func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}
@MainActor @preconcurrency @objc public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
