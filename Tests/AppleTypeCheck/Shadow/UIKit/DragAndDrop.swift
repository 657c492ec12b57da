@MainActor @preconcurrency @objc public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  weak var targetView: UIView? { get set }
  func location(in view: UIView?) -> CGPoint
}
@MainActor @preconcurrency @objc public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}
@MainActor @preconcurrency @objc public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }
@MainActor @preconcurrency @objc public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}
@MainActor @preconcurrency @objc open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider)
  open var itemProvider: NSItemProvider { get }
  open var localObject: Any? { get set }
}
@MainActor @preconcurrency @objc open class UIDragPreviewParameters: UIPreviewParameters {
  override public dynamic init()
}
@objc public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }
@MainActor @preconcurrency @objc open class UIDropProposal: NSObject {
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
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
@MainActor @preconcurrency @objc public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
}
