import TestSupport
import Testing
import UIKit

/// Pulling a refresh control out with a touch. Apple documents that the event is `valueChanged`, and that `endRefreshing()`
/// hides the control, animated if animations are on; the numbers are assumed, as each test says.
@MainActor @Suite struct RefreshPullTests {
  /// Assumed: the content moves by 100 points, with the touch still down (metrics.md 15 has reports of 100 to 130).
  @Test func `a pull of 100 points sends the event once, while the finger is still down`() {
    let scene = RefreshScene()
    scene.pull(by: 200)
    #expect(scene.table.contentOffset.y > -100 && scene.take() == [] && !scene.control.isRefreshing)
    for step in 1...10 { scene.finger.move(to: CGPoint(x: 200, y: 450 + CGFloat(step) * 5)) }
    #expect(scene.table.contentOffset.y < -100)
    #expect(scene.take() == ["inset 60", "valueChanged true"])
    for y in [480, 380, 520, 560] { scene.finger.move(to: CGPoint(x: 200, y: y)) }
    scene.finger.hold(for: 1)
    scene.finger.lift()
    settleAnimations()
    #expect(scene.take() == [] && scene.control.isRefreshing)
  }

  @Test func `a pull that is too short does nothing, and the content comes back`() {
    let scene = RefreshScene()
    scene.pull(by: 150, lifts: true)
    settleAnimations()
    #expect(scene.take() == [] && !scene.control.isRefreshing && scene.table.contentOffset.y == 0)
    #expect(scene.table.adjustedContentInset.top == 0)
  }

  @Test func `content follows the finger without a jump when the refresh begins`() {
    let scene = RefreshScene()
    scene.pull(by: 330)
    #expect(scene.control.isRefreshing)
    let ways = zip(scene.source.offsets, scene.source.offsets.dropFirst()).map { $0 - $1 }
    #expect(ways.allSatisfy { $0 > 0 && $0 <= 10 }, "\(ways)")
  }

  @Test func `while it refreshes the content rests below the control, and goes back over it at the end`() {
    let scene = RefreshScene()
    scene.pull(by: 300, lifts: true)
    settleAnimations()
    #expect(scene.table.contentOffset.y == -60 && scene.table.adjustedContentInset.top == 60)
    #expect(scene.table.contentInset.top == 0, "assumed: the app's own insets stay as they are")
    #expect(scene.control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
    _ = scene.take()
    scene.control.endRefreshing()
    #expect(!scene.control.isRefreshing && scene.take() == ["inset 0"])
    #expect(scene.table.contentOffset.y == -60)
    advance(seconds: 0.15)
    #expect(scene.table.contentOffset.y > -55 && scene.table.contentOffset.y < -5)
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0 && scene.take() == [])
    #expect(!scene.table.isDecelerating)
  }

  @Test func `ends at once where animations are off`() {
    let scene = RefreshScene()
    scene.pull(by: 300, lifts: true)
    settleAnimations()
    UIView.performWithoutAnimation { scene.control.endRefreshing() }
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func `a refresh that ends under the finger does not begin anew before another pull`() {
    let scene = RefreshScene()
    scene.onRefresh = { [unowned scene] in scene.control.endRefreshing() }
    scene.pull(by: 300)
    #expect(scene.take() == ["inset 60", "valueChanged true", "inset 0"])
    for y in [560, 590, 450, 590] { scene.finger.move(to: CGPoint(x: 200, y: y)) }
    #expect(scene.take() == [])
    scene.finger.lift()
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0)
    scene.pull(by: 300, lifts: true)
    #expect(scene.take() == ["inset 60", "valueChanged true", "inset 0"])
  }

  @Test func `a throw to the top does not refresh, nor does a disabled control`() {
    let scene = RefreshScene()
    scene.table.contentOffset.y = 100
    scene.pull(by: 60)
    scene.finger.move(to: CGPoint(x: 200, y: 400), duration: 0.02)
    scene.finger.lift()
    settleAnimations()
    #expect(scene.take() == [] && scene.table.contentOffset.y == 0)
    scene.control.isEnabled = false
    scene.pull(by: 320, lifts: true)
    #expect(scene.take() == [])
  }

  @Test func `a touch that is taken away leaves a refresh that has begun going on`() {
    let scene = RefreshScene()
    scene.pull(by: 300)
    scene.finger.cancel()
    settleAnimations()
    #expect(scene.control.isRefreshing && scene.table.contentOffset.y == -60)
  }

  @Test func `the end leaves content alone that was scrolled on meanwhile`() {
    let scene = RefreshScene()
    scene.pull(by: 300, lifts: true)
    settleAnimations()
    scene.table.contentOffset.y = 300
    #expect(scene.controlTop < -300)
    scene.control.endRefreshing()
    settleAnimations()
    #expect(scene.table.contentOffset.y == 300 && scene.table.adjustedContentInset.top == 0)
  }

  @Test func `the end while the content comes to rest lets it come to the top`() {
    let scene = RefreshScene()
    scene.pull(by: 300)
    scene.finger.lift()
    advance(seconds: 0.05)
    #expect(scene.table.isDecelerating)
    scene.control.endRefreshing()
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0 && !scene.table.isDecelerating)
    // Also where the content is on its way from below.
    scene.pull(by: 300, lifts: true)
    settleAnimations()
    scene.table.contentOffset.y = 200
    scene.finger.press(at: CGPoint(x: 200, y: 100))
    scene.finger.move(to: CGPoint(x: 200, y: 120))
    scene.finger.move(to: CGPoint(x: 200, y: 200))
    scene.finger.lift()
    #expect(scene.table.isDecelerating && scene.table.contentOffset.y > 50)
    scene.control.endRefreshing()
    settleAnimations()
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func `low content can be pulled too, and rests on both sides of the room`() {
    let scene = RefreshScene(rows: 2)
    scene.pull(by: 300, lifts: true)
    settleAnimations()
    #expect(scene.control.isRefreshing && scene.table.contentOffset.y == -60)
    scene.table.contentOffset.y = 0
    scene.test.layOut()
    #expect(scene.table.contentOffset.y == 0)
    scene.control.endRefreshing()
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func `the control stays at the top of what is seen, and its spokes come with the pull`() {
    let scene = RefreshScene()
    let spokes = scene.control.subviews[0]
    #expect(spokes.alpha == 0 && scene.control.frame.minY == 0)
    scene.pull(by: 60)
    let pulled = -scene.table.contentOffset.y
    #expect(pulled > 20 && pulled < 40 && scene.control.frame.minY.rounded() == (-pulled).rounded())
    #expect(spokes.alpha > 0 && spokes.alpha < 1)
    scene.finger.move(to: CGPoint(x: 200, y: 400))
    #expect(spokes.alpha == 1 && abs(scene.controlTop) < 0.5)
    scene.finger.lift()
    settleAnimations()
    #expect(spokes.alpha == 0)
  }
}
