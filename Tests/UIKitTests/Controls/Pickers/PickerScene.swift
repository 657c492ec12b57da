import TestSupport
import UIKit

@testable import UIKit

/// A picker of fruits and numbers in a window, and a simulated touch.
@MainActor final class PickerScene {
  let test = TestWindow(size: CGSize(width: 390, height: 400))
  let picker = UIPickerView()
  let source = PickerRows()
  let finger: TestFinger

  init() {
    finger = TestFinger(on: test)
    picker.frame = CGRect(x: 35, y: 100, width: 320, height: 216)
    picker.dataSource = source
    picker.delegate = source
    test.window.addSubview(picker)
    test.layOut()
  }

  /// Returns the place in the window of a component's middle, or of a point some distance below it.
  func place(_ component: Int, below distance: CGFloat = 0) -> CGPoint {
    let wheel = picker.wheels[component]
    return wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY + distance), to: nil)
  }

  /// Drags a component slowly by a distance; a positive distance drags it downward.
  func drag(_ component: Int, by distance: CGFloat, lifts: Bool = true) {
    let start = place(component)
    finger.press(at: start)
    let steps = 10
    for step in 1...steps {
      finger.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)), duration: 0.05)
    }
    guard lifts else { return }
    finger.hold(for: 0.2)
    finger.lift()
    settleAnimations()
  }
}

final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var columns = [(0..<20).map { "Row \($0)" }, ["A", "B", "C"]]
  var chosen: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns[component][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component): \(row)")
  }
}
