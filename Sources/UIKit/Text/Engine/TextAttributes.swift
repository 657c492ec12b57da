internal import Foundation

/// The attributes of a range of text.
struct TextAttributes: Equatable, Sendable {
  var font: UIFont
  /// The text color, or `nil` for the drawing's color.
  var foregroundColor: UIColor?
  var backgroundColor: UIColor?
  /// The space after each letter in addition to the font's own, in points: kerning, or else tracking.
  var kern: CGFloat = 0
  var usesLigatures = true
  var underline = NSUnderlineStyle()
  var underlineColor: UIColor?
  var strikethrough = NSUnderlineStyle()
  var strikethroughColor: UIColor?
  /// The stroke width as a percentage of the font size: positive to stroke only, negative to also fill.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var obliqueness: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var shadow: TextShadow?
  var attachment: AttachedImage?
  var isLink = false
  var paragraph = ParagraphAttributes()
}

/// The shadow of a range of text.
struct TextShadow: Equatable, Sendable {
  var offset: CGSize
  var blurRadius: CGFloat
  var color: UIColor
}

extension TextAttributes {
  /// Reads the attributes of an attributed string. `base` provides missing attributes.
  init(_ values: [NSAttributedString.Key: Any], base: TextAttributes) {
    self = base
    for (key, value) in values {
      switch key {
      case .font: if let font = value as? UIFont { self.font = font }
      case .foregroundColor: foregroundColor = value as? UIColor ?? foregroundColor
      case .backgroundColor: backgroundColor = value as? UIColor ?? backgroundColor
      case .underlineColor: underlineColor = value as? UIColor ?? underlineColor
      case .strikethroughColor: strikethroughColor = value as? UIColor ?? strikethroughColor
      case .strokeColor: strokeColor = value as? UIColor ?? strokeColor
      case .paragraphStyle: if let style = value as? NSParagraphStyle { paragraph = style.attributes }
      case .shadow: shadow = (value as? NSShadow)?.value
      case .attachment: attachment = (value as? NSTextAttachment).map { AttachedImage($0) }
      case .link: isLink = value is URL || value is NSURL || value is String || value is NSString
      // If both are present, kerning takes precedence (assumed).
      case .tracking: if values[.kern] == nil, let number = Self.number(value) { kern = number }
      default: if let number = Self.number(value) { setNumber(number, for: key) }
      }
    }
  }

  private mutating func setNumber(_ number: CGFloat, for key: NSAttributedString.Key) {
    switch key {
    case .kern: kern = number
    case .ligature: usesLigatures = number != 0
    case .underlineStyle: underline = NSUnderlineStyle(rawValue: Int(number))
    case .strikethroughStyle: strikethrough = NSUnderlineStyle(rawValue: Int(number))
    case .strokeWidth: strokeWidth = number
    case .obliqueness: obliqueness = number
    case .baselineOffset: baselineOffset = number
    default: break
    }
  }

  /// Returns a number in any of the types that Apple's bridging accepts.
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
