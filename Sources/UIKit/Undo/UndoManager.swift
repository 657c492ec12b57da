public import Foundation

// Foundation on Linux has none. Apple's is of Foundation, which `import UIKit` brings with it.

/// A recorder of operations by which changes are undone and done again.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private var undone = UndoHistoryStack()
  private var redone = UndoHistoryStack()
  /// The groups that are open, the outermost first.
  private var openGroups: [UndoGroup] = []
  private var disabledCount = 0
  /// Whether the outermost group was opened for what happens in this turn of the main actor.
  private var hasEventGroup = false
  private var isClosing = false

  public override init() { super.init() }

  /// A Boolean value that indicates whether an undo operation is being performed.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo operation is being performed.
  open private(set) var isRedoing = false

  // MARK: Groups

  /// A Boolean value that indicates whether what is registered in one turn of the main actor is one group; true by default.
  ///
  /// Apple: “By default undo groups are begun automatically at the start of the event loop.” Here a group begins with the first operation
  /// that is registered, and ends with the turn.
  open var groupsByEvent = true

  /// The number of open groups, one in the other.
  open var groupingLevel: Int { openGroups.count }

  /// The number of groups that are kept; the oldest are dropped. Zero, the default, for all.
  open var levelsOfUndo = 0 {
    didSet {
      undone.keep(levelsOfUndo)
      redone.keep(levelsOfUndo)
    }
  }

  /// Marks the beginning of a group, which is undone as a whole.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Marks the end of a group.
  ///
  /// Traps if none is open, as Apple's raises an exception.
  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "endUndoGrouping called with no matching begin")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    let group = openGroups.removeLast()
    if openGroups.isEmpty { hasEventGroup = false }
    guard !group.isEmpty else { return }
    if let outer = openGroups.indices.last {
      openGroups[outer].add(group)
    } else if isUndoing {
      redone.push(group, most: levelsOfUndo)
    } else {
      undone.push(group, most: levelsOfUndo)
    }
  }

  private func beginEventGroup() {
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
    hasEventGroup = true
    guard !isClosing else { return }
    isClosing = true
    Task { @MainActor [weak self] in
      guard let self else { return }
      isClosing = false
      if hasEventGroup, openGroups.count == 1 { endUndoGrouping() }
    }
  }

  // MARK: Registering

  /// A Boolean value that indicates whether operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Has operations not be recorded, until the matching `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Has operations be recorded again.
  ///
  /// Traps if they are, as Apple's raises an exception.
  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "enableUndoRegistration may only be invoked with matching call to disable")
    disabledCount -= 1
  }

  /// Registers what undoes a change; while something is undone, what does it again.
  ///
  /// - Parameters:
  ///   - target: What the operation is about. Not kept alive; the operation goes with it.
  ///   - handler: Undoes the change.
  @preconcurrency open func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      // Apple's raises an exception.
      precondition(groupsByEvent, "must begin a group before registering undo")
      beginEventGroup()
    }
    if !isUndoing, !isRedoing { redone.removeAll() }
    openGroups[openGroups.count - 1].add(
      UndoOperation(target: target) { target in
        if let target = target as? TargetType { handler(target) }
      })
  }

  /// Forgets all operations, ends open groups, and has operations be recorded again.
  open func removeAllActions() {
    (undone, redone) = (UndoHistoryStack(), UndoHistoryStack())
    openGroups = []
    hasEventGroup = false
    disabledCount = 0
  }

  /// Forgets the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    undone.remove(object)
    redone.remove(object)
    for index in openGroups.indices { openGroups[index].remove(object) }
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether there is something to undo.
  open var canUndo: Bool { undone.hasOperations || openGroups.contains { $0.hasOperations } }

  /// A Boolean value that indicates whether there is something to do again.
  open var canRedo: Bool { redone.hasOperations }

  /// Ends the group that is open, and undoes the last one. Nothing happens if there is none, or while something is undone.
  ///
  /// Traps if more than one group is open, as Apple's raises an exception.
  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group, without ending one that is open.
  ///
  /// Traps if a group is open.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing else { return }
    precondition(openGroups.isEmpty, "undoNestedGroup called with open groups")
    guard let group = undone.pop() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    openGroups = [UndoGroup(name: group.name)]
    group.perform()
    closeAll()
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last. Nothing happens if there is none, or while something is done again.
  open func redo() {
    guard !isUndoing, !isRedoing else { return }
    if hasEventGroup, openGroups.count == 1 { endUndoGrouping() }
    guard let group = redone.pop() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    openGroups = [UndoGroup(name: group.name)]
    group.perform()
    closeAll()
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func closeAll() { while !openGroups.isEmpty { endUndoGrouping() } }

  // MARK: Names

  /// Names the group that is open, or the last one: “Delete”, which a menu shows as “Undo Delete”.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty { openGroups[0].name = actionName } else { undone.name(actionName) }
  }

  /// The name of what would be undone; empty if there is none.
  open var undoActionName: String { (openGroups.first { $0.hasOperations } ?? undone.last)?.name ?? "" }

  /// The name of what would be done again; empty if there is none.
  open var redoActionName: String { redone.last?.name ?? "" }

  /// The title of a menu's item that undoes: “Undo Delete”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu's item that does again: “Redo Delete”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu's item that undoes something of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    SystemWords.undo(actionName)
  }

  /// The title of a menu's item that does something of a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    SystemWords.redo(actionName)
  }
}

extension NSNotification.Name {
  /// Posted before a manager opens a group in another one, and before it closes one: for changes that are still to be registered.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Posted when a manager has opened a group.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a manager closes a group.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a manager has closed a group.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a manager undoes something.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted when a manager has undone something.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a manager does something again.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted when a manager has done something again.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
