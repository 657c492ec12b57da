import Foundation
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct SegmentedControlTests {
  private func scene(_ items: [Any] = ["A", "B", "C"], rightToLeft: Bool = false, width: CGFloat = 182)
    -> ControlScene<UISegmentedControl>
  {
    let control = UISegmentedControl(items: items)
    control.frame = CGRect(x: 0, y: 0, width: width, height: 31)
    return ControlScene(control, rightToLeft: rightToLeft) { String($0.selectedSegmentIndex) }
  }

  @Test func `begins without a selection, as wide as its widest title times their number`() {
    let control = UISegmentedControl(items: ["First", "Second"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
    let title = NSAttributedString(
      string: "Second", attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold)])
    let width = (title.size().width * 3).rounded(.up) / 3 + 20
    #expect(abs(control.bounds.width - (2 * width + 1)) < 0.001 && control.bounds.height == 31)
    // Interface Builder gives these two 131 points in SF Pro.
    #expect(abs(control.bounds.width - 131) < 8)
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < 2 * width)
  }

  @Test func `segments share the room, on whole pixels, but for those with a width of their own`() {
    let control = scene(width: 190).control
    #expect(control.segmentFrames.map(\.width).reduce(0, +) == 188)
    #expect(control.segmentFrames.allSatisfy { ($0.minX * 3).rounded() == $0.minX * 3 })
    control.setWidth(90, forSegmentAt: 1)
    #expect(control.segmentFrames.map(\.width) == [49, 90, 49])
    #expect(control.widthForSegment(at: 1) == 90 && control.widthForSegment(at: 0) == 0)
    #expect(control.segmentFrames.map(\.minX) == [0, 50, 141])
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.segmentFrames.map(\.minX) == [141, 50, 0])
  }

  @Test func `a segment has a title or an image, and indices too large stand for the last`() {
    let control = UISegmentedControl(items: ["A"])
    let image = UIImage(systemName: "star")
    control.insertSegment(with: image, at: 99, animated: true)
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.numberOfSegments == 3 && control.imageForSegment(at: 2) === image)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["0", "A", nil])
    control.setTitle("Z", forSegmentAt: 7)
    #expect(control.titleForSegment(at: 2) == "Z" && control.imageForSegment(at: 2) == nil)
    control.setImage(image, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 1, height: 2))
    control.removeSegment(at: 50, animated: false)
    #expect(control.numberOfSegments == 2)
    control.removeAllSegments()
    #expect(
      control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil && control.isEnabledForSegment(at: 0))
  }

  /// Assumed, except for the pinning, which Apple documents for titles: removing the selected segment on a device would
  /// settle it.
  @Test func `the selection stays with its segment`() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 3, animated: false)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == 0)
    control.selectedSegmentIndex = -5
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test(arguments: [false, true]) func `a tap selects a segment and tells so, but not twice`(rightToLeft: Bool) {
    let scene = scene(rightToLeft: rightToLeft)
    let last: CGFloat = rightToLeft ? 20 : 160
    scene.tap(last)
    #expect(scene.take() == ["valueChanged 2", "up inside"])
    scene.tap(last)
    #expect(scene.take() == ["up inside"])
    scene.tap(90)
    #expect(scene.take() == ["valueChanged 1", "up inside"])
    scene.drag(last, last, y: 150)
    #expect(scene.take() == ["up outside"] && scene.control.selectedSegmentIndex == 1)
  }

  @Test func `the selection can be dragged, and stops before what is disabled`() {
    let scene = scene()
    scene.control.selectedSegmentIndex = 0
    scene.drag(20, 90, 160, lifts: false)
    #expect(scene.control.selectedSegmentIndex == 0 && scene.take() == [], "until the finger is lifted")
    scene.finger.lift()
    #expect(scene.take() == ["valueChanged 2", "up inside"])
    scene.control.setEnabled(false, forSegmentAt: 0)
    scene.drag(160, 90, 20)
    #expect(scene.take() == ["valueChanged 1", "up inside"])
    scene.tap(20)
    #expect(scene.take() == [] && !scene.control.isEnabledForSegment(at: 0))
  }

  @Test func `a momentary one tells each time, and shows no selection`() {
    let scene = scene()
    scene.control.isMomentary = true
    scene.tap(90)
    scene.tap(90)
    #expect(scene.take() == ["valueChanged 1", "up inside", "valueChanged 1", "up inside"])
    let pixels = scene.pixels()
    #expect(pixels[90 * 3, 12] == pixels[20 * 3, 12])
  }

  @Test func `actions give segments their titles and are carried out before the event`() {
    var log: [String] = []
    let actions = ["Red", "Blue"].map { title in
      UIAction(title: title, identifier: .init(title)) { action in
        log.append("\(action.title) \((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9)")
      }
    }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 101, height: 31), actions: actions)
    let scene = ControlScene(control) { _ in
      log.append("event")
      return ""
    }
    #expect(control.titleForSegment(at: 1) == "Blue" && control.actionForSegment(at: 1) === actions[1])
    #expect(control.segmentIndex(identifiedBy: .init("Blue")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("Green")) == NSNotFound)
    scene.tap(80)
    #expect(log == ["Blue 1", "event"])
    control.setAction(UIAction(title: "Green", identifier: .init("Green")) { _ in }, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Green")
  }

  @Test func `two segments for one action are an exception`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let action = UIAction(title: "A", identifier: .init("a")) { _ in }
        UISegmentedControl(frame: .zero, actions: [action]).insertSegment(action: action, at: 1, animated: false)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistency"), "\(text)")
  }

  @Test func `the line between segments is there unless one beside it is selected`() {
    let scene = scene()
    /// Segments are 60 wide and lines 1; a line does not reach to the top.
    func isLine(_ x: CGFloat) -> Bool {
      let pixels = scene.pixels()
      return pixels[Int(x * 3) + 1, 18][0] - pixels[Int(x * 3) + 1, 46][0] > 12
    }
    #expect(isLine(60) && isLine(121) && !isLine(30))
    scene.control.selectedSegmentIndex = 0
    #expect(!isLine(60) && isLine(121))
    scene.control.selectedSegmentIndex = 1
    #expect(!isLine(60) && !isLine(121))
    scene.control.selectedSegmentIndex = 2
    #expect(isLine(60) && !isLine(121))
  }

  @Test func `is laid out once for a change, and not again and again`() {
    final class Counting: UISegmentedControl {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let control = Counting(items: ["A", "B"])
    control.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(control)
    control.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    control.centerYAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(abs(control.frame.width - control.intrinsicContentSize.width) < 0.4 && control.frame.height == 31)
    #expect(control.layouts <= 2, "\(control.layouts)")
    control.layouts = 0
    window.layoutIfNeeded()
    #expect(control.layouts == 0)
    control.selectedSegmentIndex = 1
    control.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(control.layouts == 1)
  }

  @Test func `titles' attributes are the state's, then the normal state's, then the control's`() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    let usual = control.titleAttributes(.normal)
    #expect((usual[.font] as? UIFont)?.pointSize == 13 && usual[.foregroundColor] as? UIColor == .label)
    let font = UIFont.systemFont(ofSize: 20)
    control.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(control.titleAttributes(.selected)[.font] as? UIFont == font)
    #expect(control.titleAttributes(.selected)[.foregroundColor] as? UIColor == .blue)
    #expect(control.titleAttributes([.selected, .highlighted])[.foregroundColor] as? UIColor == .blue)
    #expect(control.titleAttributes(.highlighted)[.foregroundColor] as? UIColor == .red)
    #expect(
      control.titleTextAttributes(for: .selected)?.count == 1 && control.titleTextAttributes(for: .disabled) == nil)
  }
}
