import UIKit

/// The bar below the messages: a field, and a button that sends its text.
final class Composer: UIStackView {
  let field = UITextField()
  let button = UIButton(type: .system)

  init(_ words: Conversation.Words, send: @escaping (String) -> Void) {
    super.init(frame: .zero)
    (spacing, alignment, isLayoutMarginsRelativeArrangement, preservesSuperviewLayoutMargins) = (8, .center, true, true)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    (field.borderStyle, field.backgroundColor) = (.roundedRect, .secondarySystemBackground)
    (field.font, field.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
    (field.placeholder, field.returnKeyType, field.enablesReturnKeyAutomatically) = (words.prompt, .send, true)
    let look = UIImage.SymbolConfiguration(textStyle: .title1)
    button.setImage(UIImage(systemName: "arrow.up.circle.fill", withConfiguration: look), for: .normal)
    (button.accessibilityLabel, button.isEnabled, button.tintColor) = (words.send, false, .threadInk)
    button.setContentHuggingPriority(.required, for: .horizontal)
    field.addAction(UIAction { [unowned self] _ in button.isEnabled = field.hasText }, for: .editingChanged)
    let sending = UIAction { [unowned self] _ in
      send(field.text ?? "")
      (field.text, button.isEnabled) = ("", false)
    }
    for control in [field, button] { control.addAction(sending, for: .primaryActionTriggered) }
    for control in [field, button] { addArrangedSubview(control) }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}
