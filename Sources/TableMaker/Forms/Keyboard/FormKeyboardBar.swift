import UIKit

/// The bar above the keyboard while a row is typed into: to the row before, to the next one, and done.
final class FormKeyboardBar: UIToolbar {
  /// Goes to another row: the next one if `isForward`, else the one before.
  var move: (_ isForward: Bool) -> Void = { _ in }
  /// Lets the keyboard go.
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

  /// Says whether there is a row before, and a next one.
  func show(hasPrevious: Bool, hasNext: Bool) {
    if previousItem.isEnabled != hasPrevious { previousItem.isEnabled = hasPrevious }
    if nextItem.isEnabled != hasNext { nextItem.isEnabled = hasNext }
  }
}

extension InterfaceText {
  /// What the button above the keyboard is called that goes to the row before.
  static let previousRow = InterfaceText("Previous", chinese: "上一项")
  /// What the button above the keyboard is called that goes to the next row.
  static let nextRow = InterfaceText("Next", chinese: "下一项")
  /// The button above the keyboard that lets it go.
  static let done = InterfaceText("Done", chinese: "完成")
}
