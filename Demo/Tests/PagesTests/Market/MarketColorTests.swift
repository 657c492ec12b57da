import Testing
import UIKit

@testable import Pages

/// Every color that the market chooses for words, on every background that the words appear on.
@MainActor struct MarketColorTests {
  private static let pairs: [(name: String, text: UIColor, ground: UIColor)] = [
    ("tint", MarketColors.tint, MarketColors.ground), ("button", MarketColors.ground, MarketColors.tint),
    ("price", MarketColors.price, MarketColors.ground), ("price", MarketColors.price, MarketColors.stripe),
    ("free", MarketColors.free, MarketColors.ground), ("free", MarketColors.free, MarketColors.stripe),
    ("quiet", MarketColors.quiet, MarketColors.ground), ("quiet", MarketColors.quiet, MarketColors.stripe),
    ("label", .label, MarketColors.stripe), ("badge", MarketColors.badgeText, MarketColors.badge),
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
  func `a banner's words can be read over any picture`(gray: CGFloat) {
    let shaded = UIColor(white: gray * (1 - BannerView.shadeOfWords), alpha: 1)
    #expect(contrast(.white, shaded) >= 4.5)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the bar's title can be read over any picture, down to its foot`(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    var (ground, alpha): (CGFloat, CGFloat) = (0, 0)
    _ = MarketColors.ground.resolvedColor(with: traits).getWhite(&ground, alpha: &alpha)
    // A title of 17 points is in the middle of the bar's 44, below a status bar of 47 or 59.
    for y in stride(from: 0 as CGFloat, through: 80, by: 4) {
      for picture in [0, 0.5, 1] as [CGFloat] {
        let haze = HazeView.opacity(at: y)
        let seen = UIColor(white: ground * haze + picture * (1 - haze), alpha: 1)
        #expect(contrast(UIColor.label.resolvedColor(with: traits), seen) >= 4.5, "\(y) points down over \(picture)")
      }
    }
    #expect(HazeView.opacity(at: HazeView.height) == 0)
  }

  /// The contrast of two opaque colors.
  private func contrast(_ first: UIColor, _ second: UIColor) -> Double {
    Color.white.under(first).contrast(with: Color.white.under(second))
  }
}
