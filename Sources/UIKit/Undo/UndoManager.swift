public import Foundation

// Foundation on Linux doesn't have this class. Apple's is in Foundation, which `import UIKit` includes.

/// An object that records operations to undo and redo changes.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private var undone = UndoHistoryStack()
  private var redone = UndoHistoryStack()
  /// The open groups, from the outermost one.
  private var openGroups: [UndoGroup] = []
  private var disabledCount = 0
  /// A Boolean value that indicates whether the outermost group is for the current turn of the main actor.
  private var hasEventGroup = false
  private var isClosing = false

  public override init() { super.init() }

  /// A Boolean value that indicates whether an undo operation is being performed.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo operation is being performed.
  open private(set) var isRedoing = false

  // MARK: Groups

  /// A Boolean value that indicates whether operations in one turn of the main actor form a group.
  ///
  /// The default is `true`. Apple: “By default undo groups are begun automatically at the start of the event loop.”
  /// Here a group begins with the first registered operation and ends with the turn.
  open var groupsByEvent = true

  /// The number of nested open groups.
  open var groupingLevel: Int { openGroups.count }

  /// The maximum number of groups before the oldest are dropped, or 0 for no limit.
  ///
  /// The default is 0.
  open var levelsOfUndo = 0 {
    didSet {
      undone.keep(levelsOfUndo)
      redone.keep(levelsOfUndo)
    }
  }

  /// Begins a group of operations that are undone together.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
    if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends a group.
  ///
  /// Crashes if no group is open. Apple's method throws an exception.
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

  /// Disables the recording of operations until the matching `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Enables the recording of operations again.
  ///
  /// Crashes if it's already enabled. Apple's method throws an exception.
  open func enableUndoRegistration() {
    precondition(disabledCount > 0, "enableUndoRegistration may only be invoked with matching call to disable")
    disabledCount -= 1
  }

  /// Registers an operation that undoes a change or, during an undo, redoes it.
  ///
  /// - Parameters:
  ///   - target: The target of the operation, which is held weakly. The operation is dropped with it.
  ///   - handler: A closure that undoes the change.
  @preconcurrency open func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      // Apple's method throws an exception.
      precondition(groupsByEvent, "must begin a group before registering undo")
      beginEventGroup()
    }
    if !isUndoing, !isRedoing { redone.removeAll() }
    openGroups[openGroups.count - 1].add(
      UndoOperation(target: target) { target in
        if let target = target as? TargetType { handler(target) }
      })
  }

  /// Removes all operations, ends open groups, and enables recording.
  open func removeAllActions() {
    (undone, redone) = (UndoHistoryStack(), UndoHistoryStack())
    openGroups = []
    hasEventGroup = false
    disabledCount = 0
  }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    undone.remove(object)
    redone.remove(object)
    for index in openGroups.indices { openGroups[index].remove(object) }
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether there's an operation to undo.
  open var canUndo: Bool { undone.hasOperations || openGroups.contains { $0.hasOperations } }

  /// A Boolean value that indicates whether there's an operation to redo.
  open var canRedo: Bool { redone.hasOperations }

  /// Ends an open group and undoes the last group.
  ///
  /// During an undo, or if there's no group, nothing happens. Crashes if more than one group is open. Apple's method
  /// throws an exception.
  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group without ending an open one.
  ///
  /// Crashes if a group is open.
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

  /// Redoes the last undone group.
  ///
  /// During a redo, or if there's no group, nothing happens.
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

  /// Sets the name of the open or last group: “Delete”, which appears in a menu as “Undo Delete”.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty { openGroups[0].name = actionName } else { undone.name(actionName) }
  }

  /// The name of the next group to undo, or an empty string if there's none.
  open var undoActionName: String { (openGroups.first { $0.hasOperations } ?? undone.last)?.name ?? "" }

  /// The name of the next group to redo, or an empty string if there's none.
  open var redoActionName: String { redone.last?.name ?? "" }

  /// The title of the undo menu item: “Undo Delete”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the redo menu item: “Redo Delete”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the undo menu item for a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    SystemWords.undo(actionName)
  }

  /// Returns the title of the redo menu item for a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    SystemWords.redo(actionName)
  }
}

extension NSNotification.Name {
  /// A notification that's posted before a manager opens a nested group or closes a group, for pending changes to
  /// register.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// A notification that's posted after a manager opens a group.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// A notification that's posted before a manager closes a group.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// A notification that's posted after a manager closes a group.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// A notification that's posted before a manager undoes changes.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// A notification that's posted after a manager undoes changes.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// A notification that's posted before a manager redoes changes.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// A notification that's posted after a manager redoes changes.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
