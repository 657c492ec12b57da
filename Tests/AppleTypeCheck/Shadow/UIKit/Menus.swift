public typealias UIActionHandler = (UIAction) -> Void
@MainActor @preconcurrency @objc open class UIMenuElement: NSObject, NSCopying, UIAccessibilityIdentification {
  open var accessibilityIdentifier: String? { get set }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var disabled: Attributes { get }
    public static var destructive: Attributes { get }
    public static var hidden: Attributes { get }
    public static var keepsMenuPresented: Attributes { get }
  }
  open var title: String { get }
  open var subtitle: String? { get set }
  open var image: UIImage? { get }
}
@MainActor @preconcurrency @objc open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public var rawValue: String { get }
    public static func == (a: Identifier, b: Identifier) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler)
  override open var title: String { get set }
  override open var image: UIImage? { get set }
  open var discoverabilityTitle: String? { get set }
  open var identifier: UIAction.Identifier { get }
  open var attributes: UIMenuElement.Attributes { get set }
  open var state: UIMenuElement.State { get set }
  open var sender: Any? { get }
  open func performWithSender(_ sender: Any?, target: Any?)  // iOS 16; page: uimenuleaf/performwithsender(_:target:)
}
@MainActor @preconcurrency @objc open class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public var rawValue: String { get }
    public static var standardEdit: Identifier { get }
    public static func == (a: Identifier, b: Identifier) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct Options: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var displayInline: Options { get }
    public static var destructive: Options { get }
    public static var singleSelection: Options { get }
    public static var displayAsPalette: Options { get }
  }
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = [])
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = [])
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = [])
  public enum ElementSize: Int, Sendable { case small = 0, medium = 1, large = 2, automatic = -1 }
  open var preferredElementSize: UIMenu.ElementSize { get set }
  open var selectedElements: [UIMenuElement] { get }
  open var identifier: UIMenu.Identifier { get }
  open var options: UIMenu.Options { get }
  open var children: [UIMenuElement] { get }
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu
}
@MainActor @preconcurrency @objc open class UIDeferredMenuElement: UIMenuElement {
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self
}
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
@MainActor @preconcurrency @objc open class UIContextMenuConfiguration: NSObject {
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil)
  open var identifier: any NSCopying { get }
}
@MainActor @preconcurrency @objc open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate)
  weak open var delegate: (any UIContextMenuInteractionDelegate)? { get }
  weak open var view: UIView? { get }
  open func willMove(to view: UIView?)
  open func didMove(to view: UIView?)
  open func location(in view: UIView?) -> CGPoint
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu)
  open func dismissMenu()
}
@MainActor @preconcurrency @objc public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
@objc public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
@MainActor @preconcurrency @objc public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
@MainActor @preconcurrency @objc
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
@MainActor @preconcurrency @objc open class UIPreviewParameters: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  override public dynamic init()
  open var backgroundColor: UIColor! { get set }
  open var visiblePath: UIBezierPath? { get set }
  open var shadowPath: UIBezierPath? { get set }
}
@MainActor @preconcurrency @objc open class UIPreviewTarget: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform)
  public convenience init(container: UIView, center: CGPoint)
  open var container: UIView { get }
  open var center: CGPoint { get }
  open var transform: CGAffineTransform { get }
}
@MainActor @preconcurrency @objc open class UITargetedPreview: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)
  public convenience init(view: UIView, parameters: UIPreviewParameters)
  public convenience init(view: UIView)
  open var target: UIPreviewTarget { get }
  open var view: UIView { get }
  open var parameters: UIPreviewParameters { get }
  open var size: CGSize { get }
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview
}
