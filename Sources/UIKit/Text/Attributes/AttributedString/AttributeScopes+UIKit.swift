public import Foundation

extension AttributeScopes {
  /// UIKit's attributes, for key paths such as `\.uiKit.font`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of an `AttributedString` that UIKit draws.
  ///
  /// They are those of `NSAttributedString`, each by its own name: `text.font = .boldSystemFont(ofSize: 17)`.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The paragraph's alignment, spacing and line breaking.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each character, in points.
    public let kern: KernAttribute
    /// The look of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The look of the line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The distance of the letters above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The space added after each character, in points, where there is no kerning.
    public let tracking: TrackingAttribute
    /// The use of ligatures: 1 for yes, 0 for no.
    public let ligature: LigatureAttribute
    /// The thickness of the letters' outlines, in hundredths of the font's size; negative to fill the letters too.
    public let strokeWidth: StrokeWidthAttribute
    /// The color of the letters' outlines.
    public let strokeColor: StrokeColorAttribute
    /// The tangent of the angle by which the letters lean to the right.
    public let obliqueness: ObliquenessAttribute
    /// Foundation's attributes, links among them.
    public let foundation: FoundationAttributes
  }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
