import TableMaker
import UIKit

/// A control of the page's own, which rows of a form bind like UIKit's: one to five leaves for the strength of a tea.
final class LeavesControl: UIControl, ValueControl {
  private let buttons = UIStackView()

  var leaves = 3 {
    didSet { if leaves != oldValue { show() } }
  }

  var controlValue: Int {
    get { leaves }
    set { leaves = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for leaf in 1...5 {
      let button = UIButton(primaryAction: UIAction(title: "○") { [weak self] _ in self?.choose(leaf) })
      button.accessibilityLabel = "\(leaf)"
      button.widthAnchor.constraint(equalToConstant: 32).isActive = true
      buttons.addArrangedSubview(button)
    }
    buttons.frame = bounds
    buttons.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(buttons)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func choose(_ leaf: Int) {
    leaves = leaf
    sendActions(for: .valueChanged)
  }

  private func show() {
    for (index, button) in buttons.arrangedSubviews.enumerated() {
      (button as? UIButton)?.setTitle(index < leaves ? "●" : "○", for: .normal)
      button.accessibilityTraits = index + 1 == leaves ? [.button, .selected] : .button
    }
  }
}

/// The strength of a tea.
final class LeavesCell: UITableViewCell {
  let control = LeavesControl(frame: CGRect(x: 0, y: 0, width: 160, height: 44))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = control
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what the leaves say.
  func show(_ title: String) {
    var text = UIListContentConfiguration.cell()
    text.text = title
    contentConfiguration = text
  }
}
