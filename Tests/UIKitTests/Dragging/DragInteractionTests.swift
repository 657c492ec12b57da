import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Views that are dragged, and views on which something is dropped.
@MainActor @Suite struct DragInteractionTests {
  private final class Source: NSObject, UIDragInteractionDelegate {
    let log: CallLog
    var items = [DragList.item("a")]
    var preview: ((UIDragInteraction) -> UITargetedDragPreview?)?

    init(_ log: CallLog) { self.log = log }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      log.calls.append("items")
      return items
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview.map { $0(interaction) } ?? interaction.defaultPreview }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
      log.calls.append("lift")
      animator.addCompletion { [log] in log.calls.append($0 == .end ? "lifted" : "not lifted") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      session.localContext = "context"
      log.calls.append("begin")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      log.calls.append("move")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.calls.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.calls.append("did end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { log.calls.append("cancel") }
  }

  private final class Target: NSObject, UIDropInteractionDelegate {
    let log: CallLog
    var operation = UIDropOperation.copy
    var context: Any?

    init(_ log: CallLog) { self.log = log }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log.calls.append("can handle")
      return session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.calls.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      log.calls.append("update")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.calls.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.calls.append("drop")
      context = session.localDragSession?.localContext
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.calls.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.calls.append("end")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { log.calls.append("animate drop") }
  }

  private let log = CallLog()
  private let source: Source
  private let target: Target
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
  private let box = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 200))
  private let drag: UIDragInteraction
  private let drop: UIDropInteraction

  init() {
    AnimationClock.shared.hold()
    (source, target) = (Source(log), Target(log))
    (drag, drop) = (UIDragInteraction(delegate: source), UIDropInteraction(delegate: target))
    window.isHidden = false
    for view in [card, box] { window.addSubview(view) }
    card.backgroundColor = .red
    card.addInteraction(drag)
    box.addInteraction(drop)
    window.layoutIfNeeded()
  }

  private func lift() -> Finger {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 70, y: 50))
    finger.hold(for: 0.51)
    return finger
  }

  @Test func `a view is lifted, dragged and dropped, in this order`() {
    let finger = lift()
    #expect(log.take() == ["items", "lift"] && card.alpha == 0)
    finger.hold(for: 0.5)
    #expect(log.take() == ["lifted"])
    finger.move(to: CGPoint(x: 70, y: 100))
    #expect(log.take() == ["begin"] && card.alpha == 1)
    finger.move(to: CGPoint(x: 70, y: 320))
    finger.move(to: CGPoint(x: 90, y: 330))
    #expect(log.take() == ["can handle", "enter", "update", "move", "update", "move"])
    finger.move(to: CGPoint(x: 70, y: 200))
    finger.move(to: CGPoint(x: 70, y: 320))
    #expect(log.take() == ["exit", "move", "enter", "update", "move"])
    finger.lift()
    AnimationClock.shared.settle()
    #expect(
      log.take() == ["update", "will end copy", "drop", "animate drop", "conclude", "end", "did end copy"])
    #expect(target.context as? String == "context" && window.dragFlights.isEmpty && window.subviews == [card, box])
  }

  @Test func `what is not taken goes back, in this order`() {
    target.operation = .forbidden
    let finger = lift()
    finger.hold(for: 0.5)
    finger.move(to: CGPoint(x: 70, y: 320))
    _ = log.take()
    finger.lift()
    AnimationClock.shared.settle()
    #expect(log.take() == ["update", "will end cancel", "cancel", "end", "did end cancel"])
    #expect(window.subviews == [card, box])
  }

  @Test func `what the target cannot load is not told to it`() {
    source.items = [UIDragItem(itemProvider: NSItemProvider())]
    let finger = lift()
    finger.move(to: CGPoint(x: 70, y: 320))
    finger.move(to: CGPoint(x: 70, y: 330))
    finger.lift()
    AnimationClock.shared.settle()
    #expect(log.take().filter { ["can handle", "enter", "drop", "end"].contains($0) } == ["can handle"])
  }

  @Test func `the innermost view takes it that can`() {
    let other = Target(CallLog())
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    box.addSubview(inner)
    let interaction = UIDropInteraction(delegate: other)
    inner.addInteraction(interaction)
    let finger = lift()
    finger.move(to: CGPoint(x: 120, y: 400))
    #expect(other.log.calls == ["can handle", "enter", "update"] && !log.calls.contains("enter"))
    finger.move(to: CGPoint(x: 30, y: 310))
    #expect(other.log.take().last == "exit" && log.take().contains("enter"))
    inner.removeInteraction(interaction)
    finger.cancel()
    AnimationClock.shared.settle()
  }

  @Test func `an item looks as it says while it is dragged`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    source.items[0].previewProvider = { UIDragPreview(view: label) }
    let finger = lift()
    let lifted = try #require(window.dragFlights[0].pictures.views.first)
    #expect(lifted.bounds.size == CGSize(width: 100, height: 60))
    finger.move(to: CGPoint(x: 70, y: 320))
    let dragged = try #require(window.dragFlights[0].pictures.views.first)
    #expect(dragged.bounds.size == CGSize(width: 80, height: 30) && dragged.center == CGPoint(x: 70, y: 320))
    finger.cancel()
    AnimationClock.shared.settle()
    source.items[0].previewProvider = { nil }
    let other = lift()
    other.move(to: CGPoint(x: 70, y: 320))
    #expect(window.dragFlights[0].pictures.views.isEmpty)
    other.lift()
    AnimationClock.shared.settle()
    #expect(log.calls.last == "did end copy")
  }

  @Test func `views that go, interactions that go and windows that go end it`() {
    for change in 0..<4 {
      let finger = lift()
      if change > 0 { finger.move(to: CGPoint(x: 70, y: 320)) }
      switch change {
      case 0: card.removeInteraction(drag)
      case 1: drag.isEnabled = false
      case 2: box.removeFromSuperview()
      default: card.removeFromSuperview()
      }
      finger.move(to: CGPoint(x: 80, y: 330))
      finger.lift()
      AnimationClock.shared.settle()
      #expect(window.dragFlights.isEmpty && card.alpha == 1, "change \(change)")
      card.addInteraction(drag)
      drag.isEnabled = true
      for view in [card, box] { window.addSubview(view) }
    }
  }

  @Test func `two fingers drag two things, and a target takes one at a time`() {
    let other = UIView(frame: CGRect(x: 150, y: 20, width: 100, height: 60))
    let second = Source(CallLog())
    other.addInteraction(UIDragInteraction(delegate: second))
    window.addSubview(other)
    let one = Finger(on: window)
    let two = Finger(on: window)
    one.press(at: CGPoint(x: 70, y: 50))
    two.press(at: CGPoint(x: 200, y: 50))
    one.hold(for: 0.51)
    one.move(to: CGPoint(x: 70, y: 320))
    two.move(to: CGPoint(x: 200, y: 320))
    #expect(window.dragFlights.count == 2 && log.calls.count { $0 == "enter" } == 1)
    one.move(to: CGPoint(x: 70, y: 200))
    two.move(to: CGPoint(x: 200, y: 330))
    #expect(log.calls.count { $0 == "enter" } == 2)
    one.cancel()
    two.lift()
    AnimationClock.shared.settle()
    #expect(second.log.calls.last == "did end copy" && log.calls.contains("did end cancel"))
    other.removeFromSuperview()
  }

  // MARK: Springs

  @Test func `a button over which something is kept is pressed once`() {
    var presses = 0
    let button = UIButton(
      frame: CGRect(x: 20, y: 200, width: 100, height: 50), primaryAction: UIAction { _ in presses += 1 })
    button.isSpringLoaded = true
    window.addSubview(button)
    let finger = lift()
    finger.move(to: CGPoint(x: 70, y: 220))
    finger.hold(for: 0.9)
    #expect(button.alpha < 1 && presses == 0)
    finger.hold(for: 0.4)
    #expect(presses == 1)
    finger.hold(for: 3)
    #expect(presses == 1 && button.alpha == 1)
    finger.move(to: CGPoint(x: 200, y: 150))
    finger.move(to: CGPoint(x: 70, y: 220))
    finger.hold(for: 0.9)
    finger.move(to: CGPoint(x: 200, y: 150))
    finger.hold(for: 1)
    #expect(presses == 1 && button.alpha == 1, "a finger that leaves presses nothing")
    button.isSpringLoaded = false
    finger.move(to: CGPoint(x: 70, y: 220))
    finger.hold(for: 3)
    #expect(presses == 1)
    finger.cancel()
    AnimationClock.shared.settle()
    button.removeFromSuperview()
  }

  @Test func `a row over which something is kept is selected, each for itself`() {
    let list = DragList([["a", "b", "c"]])
    let scene = DragScene(list)
    scene.table.isSpringLoaded = true
    list.canHandle = false
    let finger = scene.drag(at: CGPoint(x: 100, y: 110))
    finger.move(to: CGPoint(x: 100, y: 22))
    finger.hold(for: 0.7)
    finger.move(to: CGPoint(x: 100, y: 66))
    finger.hold(for: 1)
    #expect(!list.log.calls.contains { $0.hasPrefix("select") })
    finger.hold(for: 0.3)
    #expect(list.log.calls.filter { $0.hasPrefix("select") } == ["select 0-1"])
    finger.cancel()
    scene.settle()
  }
}
