extension UITableView {
  /// How a table looks as a whole.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where in the visible part a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// What a table's separator inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}

extension UITableViewCell {
  /// Which labels a cell has and where.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// Whether a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}
