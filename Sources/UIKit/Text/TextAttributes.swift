internal import Foundation

/// How a stretch of text looks.
struct TextAttributes: Equatable, Sendable {
  var font: UIFont
  /// The letters' colour; the one that the drawing is given if nil.
  var foregroundColor: UIColor?
  var backgroundColor: UIColor?
  var kern: CGFloat = 0
  var underline = NSUnderlineStyle()
  var underlineColor: UIColor?
  var strikethrough = NSUnderlineStyle()
  var strikethroughColor: UIColor?
  var baselineOffset: CGFloat = 0
  var paragraph = ParagraphAttributes()
}

extension TextAttributes {
  /// Reads the attributes of an attributed string; `base` stands for those that are missing.
  init(_ values: [NSAttributedString.Key: Any], base: TextAttributes) {
    self = base
    if let font = values[.font] as? UIFont { self.font = font }
    if let color = values[.foregroundColor] as? UIColor { foregroundColor = color }
    if let color = values[.backgroundColor] as? UIColor { backgroundColor = color }
    if let color = values[.underlineColor] as? UIColor { underlineColor = color }
    if let color = values[.strikethroughColor] as? UIColor { strikethroughColor = color }
    if let style = values[.paragraphStyle] as? NSParagraphStyle { paragraph = style.attributes }
    if let number = Self.number(values[.kern]) { kern = number }
    if let number = Self.number(values[.baselineOffset]) { baselineOffset = number }
    if let number = Self.number(values[.underlineStyle]) { underline = NSUnderlineStyle(rawValue: Int(number)) }
    if let number = Self.number(values[.strikethroughStyle]) { strikethrough = NSUnderlineStyle(rawValue: Int(number)) }
  }

  /// A number in any of the types that Apple's bridging accepts.
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
