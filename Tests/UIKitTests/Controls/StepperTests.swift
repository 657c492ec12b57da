import Testing
import UIKit

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct StepperTests {
  private let minus: CGFloat = 20
  private let plus: CGFloat = 70

  private func scene(rightToLeft: Bool = false, _ change: (UIStepper) -> Void = { _ in }) -> ControlScene<UIStepper> {
    let control = UIStepper()
    change(control)
    return ControlScene(control, rightToLeft: rightToLeft) { String($0.value) }
  }

  @Test func `begins with Apple's values, and has one size`() {
    let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(stepper.value == 0 && stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(stepper.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test func `keeps the value between the ends, which push one another`() {
    let stepper = UIStepper()
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.maximumValue = 60
    #expect(stepper.value == 60)
    // Apple's documentation has this example with 200 and 100.
    stepper.minimumValue = 200
    stepper.maximumValue = 100
    #expect(stepper.minimumValue == 100 && stepper.maximumValue == 100 && stepper.value == 100)
    stepper.value = .nan
    #expect(stepper.value == 100)
  }

  @Test func `a step of nothing is an exception`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInvalidArgumentException") && text.contains("greater than 0"), "\(text)")
  }

  @Test func `taps step up and down, and stop at the ends`() {
    let scene = scene {
      $0.maximumValue = 2.5
      $0.stepValue = 2
    }
    for _ in 0..<3 { scene.tap(plus) }
    #expect(scene.take() == ["valueChanged 2.0", "up inside", "valueChanged 2.5", "up inside"])
    for _ in 0..<3 { scene.tap(minus) }
    #expect(scene.take() == ["valueChanged 0.5", "up inside", "valueChanged 0.0", "up inside"])
  }

  @Test func `one that wraps goes on at the other end`() {
    let scene = scene {
      $0.maximumValue = 2
      $0.wraps = true
    }
    scene.tap(minus)
    scene.tap(plus)
    #expect(scene.take().filter { $0 != "up inside" } == ["valueChanged 2.0", "valueChanged 0.0"])
  }

  /// Assumed: the first repetition after half a second, the others ten times a second; a device would show it.
  @Test func `a finger that is held steps again and again, by the clock`() {
    let scene = scene()
    scene.drag(plus, lifts: false)
    scene.finger.hold(for: 0.45)
    #expect(scene.control.value == 0)
    scene.finger.hold(for: 0.1)
    #expect(scene.control.value == 1)
    scene.finger.hold(for: 0.4)
    #expect(scene.control.value == 5)
    scene.finger.lift()
    #expect(scene.control.value == 5, "the lifting is no step of its own")
    AnimationClock.shared.advance(by: 2)
    #expect(scene.control.value == 5)
    scene.control.autorepeat = false
    scene.drag(plus, lifts: false)
    scene.finger.hold(for: 3)
    scene.finger.lift()
    #expect(scene.control.value == 6)
  }

  @Test func `one that is not continuous tells once, when the finger is lifted`() {
    let scene = scene { $0.isContinuous = false }
    scene.drag(plus, lifts: false)
    scene.finger.hold(for: 1)
    #expect(scene.control.value > 3 && scene.take() == [])
    scene.finger.lift()
    #expect(scene.take().count == 2)
    scene.tap(minus)
    #expect(scene.take().count == 2)
  }

  @Test func `a finger that leaves steps nothing`() {
    let scene = scene()
    scene.drag(plus, plus, y: 150)
    #expect(scene.control.value == 0 && scene.take() == ["up outside"])
    scene.drag(plus, plus, y: 150, lifts: false)
    scene.finger.hold(for: 2)
    #expect(scene.control.value == 0)
    scene.finger.cancel()
  }

  @Test func `plus and minus change places where lines begin at the right`() {
    let scene = scene(rightToLeft: true)
    scene.tap(minus)
    #expect(scene.control.value == 1)
    scene.tap(plus)
    #expect(scene.control.value == 0)
  }

  @Test func `an app's images stand for its own, by state and for both halves' states`() {
    let image = { draw(10, 10) { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) } }
    let (up, down, back, line) = (image(), image(), image(), image())
    let scene = scene {
      $0.setIncrementImage(up, for: .normal)
      $0.setDecrementImage(down, for: .disabled)
      $0.setBackgroundImage(back, for: .normal)
      $0.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    }
    #expect(scene.control.incrementImage(for: .normal) === up && scene.control.incrementImage(for: .disabled) == nil)
    #expect(
      scene.control.decrementImage(for: .disabled) === down && scene.control.backgroundImage(for: .normal) === back)
    #expect(scene.control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === line)
    #expect(scene.control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
    scene.control.value = 50
    #expect(scene.pixels()[3, 3] == [0, 0, 0, 255], "the background is the app's")
  }
}
