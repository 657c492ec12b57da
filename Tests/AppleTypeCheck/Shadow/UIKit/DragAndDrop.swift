// Pages: uidragitem, uidragsession, uidropsession, uidraginteraction, uidropinteraction and their delegates.
@MainActor @preconcurrency @objc public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
extension UIDragDropSession {
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading
}
@MainActor @preconcurrency @objc public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }
@objc public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` = 1 }
@MainActor @preconcurrency @objc public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  @discardableResult func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
extension UIDropSession {
  @discardableResult public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading
}
@MainActor @preconcurrency @objc open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider)
  open var itemProvider: NSItemProvider { get }
  open var localObject: Any? { get set }
  open var previewProvider: (() -> UIDragPreview?)? { get set }
}
@MainActor @preconcurrency @objc open class UIDragPreviewParameters: UIPreviewParameters {
  override public dynamic init()
}
@MainActor @preconcurrency @objc open class UIDragPreview: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  public init(view: UIView, parameters: UIDragPreviewParameters)
  public convenience init(view: UIView)
  open var view: UIView { get }
  open var parameters: UIDragPreviewParameters { get }
}
@MainActor @preconcurrency @objc open class UIDragPreviewTarget: UIPreviewTarget {
  override public init(container: UIView, center: CGPoint, transform: CGAffineTransform)
}
@MainActor @preconcurrency @objc open class UITargetedDragPreview: UITargetedPreview {
  override public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview
}
@MainActor @preconcurrency @objc public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
@MainActor @preconcurrency @objc open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDragInteractionDelegate)
  weak open var delegate: (any UIDragInteractionDelegate)? { get }
  weak open var view: UIView? { get }
  open var allowsSimultaneousRecognitionDuringLift: Bool { get set }
  open var isEnabled: Bool { get set }
  open class var isEnabledByDefault: Bool { get }
  open func willMove(to view: UIView?)
  open func didMove(to view: UIView?)
}
@MainActor @preconcurrency @objc public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  @objc optional func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  @objc optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  @objc optional func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}
@MainActor @preconcurrency @objc open class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDropInteractionDelegate)
  weak open var delegate: (any UIDropInteractionDelegate)? { get }
  weak open var view: UIView? { get }
  open var allowsSimultaneousDropSessions: Bool { get set }
  open func willMove(to view: UIView?)
  open func didMove(to view: UIView?)
}
@MainActor @preconcurrency @objc public protocol UIDropInteractionDelegate: NSObjectProtocol {
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  @objc optional func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}
@objc public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@MainActor @preconcurrency @objc open class UIDropProposal: NSObject, NSCopying {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  public init(operation: UIDropOperation)
  open var operation: UIDropOperation { get }
}
@MainActor @preconcurrency @objc open class UITableViewDropProposal: UIDropProposal {
  @objc(UITableViewDropIntent) public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  override public init(operation: UIDropOperation)
  public convenience init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent)
  open var intent: UITableViewDropProposal.Intent { get }
}
@MainActor @preconcurrency @objc public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
@MainActor @preconcurrency @objc public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @objc(dropItem:toPlaceholder:) @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  @objc(dropItem:toTarget:) @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}
@MainActor @preconcurrency @objc open class UITableViewPlaceholder: NSObject {
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat)
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? { get set }
}
@MainActor @preconcurrency @objc open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  override public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat)
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? { get set }
}
@MainActor @preconcurrency @objc public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}
// Pages: uispringloadedinteraction, …behavior, …effect, …context, …supporting.
@objc public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}
@MainActor @preconcurrency @objc public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  weak var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}
@MainActor @preconcurrency @objc public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
    -> Bool
  @objc optional func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}
@MainActor @preconcurrency @objc public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
@MainActor @preconcurrency @objc public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}
@MainActor @preconcurrency @objc open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void)
  weak open var view: UIView? { get }
  open var interactionBehavior: any UISpringLoadedInteractionBehavior { get }
  open var interactionEffect: any UISpringLoadedInteractionEffect { get }
  open func willMove(to view: UIView?)
  open func didMove(to view: UIView?)
}
extension UITableView: UISpringLoadedInteractionSupporting { @objc open var isSpringLoaded: Bool { get set } }
extension UIButton: UISpringLoadedInteractionSupporting { @objc open var isSpringLoaded: Bool { get set } }
extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  @objc public static var writableTypeIdentifiersForItemProvider: [String] { get }
  @objc public static var readableTypeIdentifiersForItemProvider: [String] { get }
  @objc public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
