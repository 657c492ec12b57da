import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct SliderTests {
  private func scene(rightToLeft: Bool = false) -> ControlScene<UISlider> {
    ControlScene(UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34)), rightToLeft: rightToLeft) {
      String($0.value)
    }
  }

  @Test func `begins with Apple's values`() {
    let slider = UISlider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.minimumTrackTintColor == nil && slider.currentThumbImage == nil)
  }

  @Test func `keeps the value between the ends, which push one another`() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5)
    slider.value = .nan
    slider.minimumValue = .nan
    #expect(slider.value == 5 && slider.minimumValue == 5)
    slider.maximumValue = .infinity
    slider.value = 9
    slider.layoutIfNeeded()
    #expect(slider.value == 9)
  }

  @Test func `the knob's way is as wide as the slider`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 124, height: 4))
    for (value, x) in [(Float(0), CGFloat(0)), (0.5, 50), (1, 100)] {
      #expect(
        slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
          == CGRect(x: x, y: 3, width: 28, height: 28))
    }
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 100)
  }

  @Test func `images stand at the ends and leave the line less`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumValueImage = draw(20, 10) { _ in }
    slider.maximumValueImage = draw(30, 12) { _ in }
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 170, y: 11, width: 30, height: 12))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 32, y: 15, width: 126, height: 4))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 42, y: 15, width: 126, height: 4))
  }

  @Test(arguments: [false, true]) func `follows a finger that drags the knob`(rightToLeft: Bool) {
    let scene = scene(rightToLeft: rightToLeft)
    let x = { (part: CGFloat) in rightToLeft ? 114 - part * 100 : 14 + part * 100 }
    // From its middle, two points aside: the knob doesn't jump to the touch.
    scene.drag(x(0) + 2, x(0.25) + 2, x(0.5) + 2, x(1.5))
    #expect(
      scene.take() == ["valueChanged 0.25", "valueChanged 0.5", "valueChanged 1.0", "valueChanged 1.0", "up inside"])
    #expect(scene.control.value == 1)
  }

  @Test func `one that is not continuous tells once, when the finger is lifted`() {
    let scene = scene()
    scene.control.isContinuous = false
    scene.drag(14, 40, 64)
    #expect(scene.take() == ["valueChanged 0.5", "up inside"])
  }

  @Test func `a finger beside the knob moves nothing`() {
    let scene = scene()
    scene.tap(100)
    scene.drag(90, 20)
    #expect(scene.control.value == 0 && scene.take() == [])
  }

  @Test func `the line is in the tint color before the knob and gray behind it`() {
    let scene = scene()
    scene.control.value = 0.5
    scene.test.window.tintColor = .red
    let pixels = scene.pixels()
    #expect(pixels[15, 51] == [255, 0, 0, 255])
    #expect(pixels[64 * 3, 51] == [255, 255, 255, 255])
    let gray = pixels[120 * 3, 51]
    #expect(Set(gray.prefix(2)).count == 1 && gray[0] < 235 && gray[0] > 215, "\(gray)")
    scene.control.minimumTrackTintColor = .green
    scene.control.maximumTrackTintColor = .blue
    #expect(scene.pixels()[15, 51] == [0, 255, 0, 255] && scene.pixels()[120 * 3, 51] == [0, 0, 255, 255])
  }

  @Test func `in a scroll view the knob is dragged, and nothing scrolls`() {
    let scene = scene()
    let scroll = UIScrollView(frame: scene.test.window.bounds)
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    scene.test.window.addSubview(scroll)
    scroll.addSubview(scene.control)
    scene.test.layOut()
    scene.finger.press(at: scene.control.convert(CGPoint(x: 14, y: 17), to: nil))
    scene.finger.hold(for: 0.3)
    scene.finger.move(to: scene.control.convert(CGPoint(x: 64, y: 40), to: nil))
    scene.finger.lift()
    #expect(scene.control.value == 0.5 && scroll.contentOffset == .zero)
  }

  @Test func `images stand in for line and knob, by state`() {
    func plain(_ color: UIColor, _ side: CGFloat) -> UIImage {
      draw(side, side) { context in
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
    }
    let scene = scene()
    let (thumb, pressed) = (plain(.red, 20), plain(.blue, 20))
    scene.control.setThumbImage(thumb, for: .normal)
    scene.control.setThumbImage(pressed, for: .highlighted)
    scene.control.setMinimumTrackImage(plain(.green, 4), for: .normal)
    scene.control.value = 0.5
    #expect(scene.control.currentThumbImage === thumb && scene.control.thumbImage(for: .highlighted) === pressed)
    #expect(scene.control.thumbImage(for: .disabled) == nil && scene.control.currentMaximumTrackImage == nil)
    #expect(scene.pixels()[64 * 3, 51] == [255, 0, 0, 255] && scene.pixels()[30, 51] == [0, 255, 0, 255])
    scene.drag(64, lifts: false)
    #expect(scene.control.currentThumbImage === pressed)
    #expect(scene.pixels()[64 * 3, 51] == [0, 0, 255, 255])
    scene.finger.cancel()
  }
}
