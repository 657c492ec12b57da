import UIKit

/// The model of the form: numbers and names.
struct Roster: Equatable {
  var numbers: [Int]
  var names: [String]

  init(rows: Int) {
    numbers = Array(0..<rows / 2)
    names = (0..<rows / 2).map { "guest \($0)" }
  }
}

/// A title, a number and a stepper; the same cell in both forms.
final class NumberCell: UITableViewCell {
  let stepper = UIStepper()
  /// Called when the user has changed the number, by the form in plain UIKit.
  var onChange: (Double) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stepper.maximumValue = 1_000_000
    contentView.addSubview(stepper)
  }

  required init?(coder: NSCoder) { nil }

  func observeByHand() {
    stepper.addAction(UIAction { [weak self] _ in self.map { $0.onChange($0.stepper.value) } }, for: .valueChanged)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stepper.frame.origin = CGPoint(x: contentView.bounds.width - 110, y: 7)
  }
}

/// A text field; the same cell in both forms.
final class NameCell: UITableViewCell {
  let field = UITextField()
  var onChange: (String) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  func observeByHand() {
    field.addAction(UIAction { [weak self] _ in self.map { $0.onChange($0.field.text ?? "") } }, for: .editingChanged)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = contentView.bounds.insetBy(dx: 16, dy: 7)
  }
}
