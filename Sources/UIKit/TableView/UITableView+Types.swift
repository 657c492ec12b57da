extension UITableView {
  /// How a table looks as a whole.
  public enum Style: Int, Sendable {
    /// One list; its section headers stay in sight.
    case plain
    /// Sections set apart, as wide as the table.
    case grouped
    /// Sections set apart, with margins and round corners.
    case insetGrouped
  }

  /// Where in the visible part a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as brings the row into sight; for a selection, not at all.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// What a table's separator inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The inset that the cell would have by itself.
    case fromAutomaticInsets
  }
}

extension UITableViewCell {
  /// Which labels a cell has and where.
  public enum CellStyle: Int, Sendable {
    /// A picture and a label.
    case `default`
    /// A label, and a value at the trailing edge.
    case value1
    /// A small label in the tint colour, and a value beside it.
    case value2
    /// A picture, a label, and a smaller one below it.
    case subtitle
  }

  /// Whether a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell looks as any other.
    case none
    /// The same as the default.
    case blue
    /// The same as the default.
    case gray
    /// A grey background.
    case `default`
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none
    /// A hairline.
    case singleLine
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: there is more behind the row.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A button for details.
    case detailButton
  }
}
