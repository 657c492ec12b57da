import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Rows that are lifted and dragged, and go back.
@MainActor @Suite struct RowDragTests {
  private let list = DragList([(0..<20).map { "Row \($0)" }])
  private let scene: DragScene

  init() { scene = DragScene(list) }

  private var log: CallLog { list.log }

  @Test func `a finger that stays half a second lifts a row, and lets it down where it is lifted without moving`()
    throws
  {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 100, y: 66))
    finger.hold(for: 0.49)
    #expect(log.calls == [] && !scene.table.hasActiveDrag)
    finger.hold(for: 0.02)
    #expect(log.take() == ["items 0-1", "cell lifting"])
    #expect(scene.table.hasActiveDrag && scene.cell(1)?.alpha == 0)
    let picture = try #require(scene.pictures.first)
    #expect(picture.center == CGPoint(x: 150, y: 66) && picture.bounds.size == CGSize(width: 300, height: 44))
    finger.hold(for: 0.5)
    #expect(picture.transform.a == DragPictures.scale)
    finger.lift()
    scene.settle()
    #expect(log.take() == ["cell none"], "the drag has not begun")
    #expect(scene.pictures.isEmpty && scene.cell(1)?.alpha == 1 && !scene.table.hasActiveDrag)
    #expect(picture.window == nil && scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `a finger that moves on drags the row's picture, and the row stays in its place, paler`() throws {
    list.canHandle = false
    let finger = scene.lift(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 105, y: 70))
    #expect(log.take() == ["items 0-1", "cell lifting"])
    finger.move(to: CGPoint(x: 120, y: 166))
    #expect(log.take() == ["cell dragging", "begin", "can handle"])
    #expect(scene.pictures.first?.center == CGPoint(x: 170, y: 166))
    #expect(scene.cell(1)?.alpha == 0.5 && scene.cell(1)?.isUserInteractionEnabled == false)
    finger.move(to: CGPoint(x: 20, y: 266))
    #expect(scene.pictures.first?.center == CGPoint(x: 70, y: 266))
    #expect(scene.tops() == (0..<14).map { CGFloat($0) * 44 })
    finger.lift()
    scene.settle()
    #expect(log.take() == ["cell none", "drag end"])
    #expect(scene.cell(1)?.alpha == 1 && scene.cell(1)?.isUserInteractionEnabled == true && scene.pictures.isEmpty)
  }

  @Test func `what goes back moves to its row, wherever that is by then`() throws {
    list.canHandle = false
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    finger.move(to: CGPoint(x: 100, y: 400))
    let picture = try #require(scene.pictures.first)
    list.sections[0].insert("new", at: 0)
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    finger.lift()
    AnimationClock.shared.advance(by: 0.01)
    #expect(picture.center == CGPoint(x: 150, y: 110), "the model is there; the presentation follows")
    scene.settle()
    #expect(log.calls.last == "drag end" && scene.cell(2)?.alpha == 1)
  }

  @Test func `a finger that moves before scrolls, and one on a row without items chooses it`() {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 100, y: 300))
    finger.move(to: CGPoint(x: 100, y: 250))
    finger.move(to: CGPoint(x: 100, y: 200))
    finger.hold(for: 1)
    #expect(scene.table.contentOffset.y > 0 && log.calls == [])
    finger.lift()
    scene.settle()
    list.items = { _ in [] }
    let other = scene.lift(at: CGPoint(x: 100, y: 66))
    other.lift()
    scene.settle()
    #expect(log.calls.first?.hasPrefix("items") == true && log.calls.last?.hasPrefix("select") == true)
    #expect(!scene.table.hasActiveDrag)
  }

  @Test(arguments: [0, 11, 200]) func `a touch that is taken away puts the row back`(way: Int) {
    let finger = scene.lift(at: CGPoint(x: 100, y: 66))
    if way > 0 { finger.move(to: CGPoint(x: 100, y: 66 + CGFloat(way))) }
    finger.cancel()
    scene.settle()
    #expect(!scene.table.hasActiveDrag && !scene.table.hasActiveDrop && scene.pictures.isEmpty)
    #expect(scene.window.dragFlights.isEmpty && scene.cell(1)?.alpha == 1)
    #expect(scene.tops() == (0..<14).map { CGFloat($0) * 44 })
    #expect(log.calls.contains("drag end") == (way > 0))
    #expect(list.sections[0].count == 20)
  }

  @Test func `a table that drags nothing lifts nothing`() {
    scene.table.dragInteractionEnabled = false
    let finger = scene.lift(at: CGPoint(x: 100, y: 66))
    finger.lift()
    #expect(log.take() == ["select 0-1"])
    scene.table.dragInteractionEnabled = true
    scene.table.dragDelegate = nil
    scene.lift(at: CGPoint(x: 100, y: 110)).lift()
    #expect(log.take() == ["select 0-2"])
  }

  @Test func `what is taken away from a finger goes back`() {
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    scene.table.dragInteractionEnabled = false
    scene.settle()
    #expect(!scene.table.hasActiveDrag && log.calls.last == "drag end" && scene.pictures.isEmpty)
    finger.move(to: CGPoint(x: 100, y: 300))
    finger.lift()
    #expect(log.calls.last == "drag end")
  }

  // MARK: Menus

  @Test func `a row with a menu shows that, and the finger that moves on drags the row away from it`() throws {
    list.menu = { _ in
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
    let finger = scene.lift(at: CGPoint(x: 100, y: 66))
    finger.hold(for: 0.5)
    #expect(scene.window.menuOverlay?.isShown == true && scene.table.hasActiveDrag)
    #expect(log.take() == ["items 0-1", "cell lifting"])
    finger.move(to: CGPoint(x: 100, y: 200))
    #expect(scene.window.menuOverlay == nil && scene.pictures.count == 1)
    #expect(log.take().prefix(2) == ["cell dragging", "begin"])
    finger.cancel()
    scene.settle()
    #expect(!scene.table.hasActiveDrag && scene.cell(1)?.alpha == 1)
  }

  @Test func `a menu stays when the finger that has opened it is lifted in its place`() {
    list.menu = { _ in
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
    let finger = scene.lift(at: CGPoint(x: 100, y: 66))
    finger.hold(for: 0.5)
    finger.lift()
    scene.settle()
    #expect(scene.window.menuOverlay?.isShown == true && !scene.table.hasActiveDrag && scene.cell(1)?.alpha == 0)
    scene.window.menuOverlay?.dismiss(animated: false)
    #expect(scene.cell(1)?.alpha == 1)
  }

  // MARK: Adding

  @Test func `another finger's taps add rows, which gather at the finger`() {
    list.canHandle = false
    list.added = { [DragList.item($0)] }
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    _ = log.take()
    let other = Finger(on: scene.window)
    other.press(at: CGPoint(x: 100, y: 242))
    other.lift()
    #expect(log.take() == ["add 0-5", "cell dragging", "can handle"], "what could do nothing before is asked anew")
    #expect(scene.pictures.count == 2 && scene.cell(5)?.alpha == 0.5)
    #expect(scene.pictures[1].center == CGPoint(x: 154, y: 81))
    other.press(at: CGPoint(x: 100, y: 242))
    other.lift()
    #expect(log.take().filter { $0.hasPrefix("add") } == [], "a row is picked up once")
    finger.lift()
    scene.settle()
    #expect(log.calls.suffix(1) == ["drag end"] && scene.cell(5)?.alpha == 1 && scene.pictures.isEmpty)
  }

  @Test func `a tap that adds nothing chooses the row`() {
    list.canHandle = false
    let finger = scene.drag(at: CGPoint(x: 100, y: 66))
    _ = log.take()
    let other = Finger(on: scene.window)
    other.press(at: CGPoint(x: 100, y: 242))
    other.lift()
    #expect(log.take() == ["add 0-5", "select 0-5"])
    finger.lift()
    scene.settle()
  }
}
