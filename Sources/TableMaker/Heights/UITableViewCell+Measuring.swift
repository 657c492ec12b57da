public import UIKit

extension UITableViewCell {
  /// A Boolean value that indicates whether the cell is used only to measure a row, and never appears on screen.
  ///
  /// Check it in an adapter before you start work such as loading an image.
  public var isMeasuring: Bool { Measurement.cell === self }
}

extension UITableViewHeaderFooterView {
  /// A Boolean value that indicates whether the view is used only to measure a header or footer, and never appears on
  /// screen.
  public var isMeasuring: Bool { Measurement.cell === self }
}

/// The view that's being measured. At most one view is measured at a time.
@MainActor enum Measurement {
  private(set) static var cell: UIView?

  /// Runs a closure while a view counts as measuring, with its table view's traits as the current ones.
  ///
  /// UIKit does the same during the table view's layout, so a font that an adapter creates has the same size in a
  /// sizing cell and on screen.
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
