import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Toolbars: their items, and the positions of the items. Heights are those of metrics.md 3.
@MainActor @Suite struct ToolbarTests {
  private let test = TestWindow(
    size: CGSize(width: 390, height: 844), safeArea: .init(top: 47, left: 0, bottom: 34, right: 0))
  private let bar = UIToolbar()

  init() {
    bar.frame = CGRect(x: 0, y: 766, width: 390, height: 44)
    test.window.addSubview(bar)
  }

  private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in action() })
  }

  private func frames() -> [CGRect] {
    test.layOut()
    return (bar.items ?? []).compactMap { $0.view?.frame }
  }

  @Test func `is 44 points high, and its background goes on below it to the screen's edge`() {
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 9)) == CGSize(width: 300, height: 44))
    test.layOut()
    let background = bar.subviews.first { $0 is BarBackgroundView }
    #expect(background?.frame == CGRect(x: 0, y: 0, width: 390, height: 78))
    bar.frame.origin.y = 400
    bar.setNeedsLayout()
    test.layOut()
    #expect(background?.frame.height == 44)
  }

  @Test func `a tap carries out an item's action with the item as its sender`() {
    var taps = 0
    var sender: AnyObject?
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction {
        taps += 1; sender = $0.sender as AnyObject
      })
    bar.items = [.flexibleSpace(), done]
    let finger = TestFinger(on: test)
    let frame = frames()[0]
    finger.press(at: bar.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    finger.lift()
    #expect(taps == 1 && sender === done)
    done.isEnabled = false
    finger.press(at: bar.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    finger.lift()
    #expect(taps == 1)
  }

  @Test func `texts begin and end 16 points from the edges, and flexible spaces share what is left`() {
    bar.items = [item("A"), .flexibleSpace(), item("B"), .flexibleSpace(), item("C")]
    let texts = frames().map { $0.insetBy(dx: 8, dy: 0) }
    #expect(texts[0].minX == 16 && abs(texts[2].maxX - 374) < 0.5)
    #expect(abs((texts[1].minX - texts[0].maxX) - (texts[2].minX - texts[1].maxX)) < 1)
  }

  @Test func `fixed spaces are as wide as they say, and a width is the item's`() {
    let wide = item("Wide")
    wide.width = 100
    bar.items = [item("A"), .fixedSpace(40), item("B"), wide]
    let frames = frames()
    #expect(abs(frames[1].minX - frames[0].maxX - 40) < 0.5 && frames[2].width == 100)
    #expect(abs(frames[2].minX - frames[1].maxX - 8) < 0.5, "assumed: 8 points where no space parts two items")
  }

  @Test func `items lie in the other order from right to left`() {
    bar.items = [item("First"), .flexibleSpace(), item("Last")]
    test.window.traitOverrides.layoutDirection = .rightToLeft
    let frames = frames()
    #expect(frames[0].maxX == 382 && abs(frames[1].minX - 8) < 0.5)
  }

  @Test func `the widest items give way where there is too little room`() {
    bar.items =
      (0..<4).map { item($0 == 2 ? "A title that is far too long for a bar" : "Item \($0)") } + [.flexibleSpace()]
    let frames = frames()
    #expect(frames.allSatisfy { $0.minX >= 7.5 && $0.maxX <= 382.5 }, "\(frames)")
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    #expect(frames[2].width > frames[0].width)
  }

  @Test func `an item that changes is shown anew, one that another bar takes is gone from the first`() {
    let first = item("Edit")
    bar.items = [first]
    let narrow = frames()[0].width
    first.title = "Edit all of them"
    #expect(frames()[0].width > narrow)
    let image = UIImage(systemName: "trash")
    first.image = image
    #expect(frames()[0].width < 60)
    let other = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    test.window.addSubview(other)
    other.items = [first]
    test.layOut()
    #expect(first.view?.superview === other)
    other.items = nil
    #expect(first.view?.superview == nil)
  }

  @Test func `a view of the app's has its own size, in the middle of the bar's height`() {
    let toggle = UISwitch()
    bar.items = [UIBarButtonItem(customView: toggle)]
    _ = frames()
    #expect(toggle.frame.minX == 16 && abs(toggle.frame.midY - 22) < 0.5)
  }

  @Test func `items that are set with an animation are there at once and dissolve into place`() {
    bar.items = [item("Old")]
    test.layOut()
    let new = item("New")
    bar.setItems([new], animated: true)
    #expect(bar.items == [new] && new.view?.superview === bar)
    settleAnimations()
    #expect(new.view?.alpha == 1 && frames().count == 1)
  }

  @Test func `above the keyboard it is the accessory of a text field`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    test.window.addSubview(field)
    let accessory = UIToolbar()
    var done = 0
    accessory.items = [
      .flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in done += 1 }),
    ]
    field.inputAccessoryView = accessory
    test.window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    settleAnimations()
    test.layOut()
    let frame = accessory.convert(accessory.bounds, to: nil)
    #expect(frame.height == 44 && frame.width == 390 && frame.maxY < 700 && frame.maxY > 400)
    let background = accessory.subviews.first { $0 is BarBackgroundView }
    #expect(background?.frame.height == 44)
    let finger = TestFinger(on: test)
    finger.press(at: CGPoint(x: 360, y: frame.midY))
    finger.lift()
    #expect(done == 1 && field.isFirstResponder)
    field.resignFirstResponder()
    settleAnimations()
  }
}
