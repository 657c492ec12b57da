import UIKit

/// A row that does something to the table: by its switch if it has one, else by a tap.
final class SettingCell: SignCell {
  private let control = UISwitch()

  /// Called when the user turns the switch over.
  var onSwitch: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    line.accessory = control
    let turned = UIAction { [weak self] _ in
      guard let self else { return }
      onSwitch?(control.isOn)
    }
    control.addAction(turned, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a setting.
  func show(_ setting: Setting) {
    arrange()
    line.sign.show(setting.sign, isEnabled: setting.isEnabled)
    line.titleLabel.text = setting.title
    line.titleLabel.textColor =
      setting.isOn != nil || setting.kind == .hang ? .label : setting.isEnabled ? .systemBlue : .tertiaryLabel
    line.detailLabel.text = setting.detail
    line.detailLabel.isHidden = setting.detail == nil
    control.isHidden = setting.isOn == nil
    control.accessibilityLabel = setting.title
    // The switch says it.
    line.titleLabel.isAccessibilityElement = setting.isOn == nil
    if let isOn = setting.isOn, isOn != control.isOn { control.setOn(isOn, animated: window != nil) }
    selectionStyle = setting.isOn == nil && setting.isEnabled ? .default : .none
  }
}
