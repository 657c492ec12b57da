import UIKit

/// How much of the bar's own look shows over a page that is scrolled so far: nothing above, all of it below.
struct BarFade: Equatable {
  /// Where the bar begins to show, and where all of it does, in points from the top.
  let start, end: CGFloat

  /// From 0 to 1.
  func amount(at offset: CGFloat) -> CGFloat {
    guard end > start else { return offset < end ? 0 : 1 }
    return min(max((offset - start) / (end - start), 0), 1)
  }

  /// The look of a bar of which so much shows.
  @MainActor static func appearance(amount: CGFloat) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = MarketColours.ground.withAlphaComponent(amount)
    appearance.shadowColor = MarketColours.line.withAlphaComponent(amount)
    return appearance
  }
}
