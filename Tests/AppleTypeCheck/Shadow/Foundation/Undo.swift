// Pages: undomanager and its notifications.
import ObjectiveC

@MainActor @objc open class UndoManager: NSObject {
  override public dynamic init()
  open func beginUndoGrouping()
  open func endUndoGrouping()
  open var groupingLevel: Int { get }
  open func disableUndoRegistration()
  open func enableUndoRegistration()
  open var isUndoRegistrationEnabled: Bool { get }
  open var groupsByEvent: Bool { get set }
  open var levelsOfUndo: Int { get set }
  open func undo()
  open func redo()
  open func undoNestedGroup()
  open var canUndo: Bool { get }
  open var canRedo: Bool { get }
  open var isUndoing: Bool { get }
  open var isRedoing: Bool { get }
  open func removeAllActions()
  open func removeAllActions(withTarget target: Any)
  open var undoActionName: String { get }
  open var redoActionName: String { get }
  open func setActionName(_ actionName: String)
  open var undoMenuItemTitle: String { get }
  open var redoMenuItemTitle: String { get }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String
  open func redoMenuTitle(forUndoActionName actionName: String) -> String
}
extension UndoManager {
  @MainActor @preconcurrency public func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) where TargetType: AnyObject
}
extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint: NSNotification.Name
  public static let NSUndoManagerDidOpenUndoGroup: NSNotification.Name
  public static let NSUndoManagerWillCloseUndoGroup: NSNotification.Name
  public static let NSUndoManagerDidCloseUndoGroup: NSNotification.Name
  public static let NSUndoManagerWillUndoChange: NSNotification.Name
  public static let NSUndoManagerDidUndoChange: NSNotification.Name
  public static let NSUndoManagerWillRedoChange: NSNotification.Name
  public static let NSUndoManagerDidRedoChange: NSNotification.Name
}
