import UIKit

/// The bar above the keyboard, with Previous, Next, and Done buttons.
final class FormKeyboardBar: UIToolbar {
  /// Moves to the next row, or to the previous one if `isForward` is `false`.
  var move: (_ isForward: Bool) -> Void = { _ in }
  /// Dismisses the keyboard.
  var end: () -> Void = {}

  let previousItem = UIBarButtonItem()
  let nextItem = UIBarButtonItem()
  let doneItem = UIBarButtonItem()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleWidth
    previousItem.primaryAction = UIAction(image: UIImage(systemName: "chevron.up")) { [weak self] _ in
      self?.move(false)
    }
    previousItem.accessibilityLabel = InterfaceText.previousRow.text
    nextItem.primaryAction = UIAction(image: UIImage(systemName: "chevron.down")) { [weak self] _ in self?.move(true) }
    nextItem.accessibilityLabel = InterfaceText.nextRow.text
    doneItem.primaryAction = UIAction(title: InterfaceText.done.text) { [weak self] _ in self?.end() }
    doneItem.style = .done
    items = [previousItem, .fixedSpace(16), nextItem, .flexibleSpace(), doneItem]
  }

  required init?(coder: NSCoder) { nil }

  /// Enables the buttons if there's a previous or a next row.
  func show(hasPrevious: Bool, hasNext: Bool) {
    if previousItem.isEnabled != hasPrevious { previousItem.isEnabled = hasPrevious }
    if nextItem.isEnabled != hasNext { nextItem.isEnabled = hasNext }
  }
}

extension InterfaceText {
  /// The accessibility label of the Previous button.
  static let previousRow = InterfaceText("Previous", chinese: "上一项")
  /// The accessibility label of the Next button.
  static let nextRow = InterfaceText("Next", chinese: "下一项")
  /// The title of the Done button.
  static let done = InterfaceText("Done", chinese: "完成")
}
