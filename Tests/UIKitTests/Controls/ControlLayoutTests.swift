import Testing
import UIKit

@testable import UIKit

/// Controls among other views, laid out by constraints.
@MainActor @Suite struct ControlLayoutTests {
  private func row(_ views: [UIView], width: CGFloat = 300) -> UIView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 60))
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .center
    stack.spacing = 10
    stack.frame = window.bounds
    window.addSubview(stack)
    window.layoutIfNeeded()
    return stack
  }

  @Test func `a label takes the room that a switch, a stepper or an indicator leaves`() {
    let label = UILabel()
    label.text = "Wi-Fi"
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    // A hidden view takes no space in a stack, and an indicator that isn't animating is hidden.
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.startAnimating()
    for (control, width) in [
      (UISwitch(), CGFloat(49)), (UIStepper(), 94), (indicator, 37),
    ] as [(UIView, CGFloat)] {
      let row = row([label, control])
      #expect(label.frame.width == 300 - 10 - width, "\(control)")
      #expect(control.frame.minX == 300 - width && abs(control.frame.midY - 30) < 0.4)
      row.removeFromSuperview()
    }
  }

  @Test func `a slider and a progress view are as wide as there is room, and keep their heights`() {
    for (control, height) in [(UISlider(), CGFloat(34)), (UIProgressView(), 4)] as [(UIView, CGFloat)] {
      let stepper = UIStepper()
      let row = row([control, stepper])
      #expect(control.frame == CGRect(x: 0, y: (60 - height) / 2, width: 196, height: height))
      #expect(stepper.frame == CGRect(x: 206, y: 14, width: 94, height: 32))
      row.removeFromSuperview()
    }
  }

  @Test func `a segment's longer title makes its control wider`() {
    let (control, label) = (UISegmentedControl(items: ["A", "B"]), UILabel())
    control.setContentHuggingPriority(.required, for: .horizontal)
    let row = row([control, label])
    let before = control.frame.width
    control.setTitle("Much longer", forSegmentAt: 1)
    row.layoutIfNeeded()
    #expect(control.frame.width > before + 60 && control.frame.width == control.intrinsicContentSize.width)
  }
}
