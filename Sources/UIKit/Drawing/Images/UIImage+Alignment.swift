public import Foundation

extension UIImage {
  /// The distance of the baseline from the bottom in points, positive upward, or `nil` for an image without a baseline.
  ///
  /// A symbol has a baseline, which aligns it with text. The value is for the image's own configuration.
  public var baselineOffsetFromBottom: CGFloat? { baseline(ofSymbolIn: attributes.configuration, for: .current) }

  func baseline(
    ofSymbolIn configuration: SymbolConfiguration.Values, for traits: UITraitCollection
  ) -> CGFloat? {
    switch attributes.baseline {
    case .own:
      guard case .symbol(let symbol) = content else { return nil }
      return symbol.layout(configuration, for: traits).place.baseline
    case .none: return nil
    case .fromBottom(let offset): return offset
    }
  }

  func alignmentInsets(
    ofSymbolIn configuration: SymbolConfiguration.Values, for traits: UITraitCollection
  ) -> UIEdgeInsets {
    if let own = attributes.alignmentRectInsets { return own }
    guard case .symbol(let symbol) = content else { return .zero }
    return symbol.layout(configuration, for: traits).place.alignmentInsets
  }
}
