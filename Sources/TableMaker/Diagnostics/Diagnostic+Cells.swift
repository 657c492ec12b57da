import UIKit

// Problems with cells and their heights.
extension Diagnostic {
  static func missingStockLabel(style: String, at location: CallSite) -> Self {
    Self(
      .missingStockLabel, at: location,
      "Stock cells of style .\(style) don't have a detailTextLabel. "
        + "Use .stockCell(.subtitle), .stockCell(.value1), or .stockCell(.value2); in a StockRow, use another style.")
  }

  static func missingPrototype(identifier: String, at location: CallSite) -> Self {
    Self(
      .missingPrototype, at: location,
      "The table view's storyboard has no cell with the identifier “\(identifier)”, so an empty cell replaces it. "
        + "Set the identifier in the storyboard, or remove `from:` to use only the class.")
  }

  static func wrongCell(identifier: String, expected: String, actual: String, at location: CallSite) -> Self {
    Self(
      .wrongCell, at: location,
      "The cell with the identifier “\(identifier)” is a \(actual), not a \(expected), so the adapter isn't called. "
        + "Set its class in Interface Builder, or use \(actual) in .cell.")
  }

  static func noMatchingCell(item: String, row: Int, section: String, cells: String, at location: CallSite) -> Self {
    Self(
      .noMatchingCell, at: location,
      "None of the cells of \(section), \(cells), accepts \(item), so row \(row) is empty. "
        + "Add .otherwise(C.self) { cell, item, index in … } after them, or another .cells(C.self, for:).")
  }

  static func missingControl(cell: String, section: String, at location: CallSite) -> Self {
    Self(
      .missingControl, at: location,
      "The control of .onControl is nil in a \(cell) of \(section), so TableMaker doesn't call the closure for it. "
        + "Connect the outlet in Interface Builder.")
  }

  static func noCellWithControl(cell: String, section: String, cells: String, at location: CallSite) -> Self {
    Self(
      .missingControl, at: location,
      "No cell of \(section) is a \(cell), so TableMaker never calls the closure of .onControl. "
        + "Use \(cells) in its parameter `in`.")
  }

  static func noAddItemRow(section: String, at location: CallSite) -> Self {
    Self(
      .noAddItemRow, at: location,
      "No row of \(section) adds an item, so TableMaker never calls .onAddItem. "
        + "Add .addItemRow(C.self) { cell in … } to the section.")
  }

  // MARK: Heights

  static func notMeasurable(cell: String, view: String?, used: CGFloat, at location: CallSite) -> Self {
    let cause = view.map { "\($0) is the first view without a vertical position or height. " } ?? ""
    return Self(
      .notMeasurable, at: location,
      "The constraints of \(cell) don't determine its height, so its rows have \(used) points. \(cause)"
        + "Connect the top of contentView to its bottom through its views.")
  }

  static func excessiveHeight(cell: String, value: CGFloat, row: Int, at location: CallSite) -> Self {
    Self(
      .excessiveHeight, at: location,
      "\(cell) has a height of \(value) points in row \(row), which is more than 10,000. "
        + "Look for a view that grows without limit.")
  }

  static func contentWidthMismatch(
    cell: String, measured: CGFloat, displayed: CGFloat, at location: CallSite
  ) -> Self {
    Self(
      .contentWidthMismatch, at: location,
      "The content of \(cell) was measured at a width of \(measured) but is \(displayed) wide on screen, so TableMaker "
        + "measures its rows again. Set the accessory in the adapter, and don't change the cell's margins.")
  }

  static func rowRequestedWhileMeasuring(section: String, at location: CallSite) -> Self {
    Self(
      .rowRequestedWhileMeasuring, at: location,
      "The adapter of \(section) requested a row of the table view during a measurement, so that row's height is an "
        + "estimate. Check `cell.isMeasuring` first, or use only the cell and the item.")
  }

  static func unusedHeight(section: String, at location: CallSite) -> Self {
    Self(
      .unusedHeight, at: location,
      "The rows of \(section) have automatic heights, so TableMaker ignores the section's other height. "
        + "Remove one of the steps.")
  }

  static func notMeasured(call: String, section: String, at location: CallSite) -> Self {
    Self(
      .notMeasured, at: location,
      "\(call) did nothing, because the rows of \(section) aren't measured. "
        + "Add autoHeight() to the section, or call reconfigure(_:).")
  }

  static func invalidMeasurement(
    cell: String, value: CGFloat, row: Int?, used: CGFloat?, at location: CallSite
  ) -> Self {
    let inRow = row.map { " in row \($0)" } ?? ""
    let response = used.map { "\($0) points" } ?? "the table view's own height"
    return Self(
      .invalidMeasurement, at: location,
      "\(cell) has a height of \(value)\(inRow), which isn't from 0 to 1,000,000 points, so TableMaker uses "
        + "\(response). "
        + "Look for a division by zero in its constraints, sizeThatFits(_:), or systemLayoutSizeFitting(…).")
  }

  static func unstableHeight(cell: String, heights: [CGFloat], at location: CallSite) -> Self {
    let values = heights.isEmpty ? "" : ": " + heights.map { "\($0)" }.joined(separator: ", then ")
    return Self(
      .unstableHeight, at: location,
      "\(cell) has a different height each time it's laid out\(values). TableMaker keeps the last one. "
        + "Measure rows again when their content changes, and not in layoutSubviews() or the adapter.")
  }

  static func viewOutsideContentView(cell: String, view: String, at location: CallSite) -> Self {
    Self(
      .viewOutsideContentView, at: location,
      "\(view) is a subview of \(cell) itself, so measuring ignores it. Add it to contentView.")
  }

  static func autoresizingView(cell: String, view: String, at location: CallSite) -> Self {
    Self(
      .autoresizingView, at: location,
      "\(view) in \(cell) has both constraints and an autoresizing mask, which conflict. "
        + "Set its translatesAutoresizingMaskIntoConstraints to false.")
  }

  static func conflictingConstraints(
    cell: String, constraint: String, difference: CGFloat, at location: CallSite
  ) -> Self {
    Self(
      .conflictingConstraints, at: location,
      "Required constraints of \(cell) conflict, so its rows can be too high or too low: \(constraint) "
        + "is off by \(difference) points. Remove one of them, or give one the priority 999.")
  }
}
