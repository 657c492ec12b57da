import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The views that make space for the keyboard.
@MainActor @Suite(.serialized) struct `Room for the keyboard` {
  @Test func `is told by a view's guide, which moves with the keyboard`() {
    let scene = KeyboardScene()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    scene.page.view.addSubview(bar)
    let guide = scene.page.view.keyboardLayoutGuide
    #expect(guide === scene.page.view.keyboardLayoutGuide && guide.owningView === scene.page.view)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    scene.test.layOut()
    #expect(bar.frame == CGRect(x: 0, y: 844 - 34 - 50, width: 390, height: 50))
    guide.usesBottomSafeArea = false
    scene.test.layOut()
    #expect(bar.frame.maxY == 844)
    guide.usesBottomSafeArea = true
    scene.view.becomeFirstResponder()
    #expect(bar.frame.maxY == 553)
    advance(seconds: 0.05)
    let shown = bar.layer.presentation()?.frame.maxY ?? 0
    #expect(shown > 560 && shown < 810, "\(shown)")
    settleAnimations()
    scene.view.resignFirstResponder()
    settleAnimations()
    #expect(abs(bar.frame.maxY - 810) < 0.01)
  }

  @Test func `is told by the guide of a view in part of the window`() {
    let scene = KeyboardScene()
    let part = UIView(frame: CGRect(x: 10, y: 400, width: 100, height: 300))
    scene.page.view.addSubview(part)
    let guide = part.keyboardLayoutGuide
    scene.shown()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 153, width: 100, height: 147))
    part.frame.origin.y = 100
    scene.test.layOut()
    #expect(guide.layoutFrame.height == 0)
  }

  @Test func `is made by a controller of a table, which shows the row that is typed into`() throws {
    final class Rows: UITableViewController {
      let fields = (0..<20).map { _ in TypedView(frame: CGRect(x: 10, y: 5, width: 200, height: 34)) }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(fields[indexPath.row])
        return cell
      }
    }
    let rows = Rows(style: .plain)
    rows.tableView.rowHeight = 44
    let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    test.show(rows)
    rows.tableView.contentInset.bottom = 10
    rows.fields[15].becomeFirstResponder()
    settleAnimations()
    #expect(abs(rows.tableView.adjustedContentInset.bottom - 301) < 0.01, "\(rows.tableView.adjustedContentInset)")
    let frame = rows.fields[15].convert(rows.fields[15].bounds, to: nil)
    #expect(frame.maxY <= 553.01 && frame.minY > 47, "\(frame)")
    rows.view.endEditing(true)
    settleAnimations()
    #expect(rows.tableView.contentInset.bottom == 10)
  }

  private func scrolled(_ mode: UIScrollView.KeyboardDismissMode) -> (KeyboardScene, UIScrollView) {
    let scene = KeyboardScene()
    let scroll = UIScrollView(frame: scene.page.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    scroll.keyboardDismissMode = mode
    scene.page.view.insertSubview(scroll, at: 0)
    return (scene.shown(), scroll)
  }

  @Test func `comes back when content is dragged, where that is asked for`() {
    let (kept, stays) = scrolled(.none)
    stays.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    #expect(kept.view.isFirstResponder)
    let (scene, scroll) = scrolled(.onDrag)
    scroll.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    #expect(!scene.view.isFirstResponder)
    settleAnimations()
    #expect(scene.frame.isNull)
  }

  @Test func `comes back as a finger pulls the keyboard down`() {
    let (scene, _) = scrolled(.interactive)
    let guide = scene.page.view.keyboardLayoutGuide
    scene.finger.press(at: CGPoint(x: 100, y: 400))
    scene.finger.move(to: CGPoint(x: 100, y: 500))
    #expect(scene.frame.minY == 553)
    scene.finger.move(to: CGPoint(x: 100, y: 640))
    #expect(abs(scene.frame.minY - 640) < 0.01 && abs(guide.layoutFrame.minY - 640) < 0.5, "\(guide.layoutFrame)")
    #expect(scene.view.isFirstResponder)
    // Up again: it comes back.
    scene.finger.move(to: CGPoint(x: 100, y: 630))
    scene.finger.lift()
    settleAnimations()
    #expect(scene.frame.minY == 553 && scene.view.isFirstResponder)
    scene.finger.press(at: CGPoint(x: 100, y: 400))
    scene.finger.move(to: CGPoint(x: 100, y: 600))
    scene.finger.move(to: CGPoint(x: 100, y: 700))
    scene.finger.lift()
    settleAnimations()
    #expect(scene.frame.isNull && !scene.view.isFirstResponder)
  }
}
