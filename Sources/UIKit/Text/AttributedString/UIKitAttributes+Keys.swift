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

  /// The colour of the letters.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// The type of its values.
    public typealias Value = UIColor
    /// The key's name, as in an `NSAttributedString`.
    public static let name = "NSColor"
  }

  /// The colour behind the letters.
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

  /// The colour of the underline.
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

  /// The colour of the line through the text.
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
}
