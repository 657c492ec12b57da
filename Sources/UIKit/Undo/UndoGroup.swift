import Foundation

/// An operation that undoes one change.
struct UndoOperation {
  weak var target: AnyObject?
  let body: @MainActor (AnyObject) -> Void

  init(target: AnyObject, _ body: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.body = body
  }
}

/// A group of operations that are undone together, from the last one.
struct UndoGroup {
  private enum Entry {
    case operation(UndoOperation)
    case group(UndoGroup)
  }

  var name: String?
  private var entries: [Entry] = []

  init(name: String? = nil) { self.name = name }

  var isEmpty: Bool { entries.isEmpty }

  /// A Boolean value that indicates whether the group has an operation with a target that still exists.
  var hasOperations: Bool {
    entries.contains {
      switch $0 {
      case .operation(let operation): operation.target != nil
      case .group(let group): group.hasOperations
      }
    }
  }

  mutating func add(_ operation: UndoOperation) { entries.append(.operation(operation)) }

  mutating func add(_ group: UndoGroup) {
    if name == nil { name = group.name }
    entries.append(.group(group))
  }

  mutating func remove(_ target: AnyObject) {
    entries = entries.compactMap { entry in
      switch entry {
      case .operation(let operation): return operation.target === target ? nil : entry
      case .group(var group):
        group.remove(target)
        return group.isEmpty ? nil : .group(group)
      }
    }
  }

  @MainActor func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .operation(let operation): if let target = operation.target { operation.body(target) }
      case .group(let group): group.perform()
      }
    }
  }
}

/// The stack of groups to undo or redo. The next one is last.
struct UndoHistoryStack {
  private var groups: [UndoGroup] = []

  var last: UndoGroup? { groups.last { $0.hasOperations } }

  var hasOperations: Bool { last != nil }

  mutating func push(_ group: UndoGroup, most levels: Int) {
    groups.append(group)
    keep(levels)
  }

  /// Removes and returns the last group with targets that still exist. The groups above it are dropped.
  mutating func pop() -> UndoGroup? {
    while let group = groups.popLast() {
      if group.hasOperations { return group }
    }
    return nil
  }

  mutating func name(_ name: String) {
    if let index = groups.indices.last { groups[index].name = name }
  }

  mutating func keep(_ levels: Int) {
    if levels > 0, groups.count > levels { groups.removeFirst(groups.count - levels) }
  }

  mutating func remove(_ target: AnyObject) {
    for index in groups.indices { groups[index].remove(target) }
    groups.removeAll { $0.isEmpty }
  }

  mutating func removeAll() { groups = [] }
}
