import Foundation
import PictureComparison
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// How fields look: light and dark, in both directions, at the largest text size.
@MainActor @Suite struct TextFieldPictureTests {
  struct Look: CustomTestStringConvertible, Sendable {
    var name: String
    var style = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var size = UIContentSizeCategory.large

    var testDescription: String { name }
  }

  nonisolated static let looks = [
    Look(name: "light"), Look(name: "dark", style: .dark), Look(name: "mirrored", direction: .rightToLeft),
    Look(name: "large", size: .accessibilityExtraExtraExtraLarge),
  ]

  private func field(_ style: UITextField.BorderStyle, _ change: (UITextField) -> Void) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    change(field)
    return field
  }

  @Test(arguments: looks) func `fields at rest`(look: Look) throws {
    let fields = [
      field(.none) { $0.text = "No border" }, field(.line) { $0.text = "Line" }, field(.bezel) { $0.text = "Bezel" },
      field(.roundedRect) { $0.text = "Rounded" }, field(.roundedRect) { $0.placeholder = "Your name" },
      field(.roundedRect) {
        $0.text = "A text that is much longer than its field"
        $0.clearButtonMode = .always
      },
      field(.roundedRect) {
        $0.text = "secret"
        $0.isSecureTextEntry = true
      },
      field(.roundedRect) {
        $0.text = "你好，世界"
        $0.textAlignment = .center
      },
      field(.roundedRect) { $0.text = "שלום עולם" },
      field(.roundedRect) {
        $0.text = "A text in a smaller font"
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = 8
      },
      field(.roundedRect) {
        $0.text = "Views"
        $0.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        $0.leftViewMode = .always
        $0.rightView = UIImageView(image: UIImage(systemName: "star.fill"))
        $0.rightViewMode = .always
      },
      field(.roundedRect) {
        $0.text = "Filled"
        $0.backgroundColor = .systemYellow
        $0.textColor = .black
      },
    ]
    try expect(fields, named: "text-fields-\(look.name)", look)
  }

  @Test(arguments: looks) func `a field that is edited, with a caret, a selection and marked text`(look: Look) throws {
    let edits: [(String, (UITextField) -> Void)] = [
      ("caret", { $0.text = "Hello" }),
      (
        "selection",
        {
          $0.text = "Hello you there"
          $0.clearButtonMode = .whileEditing
          let start = $0.position(from: $0.beginningOfDocument, offset: 6) ?? $0.beginningOfDocument
          $0.selectedTextRange = $0.textRange(from: start, to: $0.position(from: start, offset: 3) ?? start)
        }
      ), ("long", { $0.text = "A text that is much longer than its field is" }),
      (
        "mixed",
        {
          $0.text = "abc שלום"
          $0.selectedTextRange = $0.textRange(
            from: $0.position(from: $0.beginningOfDocument, offset: 2) ?? $0.beginningOfDocument,
            to: $0.position(from: $0.beginningOfDocument, offset: 6) ?? $0.endOfDocument)
        }
      ), ("marked", { $0.setMarkedText("ni hao", selectedRange: NSRange(location: 6, length: 0)) }),
      ("empty", { $0.placeholder = "Placeholder" }),
    ]
    for (name, edit) in edits {
      let field = field(.roundedRect) { _ in }
      let window = window([field], look)
      field.becomeFirstResponder()
      edit(field)
      window.layoutIfNeeded()
      try expectPicture(of: window, named: "Controls/text-field-\(name)-\(look.name)", scale: 2)
    }
  }

  private func expect(_ fields: [UITextField], named name: String, _ look: Look) throws {
    try expectPicture(of: window(fields, look), named: "Controls/\(name)", scale: 2)
  }

  private func window(_ fields: [UITextField], _ look: Look) -> UIWindow {
    AnimationClock.shared.hold()
    let window = UIWindow()
    window.overrideUserInterfaceStyle = look.style
    window.traitOverrides.layoutDirection = look.direction
    window.traitOverrides.preferredContentSizeCategory = look.size
    window.backgroundColor = .systemBackground
    window.isHidden = false
    var y: CGFloat = 12
    for field in fields {
      window.addSubview(field)
      let height = field.intrinsicContentSize.height
      field.frame = CGRect(x: 12, y: y, width: 200, height: height)
      y += height + 12
    }
    window.frame = CGRect(x: 0, y: 0, width: 224, height: y)
    window.layoutIfNeeded()
    return window
  }
}
