public import UIKit

extension UITableViewCell {
  /// Whether the cell is filled and laid out only to measure a row: it is not on screen and never will be.
  ///
  /// An adapter that starts something, such as loading a picture, asks this first.
  public var isMeasuring: Bool { Measurement.cell === self }
}

extension UITableViewHeaderFooterView {
  /// Whether the view is filled and laid out only to measure a header or footer: it is not on screen and never will be.
  public var isMeasuring: Bool { Measurement.cell === self }
}

/// The view that is being measured. Measuring is never interrupted, so there is at most one.
@MainActor enum Measurement {
  private(set) static var cell: UIView?

  /// Runs a closure while a view counts as measuring, with its table's traits as the current ones, as they are during the table's
  /// layout: a font that an adapter makes is as large in a sizing cell as in one on screen.
  static func with<Result>(_ view: UIView, in table: UITableView, _ body: () -> Result) -> Result {
    let (outer, traits) = (cell, UITraitCollection.current)
    cell = view
    UITraitCollection.current = table.traitCollection
    defer {
      cell = outer
      UITraitCollection.current = traits
    }
    return body()
  }
}
