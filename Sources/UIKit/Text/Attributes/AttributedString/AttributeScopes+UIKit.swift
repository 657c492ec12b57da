public import Foundation

extension AttributeScopes {
  /// UIKit's attributes, for key paths such as `\.uiKit.font`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of an `AttributedString` that UIKit draws.
  ///
  /// They match those of `NSAttributedString`, each with its own name: `text.font = .boldSystemFont(ofSize: 17)`.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The paragraph's alignment, spacing, and line breaking.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each character, in points.
    public let kern: KernAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The distance of the text above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The space added after each character, in points, if there's no kerning.
    public let tracking: TrackingAttribute
    /// The use of ligatures: 1 to use them, or 0 otherwise.
    public let ligature: LigatureAttribute
    /// The stroke width of the text, as a percentage of the font size.
    ///
    /// A negative value also fills the text.
    public let strokeWidth: StrokeWidthAttribute
    /// The stroke color of the text.
    public let strokeColor: StrokeColorAttribute
    /// The slant of the text: the tangent of the angle to the right.
    public let obliqueness: ObliquenessAttribute
    /// Foundation's attributes, including links.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Returns one of UIKit's attributes by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
