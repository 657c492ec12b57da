import TestSupport
import Testing
import UIKit

/// Pulls, refreshes, scrolls and updates at random, each cut short by the next. Nothing may be left of them.
@MainActor @Suite struct RefreshRandomTests {
  @Test(arguments: 1...8) func `whatever happens, the room is there while it refreshes and gone after`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let isUnderTitle = seed.isMultiple(of: 2)
    let scene = RefreshScene(rows: seed.isMultiple(of: 3) ? 4 : 30) { table in
      guard isUnderTitle else { return nil }
      let page = UIViewController()
      page.view = table
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    let (table, control) = (scene.table, scene.control)
    var asked = 0
    scene.onRefresh = { asked += 1 }
    var isDown = false
    var begun = 0
    var y: CGFloat = 250
    for step in 0..<400 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4 where isDown:
        y = min(max(y + CGFloat.random(in: -120...160, using: &random), 60), 590)
        scene.finger.move(to: CGPoint(x: 200, y: y), duration: .random(in: 0.01...0.1, using: &random))
      case 5 where isDown:
        if Bool.random(using: &random) { scene.finger.lift() } else { scene.finger.cancel() }
        isDown = false
      case 0...5:
        y = .random(in: 200...300, using: &random)
        scene.finger.press(at: CGPoint(x: 200, y: y))
        isDown = true
      case 6: control.endRefreshing()
      case 7 where !control.isRefreshing:
        control.beginRefreshing()
        begun += 1
      case 8:
        scene.source.count = .random(in: 2...40, using: &random)
        table.reloadData()
      case 9:
        scene.source.count += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      case 10 where !isDown: table.setContentOffset(CGPoint(x: 0, y: 200), animated: Bool.random(using: &random))
      default: advance(seconds: .random(in: 0...0.4, using: &random))
      }
      let room = table.adjustedContentInset.top - table.contentInset.top - (table.safeAreaInsets.top)
      #expect(abs(room - (control.isRefreshing ? 60 : 0)) < 0.01, "seed \(seed), step \(step): \(room)")
      guard abs(room - (control.isRefreshing ? 60 : 0)) < 0.01 else { return }
    }
    if isDown { scene.finger.lift() }
    settleAnimations()
    let top = -table.adjustedContentInset.top
    let lowest = control.isRefreshing ? top + 60 : top
    let end = max(lowest, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
    #expect(table.contentOffset.y >= top - 0.01 && table.contentOffset.y <= end + 0.01, "seed \(seed)")
    control.endRefreshing()
    settleAnimations()
    #expect(table.contentOffset.y >= -table.adjustedContentInset.top - 0.01 && !control.isRefreshing)
    #expect(table.visibleCells.count > 0 && !table.isDragging && !table.isDecelerating)
    #expect(asked + begun > 0)
  }
}
