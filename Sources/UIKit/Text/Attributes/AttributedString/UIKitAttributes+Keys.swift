public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The font of the text.
  public enum FontAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIFont
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSFont"
  }

  /// The paragraph's alignment, spacing, and line breaking.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSParagraphStyle
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSParagraphStyle"
  }

  /// The color of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSColor"
  }

  /// The color behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSBackgroundColor"
  }

  /// The space added after each character, in points.
  public enum KernAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSKern"
  }

  /// The style of the underline.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSUnderlineStyle
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSUnderline"
  }

  /// The color of the underline.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSUnderlineColor"
  }

  /// The style of the strikethrough.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSUnderlineStyle
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSStrikethrough"
  }

  /// The color of the strikethrough.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSStrikethroughColor"
  }

  /// The distance of the text above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSBaselineOffset"
  }

  /// The space added after each character, in points, if there's no kerning.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "CTTracking"
  }

  /// The use of ligatures: 1 to use them, or 0 otherwise.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = Int
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSLigature"
  }

  /// The stroke width of the text, as a percentage of the font size.
  ///
  /// A negative value also fills the text.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSStrokeWidth"
  }

  /// The stroke color of the text.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSStrokeColor"
  }

  /// The slant of the text: the tangent of the angle to the right.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSObliqueness"
  }
}
