import UIKit

/// The opacity of the bar's own look over a scrolled page: nothing above, all of it below.
struct BarFade: Equatable {
  /// The offsets at which the bar begins to show, and at which all of it does, in points from the top.
  let start, end: CGFloat

  /// Returns the opacity, from 0 to 1.
  func amount(at offset: CGFloat) -> CGFloat {
    guard end > start else { return offset < end ? 0 : 1 }
    return min(max((offset - start) / (end - start), 0), 1)
  }

  /// Returns the look of a bar at an opacity.
  @MainActor static func appearance(amount: CGFloat) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = MarketColors.ground.withAlphaComponent(amount)
    appearance.shadowColor = MarketColors.line.withAlphaComponent(amount)
    return appearance
  }
}
