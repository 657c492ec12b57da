import TableMaker
import UIKit

/// A cell with one control across it, as an app would write it.
class ControlCell<Control: UIView>: UITableViewCell {
  let control: Control
  let label = UILabel()

  class func make() -> Control { preconditionFailure("A subclass makes its control.") }

  override init(style: CellStyle, reuseIdentifier: String?) {
    control = Self.make()
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(control)
    contentView.addSubview(label)
    (control as? UISegmentedControl).map { segments in
      for title in ["S", "M", "L"] {
        segments.insertSegment(withTitle: title, at: segments.numberOfSegments, animated: false)
      }
    }
    (control as? UIStepper).map { $0.maximumValue = 1_000 }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = CGRect(x: 16, y: 7, width: 200, height: 30)
    label.frame = CGRect(x: 230, y: 7, width: 100, height: 30)
  }
}

final class TextFieldCell: ControlCell<UITextField> {
  override class func make() -> UITextField { UITextField(frame: .zero) }
}

final class TextViewCell: ControlCell<UITextView> {
  override class func make() -> UITextView { UITextView(frame: .zero) }
}

final class SwitchCell: ControlCell<UISwitch> {
  override class func make() -> UISwitch { UISwitch(frame: .zero) }
}

final class StepperCell: ControlCell<UIStepper> {
  override class func make() -> UIStepper { UIStepper(frame: .zero) }
}

final class SliderCell: ControlCell<UISlider> {
  override class func make() -> UISlider { UISlider(frame: .zero) }
}

final class SegmentsCell: ControlCell<UISegmentedControl> {
  override class func make() -> UISegmentedControl { UISegmentedControl(frame: .zero) }
}

/// A hundred values of each kind.
struct ManyValues: Equatable {
  var texts = (0..<100).map { "text \($0)" }
  var flags = (0..<100).map { $0.isMultiple(of: 3) }
  var numbers = (0..<100).map(Double.init)
  var parts = (0..<100).map { Float($0) / 100 }
  var choices = (0..<100).map { $0 % 3 }
}
