import UIKit

/// Twelve little bars, one for each month; the tallest is the month with most.
final class MonthChart: UIView {
  /// The number of sightings in each month.
  var months: [Int] = [] { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let most = months.max(), most > 0 else { return }
    let step = bounds.width / CGFloat(months.count)
    let width = step - 3
    for (month, count) in months.enumerated() {
      let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? months.count - 1 - month : month
      // The bar of every month has a minimum height.
      let height = max(3, bounds.height * CGFloat(count) / CGFloat(most))
      let bar = CGRect(x: CGFloat(place) * step + 1.5, y: bounds.height - height, width: width, height: height)
      (count == 0 ? UIColor.tertiarySystemFill : .systemGreen).setFill()
      UIBezierPath(roundedRect: bar, cornerRadius: 1.5).fill()
    }
  }
}
