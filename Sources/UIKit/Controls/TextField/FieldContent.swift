import Foundation

/// What a text field shows besides the text itself: attributes, the placeholder.
struct FieldContent {
  /// The attributes of text that has none of its own: font, color and paragraph style among them.
  var base: [NSAttributedString.Key: Any]
  /// The text with attributes of its own; nil while it has none. Its string is the editor's.
  var rich: NSMutableAttributedString?
  /// The attributes that text is typed with; nil for those before the caret.
  var typing: [NSAttributedString.Key: Any]?
  var placeholder: NSAttributedString?
  /// Whether the placeholder was set with attributes of its own.
  var hasRichPlaceholder = false

  @MainActor init() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    base = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label, .paragraphStyle: style]
  }

  var font: UIFont { base[.font] as? UIFont ?? UIFont.systemFont(ofSize: 17) }
  var color: UIColor { base[.foregroundColor] as? UIColor ?? .label }
  var alignment: NSTextAlignment { (base[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }

  /// Gives all of the text an attribute.
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

  /// The look of text without attributes of its own.
  var look: TextAttributes {
    var look = TextAttributes(base, base: TextAttributes(font: font))
    // What draws has this color already, as a color that depends on light and dark.
    look.foregroundColor = nil
    look.paragraph.lineBreakMode = .byTruncatingTail
    return look
  }

  /// The attributes of what is typed at an offset.
  func typingAttributes(at offset: Int) -> [NSAttributedString.Key: Any] {
    if let typing { return typing }
    guard let rich, rich.length > 0 else { return base }
    return rich.attributes(at: min(max(offset - 1, 0), rich.length - 1), effectiveRange: nil)
  }
}
