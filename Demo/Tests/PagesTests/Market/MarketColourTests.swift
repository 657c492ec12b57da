import Testing
import UIKit

@testable import Pages

/// Every colour that the market chooses for words, on every ground that they stand on.
@MainActor struct MarketColourTests {
  private static let pairs: [(name: String, text: UIColor, ground: UIColor)] = [
    ("tint", MarketColours.tint, MarketColours.ground), ("button", MarketColours.ground, MarketColours.tint),
    ("price", MarketColours.price, MarketColours.ground), ("price", MarketColours.price, MarketColours.stripe),
    ("free", MarketColours.free, MarketColours.ground), ("free", MarketColours.free, MarketColours.stripe),
    ("quiet", MarketColours.quiet, MarketColours.ground), ("quiet", MarketColours.quiet, MarketColours.stripe),
    ("label", .label, MarketColours.stripe), ("badge", MarketColours.badgeText, MarketColours.badge),
  ]

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `words stand out from their ground by 4·5 to 1`(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    for pair in Self.pairs {
      let found = contrast(pair.text.resolvedColor(with: traits), pair.ground.resolvedColor(with: traits))
      #expect(found >= 4.5, "\(pair.name): \(found)")
    }
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75, 1] as [CGFloat])
  func `a banner's words can be read over any picture`(grey: CGFloat) {
    let shaded = UIColor(white: grey * (1 - BannerView.shadeOfWords), alpha: 1)
    #expect(contrast(.white, shaded) >= 4.5)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the bar's title can be read over any picture, down to its foot`(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    var (ground, alpha): (CGFloat, CGFloat) = (0, 0)
    _ = MarketColours.ground.resolvedColor(with: traits).getWhite(&ground, alpha: &alpha)
    // A title of 17 points stands in the middle of the bar's 44, below a status bar of 47 or 59.
    for y in stride(from: 0 as CGFloat, through: 80, by: 4) {
      for picture in [0, 0.5, 1] as [CGFloat] {
        let haze = HazeView.opacity(at: y)
        let seen = UIColor(white: ground * haze + picture * (1 - haze), alpha: 1)
        #expect(contrast(UIColor.label.resolvedColor(with: traits), seen) >= 4.5, "\(y) points down over \(picture)")
      }
    }
    #expect(HazeView.opacity(at: HazeView.height) == 0)
  }

  /// The contrast of two opaque colours.
  private func contrast(_ first: UIColor, _ second: UIColor) -> Double {
    Colour.white.under(first).contrast(with: Colour.white.under(second))
  }
}
