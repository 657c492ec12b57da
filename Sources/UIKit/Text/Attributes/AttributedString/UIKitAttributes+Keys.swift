public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The font of the letters.
  public enum FontAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIFont
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSFont"
  }

  /// The paragraph's alignment, spacing and line breaking.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSParagraphStyle
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSParagraphStyle"
  }

  /// The color of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSColor"
  }

  /// The color behind the letters.
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

  /// The look of the underline.
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

  /// The look of the line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = NSUnderlineStyle
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSStrikethrough"
  }

  /// The color of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSStrikethroughColor"
  }

  /// The distance of the letters above the baseline, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSBaselineOffset"
  }

  /// The space added after each character, in points, where there is no kerning.
  public enum TrackingAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "CTTracking"
  }

  /// The use of ligatures: 1 for yes, 0 for no.
  public enum LigatureAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = Int
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSLigature"
  }

  /// The thickness of the letters' outlines, in hundredths of the font's size; negative to fill the letters too.
  public enum StrokeWidthAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSStrokeWidth"
  }

  /// The color of the letters' outlines.
  public enum StrokeColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSStrokeColor"
  }

  /// The tangent of the angle by which the letters lean to the right.
  public enum ObliquenessAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = CGFloat
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSObliqueness"
  }
}
