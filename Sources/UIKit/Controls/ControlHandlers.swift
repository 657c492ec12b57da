/// The actions of a control and their events, in the order in which they were added.
@MainActor struct ControlHandlers {
  struct Entry {
    let action: UIAction
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  /// The events that have actions.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// Adds an action. It replaces an action with the same identifier for the same events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    guard !events.isEmpty else { return }
    for index in entries.indices where entries[index].action.identifier == action.identifier {
      entries[index].events.subtract(events)
    }
    if let index = entries.firstIndex(where: { $0.action === action }) {
      entries[index].events.formUnion(events)
    } else if let index = entries.firstIndex(where: { $0.events.isEmpty }) {
      entries[index] = Entry(action: action, events: events)
    } else {
      entries.append(Entry(action: action, events: events))
    }
    entries.removeAll(where: \.events.isEmpty)
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll(where: \.events.isEmpty)
  }
}

extension UIControl {
  /// Calls a closure for each action and each of its events.
  ///
  /// - Parameter iterator: A closure that receives the action, `nil` for the target and selector (which Linux doesn't
  ///   have), one event, and a Boolean value that it can set to `true` to stop.
  public func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
    var stop = false
    for entry in handlers.entries {
      for bit in 0..<32 {
        let event = Event(rawValue: 1 << UInt(bit))
        guard entry.events.contains(event) else { continue }
        iterator(entry.action, nil, event, &stop)
        if stop { return }
      }
    }
  }
}
