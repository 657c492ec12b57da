import Testing
import UIKit

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct SwitchTests {
  private func scene(on: Bool = false, rightToLeft: Bool = false) -> ControlScene<UISwitch> {
    let control = UISwitch()
    control.isOn = on
    return ControlScene(control, rightToLeft: rightToLeft) { $0.isOn ? "on" : "off" }
  }

  @Test func `has one size, whatever it is given`() {
    let control = UISwitch(frame: CGRect(x: 7, y: 8, width: 200, height: 3))
    #expect(control.frame == CGRect(x: 7, y: 8, width: 51, height: 31))
    control.frame = CGRect(x: 1, y: 2, width: 0, height: 0)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    control.bounds.size = CGSize(width: 9, height: 9)
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    control.sizeToFit()
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test func `constraints see two points less of its width`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(control)
    NSLayoutConstraint.activate([
      control.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      control.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
    ])
    window.layoutIfNeeded()
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.frame == CGRect(x: 20, y: 10, width: 51, height: 31))
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(control.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func `a tap turns it over and tells so once`() {
    let scene = scene()
    #expect(!UISwitch().isOn)
    scene.tap(10)
    #expect(scene.control.isOn && scene.take() == ["valueChanged on", "up inside"])
    scene.tap(40)
    #expect(!scene.control.isOn && scene.take() == ["valueChanged off", "up inside"])
  }

  @Test func `setting it tells nothing`() {
    let scene = scene()
    scene.control.isOn = true
    scene.control.setOn(false, animated: true)
    scene.control.setOn(true, animated: true)
    #expect(scene.control.isOn && scene.take() == [])
  }

  /// Assumed: half of the knob's way is far enough; a device would show it by dragging slowly.
  @Test(arguments: [false, true]) func `a drag takes the knob along`(rightToLeft: Bool) {
    let scene = scene(rightToLeft: rightToLeft)
    let forwards: CGFloat = rightToLeft ? -1 : 1
    let start: CGFloat = rightToLeft ? 38 : 13
    scene.drag(start, start + 25 * forwards)
    #expect(scene.control.isOn && scene.take() == ["valueChanged on", "up inside"])
    // Toward the side where it is already: nothing changes, and it is no tap.
    scene.drag(start, start + 25 * forwards)
    #expect(scene.control.isOn && scene.take() == ["up inside"])
    // There and back again.
    scene.drag(start, start - 20 * forwards, start)
    #expect(scene.control.isOn && scene.take() == ["up inside"])
    scene.drag(start, start - 20 * forwards)
    #expect(!scene.control.isOn && scene.take() == ["valueChanged off", "up inside"])
  }

  @Test func `a finger that leaves, or is taken away, changes nothing`() {
    let scene = scene()
    scene.drag(13, 13, y: 180)
    #expect(!scene.control.isOn && scene.take() == ["up outside"])
    scene.drag(13, 38, lifts: false)
    #expect(!scene.control.isOn, "until the finger is lifted")
    scene.finger.cancel()
    #expect(!scene.control.isOn && scene.take() == [])
  }

  @Test func `a disabled one answers to no finger`() {
    let scene = scene()
    scene.control.isEnabled = false
    scene.tap(10)
    scene.drag(13, 40)
    #expect(!scene.control.isOn && scene.take() == [])
  }

  @Test(arguments: [false, true]) func `the knob is at the trailing end while it is on`(rightToLeft: Bool) {
    let scene = scene(on: true, rightToLeft: rightToLeft)
    let green = [52, 199, 89, 255]
    let (knob, rest) = rightToLeft ? (16, 40) : (35, 12)
    #expect(scene.pixels()[knob * 3, 46] == [255, 255, 255, 255] && scene.pixels()[rest * 3, 46] == green)
    scene.control.isOn = false
    let gray = scene.pixels()[knob * 3, 46]
    #expect(scene.pixels()[rest * 3, 46] == [255, 255, 255, 255] && gray != green && gray != [255, 255, 255, 255])
    scene.control.onTintColor = .red
    scene.control.isOn = true
    #expect(scene.pixels()[rest * 3, 46] == [255, 0, 0, 255])
    scene.control.thumbTintColor = .blue
    #expect(scene.pixels()[knob * 3, 46] == [0, 0, 255, 255])
  }

  @Test func `the knob is seen to move, in a quarter of a second`() {
    let scene = scene()
    let white = [255, 255, 255, 255]
    /// The first and the last of the knob's pixels in the row through its middle.
    func knob() -> (Int, Int) {
      let pixels = scene.pixels(atOnce: true)
      let row = (0..<153).filter { pixels[$0, 46] == white && $0 > 3 && $0 < 149 }
      return (row.first ?? 0, row.last ?? 0)
    }
    let start = knob()
    scene.control.setOn(true, animated: true)
    #expect(scene.control.isOn && knob() == start, "on at once, but not to be seen")
    AnimationClock.shared.advance(by: 0.125)
    let middle = knob()
    #expect(abs(middle.0 - (start.0 + 30)) <= 2 && middle.1 - middle.0 == start.1 - start.0)
    AnimationClock.shared.advance(by: 0.13)
    #expect(knob() == (start.0 + 60, start.1 + 60), "20 points further")
    scene.control.setOn(false, animated: false)
    #expect(knob() == start)
  }

  @Test func `an action for its primary event is carried out as well`() {
    let scene = scene()
    var count = 0
    scene.control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    scene.tap(20)
    #expect(count == 1)
  }
}
