import Foundation
internal import TableMakerTextEditing

extension UITextField {
  var plainAttributedText: NSAttributedString {
    NSAttributedString(string: editor.text.string, attributes: fieldContent.base)
  }

  func setRich(_ new: NSAttributedString?, keepsAttributes: Bool) {
    guard keepsAttributes else {
      fieldContent.rich = nil
      fieldContent.typing = nil
      hidesNextText = false
      editor.setText(new?.string ?? "")
      return contentChanged()
    }
    setRich(new)
  }

  func setPlaceholder(_ new: NSAttributedString?) {
    fieldContent.placeholder = new.flatMap { $0.copy() as? NSAttributedString }
    contentChanged()
  }

  func setBase(_ key: NSAttributedString.Key, _ value: Any) {
    fieldContent.set(key, value)
    contentChanged()
  }

  func setDefaultAttributes(_ new: [NSAttributedString.Key: Any]) {
    var values = FieldContent().base
    values.merge(new) { $1 }
    fieldContent.base = values
    fieldContent.rich = nil
    contentChanged()
  }

  func setTypingAttributes(_ new: [NSAttributedString.Key: Any]?) {
    guard isEditing else { return }
    fieldContent.typing = new.map { fieldContent.base.merging($0) { $1 } }
    // After this, characters can have different attributes.
    if new != nil, fieldContent.rich == nil {
      fieldContent.rich = NSMutableAttributedString(attributedString: plainAttributedText)
    }
  }

  func setWritingDirection(_ direction: NSWritingDirection) {
    let style = NSMutableParagraphStyle()
    if let old = fieldContent.base[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
    style.baseWritingDirection = direction
    setBase(.paragraphStyle, style)
  }

  func sideViewChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new {
      new.isHidden = true
      addSubview(new)
    }
    contentChanged()
  }

  /// Replaces a range as `UITextInput` does. This doesn't call the delegate, but sends events (assumed).
  func replaceText(in range: UITextRange, with text: String) {
    guard let range = editor.textRange(range) else { return }
    editor.perform(.replace(range, with: UTF16Text(acceptable(text))))
  }

  /// Returns whether an edit action applies now.
  func mayPerform(_ action: Selector) -> Bool {
    let hasSelection = !editor.text.selection.isCaret
    switch action {
    // The user can't copy hidden text.
    case .cut, .copy: return hasSelection && !isSecureTextEntry && (action == .copy || isEnabled)
    case .delete: return hasSelection && isEnabled
    case .paste: return isEnabled && editor.pasteboardText?.isEmpty == false
    case .select: return hasText && !hasSelection && !isSecureTextEntry
    case .selectAll: return hasText && editor.text.selectedRange != 0..<editor.text.length
    default: return false
    }
  }

  /// The distance of the text's baseline from the top.
  var baseline: CGFloat {
    let rect = textRect(forBounds: bounds)
    let layout = hasText ? line.layout : placeholderLayout(width: .infinity)
    let height = layout.lines.first?.height ?? fieldContent.font.lineHeight
    return lineTop(in: rect, height: height) + (layout.lines.first?.baseline ?? fieldContent.font.ascender)
  }
}
