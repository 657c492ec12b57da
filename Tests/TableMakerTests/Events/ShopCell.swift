import UIKit

/// A cell with a button, a stepper, a switch, a text field, and a control of an app's own.
final class ShopCell: UITableViewCell {
  final class Star: UIControl {}

  let button = UIButton(frame: CGRect(x: 10, y: 2, width: 60, height: 40))
  let stepper = UIStepper(frame: CGRect(x: 80, y: 6, width: 94, height: 32))
  let toggle = UISwitch(frame: CGRect(x: 180, y: 6, width: 51, height: 31))
  let field = UITextField(frame: CGRect(x: 240, y: 2, width: 60, height: 40))
  let star = Star(frame: CGRect(x: 310, y: 2, width: 40, height: 40))
  var note: Note?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [button, stepper, toggle, field, star] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}
