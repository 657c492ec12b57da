import Foundation

/// The attributes and the placeholder of a text field.
struct FieldContent {
  /// The default attributes of the text, including font, color, and paragraph style.
  var base: [NSAttributedString.Key: Any]
  /// The text with its own attributes, or `nil` if it has none. Its string is equal to the editor's text.
  var rich: NSMutableAttributedString?
  /// The attributes of text that the user types next, or `nil` for the attributes before the caret.
  var typing: [NSAttributedString.Key: Any]?
  var placeholder: NSAttributedString?
  /// The color of a placeholder without attributes of its own.
  var placeholderColor = UIColor.placeholderText
  /// A Boolean value that indicates whether the app set attributes for the placeholder.
  var hasRichPlaceholder = false

  @MainActor init() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    base = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label, .paragraphStyle: style]
  }

  var font: UIFont { base[.font] as? UIFont ?? UIFont.systemFont(ofSize: 17) }
  var color: UIColor { base[.foregroundColor] as? UIColor ?? .label }
  var alignment: NSTextAlignment { (base[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }

  /// Sets an attribute for the whole text.
  mutating func set(_ key: NSAttributedString.Key, _ value: Any) {
    base[key] = value
    rich?.addAttribute(key, value: value, range: NSRange(location: 0, length: rich?.length ?? 0))
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    let style = NSMutableParagraphStyle()
    if let old = base[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
    style.alignment = alignment
    set(.paragraphStyle, style)
  }

  /// The attributes of text that has none of its own.
  var look: TextAttributes {
    var look = TextAttributes(base, base: TextAttributes(font: font))
    // The drawing code already uses this color, and resolves it for the light or dark style.
    look.foregroundColor = nil
    look.paragraph.lineBreakMode = .byTruncatingTail
    return look
  }

  /// Returns the attributes for text typed at an offset.
  func typingAttributes(at offset: Int) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let rich, rich.length > 0 else { return base }
    return rich.attributes(at: min(max(offset - 1, 0), rich.length - 1), effectiveRange: nil)
  }
}
