import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Components that a touch turns. Apple documents the data source, the delegate, and that `selectRow` turns a component; the
/// sizes are those of metrics.md 15, and the shape of a component is assumed.
@MainActor @Suite struct PickerViewTests {
  private let scene = PickerScene()

  @Test func `has the size of an iPhone's, wheels of one width and rows of 32 points`() {
    #expect(UIPickerView().bounds.size == CGSize(width: 320, height: 216))
    let picker = scene.picker
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.rowSize(forComponent: 0) == picker.rowSize(forComponent: 1))
    #expect(picker.rowSize(forComponent: 0).height == 32 && picker.rowSize(forComponent: 0).width > 140)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `a drag turns a wheel on, to the nearest row, and the delegate hears of it once`() {
    scene.drag(0, by: -32 * 3 - 5)
    #expect(scene.picker.selectedRow(inComponent: 0) == 3 && scene.source.chosen == ["0: 3"])
    scene.drag(0, by: 40)
    #expect(scene.source.chosen == ["0: 3", "0: 2"])
    #expect(scene.picker.selectedRow(inComponent: 1) == 0)
  }

  @Test func `a throw turns further, and comes to rest at a row`() {
    let start = scene.place(0)
    scene.finger.press(at: start)
    for step in 1...5 { scene.finger.move(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 15)) }
    scene.finger.lift()
    #expect(scene.picker.selectedRow(inComponent: 0) == 0 && scene.source.chosen == [])
    settleAnimations()
    let row = scene.picker.selectedRow(inComponent: 0)
    #expect(row > 5 && scene.source.chosen == ["0: \(row)"])
    let wheel = scene.picker.wheels[0]
    let way = wheel.contentOffset.y + (216 - 32) / 2
    #expect(abs(way - CGFloat(row) * 32) < 0.5)
  }

  @Test func `a drag beyond the last row comes back to it`() {
    scene.drag(1, by: -150)
    #expect(scene.source.chosen == ["1: 2"])
    scene.drag(1, by: 300)
    #expect(scene.source.chosen == ["1: 2", "1: 0"])
  }

  @Test func `a tap on a row turns the wheel to it, one on the middle does nothing`() {
    scene.finger.press(at: scene.place(0, below: 60))
    scene.finger.lift()
    settleAnimations()
    #expect(scene.source.chosen == ["0: 2"])
    scene.finger.press(at: scene.place(0))
    scene.finger.lift()
    settleAnimations()
    #expect(scene.source.chosen == ["0: 2"])
  }

  @Test func `two fingers turn two wheels`() {
    let others = [scene.finger, TestFinger(on: scene.test)]
    let places = [scene.place(0), scene.place(1)]
    TestFinger.press(others, at: places)
    for step in 1...8 {
      let way = CGFloat(step) * 8
      TestFinger.move(others, to: places.map { CGPoint(x: $0.x, y: $0.y - way) }, duration: 0.05)
    }
    for finger in others { finger.hold(for: 0.2) }
    TestFinger.lift(others)
    settleAnimations()
    #expect(Set(scene.source.chosen) == ["0: 2", "1: 2"])
  }

  @Test func `a touch that is taken away leaves the wheel at a row`() {
    scene.drag(0, by: -50, lifts: false)
    scene.finger.cancel()
    settleAnimations()
    let row = scene.picker.selectedRow(inComponent: 0)
    #expect((1...2).contains(row) && scene.source.chosen == ["0: \(row)"])
  }

  @Test func `code turns a wheel without a call, at once or in time; a row that is not there is the nearest`() {
    scene.picker.selectRow(7, inComponent: 0, animated: false)
    #expect(scene.picker.selectedRow(inComponent: 0) == 7)
    scene.picker.selectRow(2, inComponent: 1, animated: true)
    #expect(scene.picker.selectedRow(inComponent: 1) == 2)
    settleAnimations()
    scene.picker.selectRow(99, inComponent: 1, animated: false)
    #expect(scene.picker.selectedRow(inComponent: 1) == 2 && scene.source.chosen == [])
  }

  @Test func `a wheel that is loaded again stays at its row, or the last one`() {
    scene.picker.selectRow(15, inComponent: 0, animated: false)
    scene.source.columns[0] = (0..<18).map { "New \($0)" }
    scene.picker.reloadComponent(0)
    #expect(scene.picker.selectedRow(inComponent: 0) == 15)
    scene.source.columns[0] = ["One", "Two"]
    scene.source.columns.append(["x"])
    scene.picker.reloadAllComponents()
    #expect(scene.picker.selectedRow(inComponent: 0) == 1 && scene.picker.numberOfComponents == 3)
    scene.source.columns = [[]]
    scene.picker.reloadAllComponents()
    #expect(scene.picker.selectedRow(inComponent: 0) == -1)
    scene.test.layOut()
    scene.drag(0, by: -50)
    #expect(scene.source.chosen == [])
  }

  @Test func `is read as an adjustable element for each wheel`() {
    let wheel = scene.picker.wheels[0]
    #expect(wheel.isAccessibilityElement && wheel.accessibilityTraits.contains(.adjustable))
    #expect(wheel.accessibilityValue == "Row 0")
    wheel.accessibilityIncrement()
    settleAnimations()
    #expect(wheel.accessibilityValue == "Row 1" && scene.source.chosen == ["0: 1"])
    wheel.accessibilityDecrement()
    settleAnimations()
    wheel.accessibilityDecrement()
    #expect(scene.source.chosen == ["0: 1", "0: 0"])
  }

  @Test func `a hundred thousand rows have as many views as are seen`() {
    scene.source.columns[0] = (0..<100_000).map { "\($0)" }
    scene.picker.reloadAllComponents()
    scene.picker.selectRow(50_000, inComponent: 0, animated: false)
    scene.test.layOut()
    #expect(scene.picker.wheels[0].subviews.count < 15)
  }

  /// A delegate with views of its own, and widths and heights.
  private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "\(row)"
      return label
    }
  }

  @Test func `the delegate's own views are used again, in its widths and heights`() {
    let views = Views()
    scene.picker.delegate = views
    scene.picker.dataSource = views
    scene.test.layOut()
    #expect(scene.picker.rowSize(forComponent: 0) == CGSize(width: 120, height: 50))
    #expect((scene.picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "0")
    #expect(scene.picker.view(forRow: 40, forComponent: 0) == nil)
    scene.drag(0, by: -150)
    scene.drag(0, by: -150)
    #expect(views.reused > 0 && scene.picker.selectedRow(inComponent: 0) == 6)
  }

  @Test func `the places of rows are those of a wheel`() {
    let wheel = WheelGeometry(height: 200, rowHeight: 30)
    #expect(wheel.place(at: 0) == WheelGeometry.Place(middle: 0, scale: 1, alpha: 0.8))
    #expect(wheel.place(at: 1000) == nil && wheel.rows(at: 0, count: 3) == 0..<3)
    #expect(wheel.rows(at: 300, count: 100).contains(10) && wheel.rows(at: 300, count: 100).count < 12)
    #expect(wheel.rows(at: -500, count: 3).isEmpty && wheel.row(at: 44, count: 100) == 1)
    for distance in stride(from: -140.0, through: 140, by: 20) {
      let middle = wheel.place(at: distance)?.middle ?? 0
      #expect(abs(wheel.distance(at: middle) - distance) < 0.01)
    }
  }
}
