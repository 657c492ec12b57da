import Testing

@testable import UIKit

/// The effects of a control's actions.
@MainActor @Suite struct `A control's actions` {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  func action(_ text: String, identifier: String? = nil) -> UIAction {
    UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { [log] _ in log.lines.append(text) }
  }

  @Test func `are carried out for their events, in the order in which they were added`() {
    let control = UIControl(frame: .zero)
    control.addAction(action("b"), for: [.touchDown, .valueChanged])
    control.addAction(action("a"), for: .valueChanged)
    control.addAction(action("c"), for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["b", "a"])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(log.lines == ["b", "a", "b", "c"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged, .touchUpInside])
  }

  @Test func `have the control as their sender, while they are carried out`() {
    let control = UIControl(frame: .zero)
    var sender: Any?
    let action = UIAction { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender as AnyObject === control)
    #expect(action.sender == nil)
  }

  @Test func `replace one another for an event where they have the same identifier`() {
    let control = UIControl(frame: .zero)
    control.addAction(action("old", identifier: "x"), for: [.touchDown, .touchUpInside])
    control.addAction(action("other"), for: .touchDown)
    control.addAction(action("new", identifier: "x"), for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["other", "new", "old"])
  }

  @Test func `keep their place where they are replaced for all their events`() {
    let control = UIControl(frame: .zero)
    control.addAction(action("old", identifier: "x"), for: .touchDown)
    control.addAction(action("other"), for: .touchDown)
    control.addAction(action("new", identifier: "x"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines == ["new", "other"])
  }

  @Test func `are removed from the events that are named, and from no others`() {
    let control = UIControl(frame: .zero)
    let first = action("first")
    control.addAction(first, for: [.touchDown, .touchUpInside])
    control.addAction(action("second", identifier: "second"), for: .touchDown)
    control.removeAction(first, for: [.touchDown, .valueChanged])
    control.sendActions(for: [.touchDown])
    #expect(log.lines == ["second"])
    control.removeAction(identifiedBy: UIAction.Identifier("second"), for: .allEvents)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test func `may remove themselves and others while they are carried out`() {
    let control = UIControl(frame: .zero)
    let second = action("second")
    control.addAction(
      UIAction { [log] action in
        log.lines.append("first")
        (action.sender as? UIControl)?.removeAction(second, for: .allEvents)
        (action.sender as? UIControl)?.removeAction(action, for: .allEvents)
      }, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    // Whether a device still carries out the removed one the first time is not known: assumed that it does.
    #expect(log.lines == ["first", "second"])
  }

  @Test func `can be enumerated, each with one event at a time, until one has seen enough`() {
    let control = UIControl(frame: .zero)
    control.addAction(action("a", identifier: "a"), for: [.valueChanged, .touchDown])
    control.addAction(action("b", identifier: "b"), for: .touchCancel)
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, event, _ in
      #expect(target == nil)
      seen.append("\(action?.identifier.rawValue ?? "none") \(event.rawValue)")
    }
    #expect(seen == ["a 1", "a 4096", "b 256"])
    seen = []
    control.enumerateEventHandlers { _, _, event, stop in
      seen.append("\(event.rawValue)")
      stop = true
    }
    #expect(seen == ["1"])
  }

  @Test func `are for what the control is there for where they come with the initializer`() {
    let control = UIControl(frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action("primary"))
    control.sendActions(for: .touchUpInside)
    #expect(log.lines.isEmpty)
    control.sendActions(for: .primaryActionTriggered)
    #expect(log.lines == ["primary"])
    #expect(control.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `all go through one method, which a subclass may override`() {
    final class Quiet: UIControl {
      var sent: [UIAction] = []
      override func sendAction(_ action: UIAction) { sent.append(action) }
    }
    let control = Quiet()
    let loud = action("loud")
    control.addAction(loud, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.lines.isEmpty)
    #expect(control.sent == [loud])
  }
}
