import Testing
import UIKit

/// `UndoManager`, which Foundation has on Apple's platforms: what its documentation says, and the order in which it says it.
@MainActor @Suite struct UndoManagerTests {
  /// A number that is set, as a document that can be undone.
  @MainActor private final class Counter {
    let manager: UndoManager
    var value = 0

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int, named name: String = "") {
      let old = value
      value = new
      manager.registerUndo(withTarget: self) { $0.set(old, named: name) }
      if !name.isEmpty { manager.setActionName(name) }
    }
  }

  private let manager = UndoManager()

  /// Lets a turn of the main actor pass, with which a group by event ends.
  private func turn() async {
    await Task.yield()
    while manager.groupingLevel > 0 { await Task.yield() }
  }

  /// Calls a closure inside an undo group that is opened and closed manually.
  private func grouped(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  @Test func `what one turn registers is undone in one step, and done again in one`() async {
    let counter = Counter(manager)
    counter.set(1)
    counter.set(2)
    await turn()
    counter.set(3)
    await turn()
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 2 && manager.canRedo)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.undo()
    #expect(counter.value == 0, "there is nothing more")
    manager.redo()
    #expect(counter.value == 2)
    manager.redo()
    #expect(counter.value == 3 && !manager.canRedo && manager.canUndo)
    manager.undo()
    #expect(counter.value == 2)
  }

  @Test func `every way through undoing and redoing four steps shows the value of that step`() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    for value in 1...4 { grouped { counter.set(value) } }
    var place = 4
    // All ways of eight steps: a bit for each, back or forth.
    for way in 0..<256 {
      for bit in 0..<8 {
        if way & (1 << bit) == 0 {
          if manager.canUndo { place -= 1 }
          manager.undo()
        } else {
          if manager.canRedo { place += 1 }
          manager.redo()
        }
        #expect(counter.value == place)
        #expect(manager.canUndo == (place > 0) && manager.canRedo == (place < 4))
      }
    }
  }

  @Test func `a new change forgets what could be done again`() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    for value in 1...3 { grouped { counter.set(value) } }
    manager.undo()
    manager.undo()
    grouped { counter.set(9) }
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `groups in a group are undone with it, the last first`() {
    manager.groupsByEvent = false
    var log: [String] = []
    let target = Counter(manager)
    grouped {
      manager.registerUndo(withTarget: target) { _ in log.append("a") }
      grouped { manager.registerUndo(withTarget: target) { _ in log.append("b") } }
      #expect(manager.groupingLevel == 1)
      manager.registerUndo(withTarget: target) { _ in log.append("c") }
    }
    manager.undo()
    #expect(log == ["c", "b", "a"])
  }

  @Test func `an empty group is nothing to undo`() {
    manager.groupsByEvent = false
    grouped { grouped {} }
    #expect(!manager.canUndo && manager.groupingLevel == 0)
  }

  @Test func `names are those of the steps, in menus too, both ways`() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    grouped { counter.set(1, named: "Delete") }
    grouped { counter.set(2) }
    #expect(manager.undoActionName.isEmpty && manager.undoMenuItemTitle == "Undo")
    manager.undo()
    #expect(manager.undoActionName == "Delete" && manager.undoMenuItemTitle == "Undo Delete")
    manager.undo()
    #expect(manager.redoActionName == "Delete" && manager.redoMenuItemTitle == "Redo Delete")
    manager.redo()
    #expect(manager.undoActionName == "Delete" && manager.redoActionName.isEmpty)
  }

  @Test func `no more steps are kept than asked for, and fewer when that is set later`() {
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    let counter = Counter(manager)
    for value in 1...5 { grouped { counter.set(value) } }
    for _ in 0..<5 { manager.undo() }
    #expect(counter.value == 3)
    manager.levelsOfUndo = 1
    for _ in 0..<5 { manager.redo() }
    #expect(counter.value == 4)
  }

  @Test func `nothing is registered while that is disabled, as often as it was`() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    grouped { counter.set(1) }
    #expect(!manager.canUndo)
    manager.enableUndoRegistration()
    grouped { counter.set(2) }
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test func `the actions of one target are forgotten, and those of one that is gone`() {
    manager.groupsByEvent = false
    let (one, other) = (Counter(manager), Counter(manager))
    var third: Counter? = Counter(manager)
    grouped { third?.set(1) }
    grouped {
      one.set(1)
      other.set(1)
    }
    grouped { one.set(2) }
    manager.removeAllActions(withTarget: one)
    third = nil
    manager.undo()
    #expect((one.value, other.value) == (2, 0))
    #expect(!manager.canUndo)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func `whoever observes is told of groups and of what is undone, in order`() {
    manager.groupsByEvent = false
    nonisolated(unsafe) var log: [String] = []
    let names: [NSNotification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        log.append(
          note.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
            .replacingOccurrences(of: "Notification", with: ""))
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let counter = Counter(manager)
    grouped { counter.set(1) }
    #expect(log == ["DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    log = []
    manager.undo()
    #expect(log.first == "WillUndoChange" && log.last == "DidUndoChange")
    log = []
    manager.redo()
    #expect(log.first == "WillRedoChange" && log.last == "DidRedoChange")
  }

  @Test func `a responder's manager is that of the next one, in the end the window's, unless it has its own`() {
    final class Editor: UIView {
      let manager = UndoManager()
      override var undoManager: UndoManager? { manager }
    }
    let (window, view, editor, inner) = (UIWindow(), UIView(), Editor(), UIView())
    #expect(view.undoManager == nil)
    window.addSubview(view)
    view.addSubview(editor)
    editor.addSubview(inner)
    #expect(view.undoManager === window.undoManager && window.undoManager === window.undoManager)
    #expect(inner.undoManager === editor.manager)
    #expect(UIWindow().undoManager !== window.undoManager)
    let controller = UIViewController()
    #expect(controller.undoManager == nil)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.undoManager === window.undoManager)
  }
}
