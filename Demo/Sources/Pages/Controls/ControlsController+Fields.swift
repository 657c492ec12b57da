import UIKit

// What is typed into, and what asks.
extension ControlsController {
  func makeFieldSection() -> SheetSection {
    let species = makeField(words.species)
    species.text = words.kingfisher
    speciesField = species
    species.clearButtonMode = .always
    species.autocapitalizationType = .sentences
    species.returnKeyType = .next
    let place = makeField(words.placeOfSighting)
    place.leftView = UIImageView(image: UIImage(systemName: "mappin.and.ellipse"))
    place.leftViewMode = .always
    let code = makeField(words.code)
    code.text = "heron"
    code.isSecureTextEntry = true
    code.textContentType = .password

    let notes = UITextView()
    notes.text = words.paragraph
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.backgroundColor = .tertiarySystemFill
    notes.layer.cornerRadius = 8
    // It grows with its text, as the sheet scrolls already.
    notes.isScrollEnabled = false

    let remove = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: words.removal) { [weak self] _ in self?.askForRemoval() })
    return SheetSection(
      words.fields, [SheetRow.column([species, place, code]), SheetRow.column([notes]), SheetRow.column([remove])])
  }

  private func makeField(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.accessibilityLabel = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    // The card is white: a field on it shows by its gray.
    field.backgroundColor = .tertiarySystemFill
    return field
  }

  /// Presents an alert that asks the user to confirm a removal, as the system does before it deletes something.
  func askForRemoval() {
    let alert = UIAlertController(title: words.removalQuestion, message: words.removalNote, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: words.off, style: .cancel))
    alert.addAction(UIAlertAction(title: words.delete, style: .destructive))
    present(alert, animated: true)
  }
}
