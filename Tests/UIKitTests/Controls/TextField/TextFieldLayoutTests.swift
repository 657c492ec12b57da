import Foundation
import Testing
@_spi(Testing) import UIKit

/// Where a field's parts are.
@MainActor struct TextFieldLayoutTests {
  private func field(_ style: UITextField.BorderStyle, text: String = "", width: CGFloat = 200) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: width, height: 34))
    field.borderStyle = style
    field.text = text
    return field
  }

  @Test func `a field of 17 points is 34 high with a round border and 22 without, of 14 points 30`() {
    // metrics.md 9, from Interface Builder and published sizes.
    #expect(field(.roundedRect).intrinsicContentSize.height == 34)
    #expect(field(.none).intrinsicContentSize.height == 22)
    let small = field(.roundedRect)
    small.font = .systemFont(ofSize: 14)
    #expect(small.intrinsicContentSize.height == 30)
    #expect(small.sizeThatFits(CGSize(width: 10, height: 10)).height == 30)
  }

  @Test func `a field is as wide as its text, or its placeholder, and 14 points for a round border`() {
    let label = UILabel()
    label.text = "A name"
    let width = label.intrinsicContentSize.width.rounded(.up)
    #expect(field(.none, text: "A name").intrinsicContentSize.width == width)
    #expect(field(.roundedRect, text: "A name").intrinsicContentSize.width == width + 14)
    let empty = field(.roundedRect)
    empty.placeholder = "A name"
    #expect(empty.intrinsicContentSize.width == width + 14)
  }

  @Test func `text keeps 7 points from a round border, and clear of what is beside it`() {
    let field = field(.roundedRect, text: "abc")
    let bounds = field.bounds
    #expect(field.borderRect(forBounds: bounds) == bounds)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(field.editingRect(forBounds: bounds) == field.textRect(forBounds: bounds))
    #expect(field.clearButtonRect(forBounds: bounds).size == CGSize(width: 19, height: 19))
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).maxX < field.clearButtonRect(forBounds: bounds).minX)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(field.textRect(forBounds: bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    #expect(field.textRect(forBounds: bounds).minX == 27)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.rightViewMode = .always
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 170, y: 12, width: 30, height: 10))
    #expect(field.textRect(forBounds: bounds).maxX == 163)
  }

  // Apple's pages of leftView and rightView: each "flips automatically in a right-to-left user interface".
  @Test func `left and right views change places right to left, and the text stands between them`() {
    let field = field(.roundedRect, text: "abc")
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.clearButtonMode = .always
    field.leftViewMode = .always
    let bounds = field.bounds
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 180, y: 12, width: 20, height: 10))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 0, y: 12, width: 30, height: 10))
    #expect(field.textRect(forBounds: bounds).maxX == 173)
    #expect(field.textRect(forBounds: bounds).minX == field.clearButtonRect(forBounds: bounds).maxX + 4)
    field.rightViewMode = .always
    #expect(field.textRect(forBounds: bounds).minX == 37, "in place of the clear button")
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.whileEditing, true, false), (.unlessEditing, false, true),
    (.always, true, true),
  ]) func `views beside the text are shown while it is edited, while not, or both`(
    mode: UITextField.ViewMode, whileEditing: Bool, atRest: Bool
  ) {
    let scene = TextFieldScene(text: "abc")
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
    scene.field.leftView = left
    scene.field.rightView = right
    (scene.field.leftViewMode, scene.field.rightViewMode) = (mode, mode)
    scene.window.layoutIfNeeded()
    #expect([!left.isHidden, !right.isHidden] == [atRest, atRest])
    scene.edit()
    #expect([!left.isHidden, !right.isHidden] == [whileEditing, whileEditing])
    scene.field.leftView = nil
    #expect(left.superview == nil)
  }

  @Test func `the clear button is there only with text`() {
    let scene = TextFieldScene()
    scene.field.clearButtonMode = .whileEditing
    scene.edit()
    func isShown() -> Bool { scene.field.subviews.contains { $0 is UIButton && !$0.isHidden } }
    #expect(!isShown())
    scene.keyboard.type("a")
    #expect(isShown())
    scene.field.resignFirstResponder()
    scene.window.layoutIfNeeded()
    #expect(!isShown())
  }

  @Test func `a long text is moved so that its caret is always in the field`() {
    let scene = TextFieldScene(width: 120, text: "A text that is much longer than its field, and goes on and on")
    scene.edit()
    let room = scene.field.editingRect(forBounds: scene.field.bounds)
    func caret() -> CGRect {
      guard let range = scene.field.selectedTextRange else { return .null }
      return scene.field.caretRect(for: range.end)
    }
    #expect(abs(caret().maxX - room.maxX) < 1)
    for _ in 0..<70 {
      scene.keyboard.press(.keyboardLeftArrow)
      #expect(room.insetBy(dx: -0.5, dy: -20).contains(caret()))
    }
    #expect(abs(caret().minX - room.minX) < 1)
    for _ in 0..<70 {
      scene.keyboard.press(.keyboardRightArrow)
      #expect(room.insetBy(dx: -0.5, dy: -20).contains(caret()))
    }
    scene.keyboard.press(.keyboardA, .command, characters: "a")
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(abs(caret().minX - room.minX) < 1)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right]) func `the caret stands at the text, wherever it is aligned`(
    alignment: NSTextAlignment
  ) {
    let scene = TextFieldScene(text: "abc")
    scene.field.textAlignment = alignment
    scene.edit()
    let field = scene.field
    let room = field.editingRect(forBounds: field.bounds)
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(start.minX < end.minX)
    switch alignment {
    case .left: #expect(start.minX == room.minX)
    case .right: #expect(end.maxX == room.maxX)
    default: #expect(abs((start.midX + end.midX) / 2 - room.midX) <= 1.5)
    }
  }

  @Test(arguments: [NSTextAlignment.center, .right], ["abc", "a field's whole width is taken by these words"])
  func `the caret has room after the last letter while the field is edited`(alignment: NSTextAlignment, text: String) {
    let scene = TextFieldScene(text: text)
    let field = scene.field
    field.textAlignment = alignment
    let width = (text as NSString).size(withAttributes: [.font: field.font ?? .systemFont(ofSize: 17)]).width
    // Room for exactly the text and the caret, or for more.
    field.bounds.size.width += width + 2 - field.editingRect(forBounds: field.bounds).width + (text == "abc" ? 60 : 0)
    scene.edit()
    let room = field.editingRect(forBounds: field.bounds)
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    let letters = all.map { field.firstRect(for: $0) } ?? .null
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(abs(letters.maxX - caret.minX) < 0.01 && caret.width == 2)
    #expect(letters.minX >= room.minX - 0.01 && caret.maxX <= room.maxX + 0.01)
  }

  @Test func `natural alignment is that of the interface, as Apple documents`() {
    let scene = TextFieldScene(text: "abc")
    scene.edit()
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.window.layoutIfNeeded()
    let field = scene.field
    #expect(field.caretRect(for: field.endOfDocument).maxX == field.editingRect(forBounds: field.bounds).maxX)
    field.clearButtonMode = .always
    #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
  }

  @Test func `subclasses say where text is`() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
    }
    let scene = TextFieldScene(Inset(), text: "abc")
    #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).minX == 30)
    scene.edit()
    #expect(scene.field.caretRect(for: scene.field.beginningOfDocument).minX == 50)
  }

  @Test func `a text stands on the baseline of a label that it is aligned to`() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (label, field) = (UILabel(), field(.roundedRect, text: "abc"))
    label.text = "abc"
    for view in [label, field] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: container.topAnchor),
      field.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      field.heightAnchor.constraint(equalToConstant: 34), field.widthAnchor.constraint(equalToConstant: 100),
      label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(label.frame.midY - field.frame.midY) <= 0.5)
  }
}
