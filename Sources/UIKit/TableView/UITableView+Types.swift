extension UITableView {
  /// How a table looks as a whole.
  public enum Style: Int, Sendable {
    /// Rows from side to side; the header and footer of the section on screen stick to its edges.
    case plain
    /// Sections set apart from each other, from side to side.
    case grouped
    /// Sections set apart from each other as cards with round corners.
    case insetGrouped
  }

  /// How rows and sections are shown to come and go.
  public enum RowAnimation: Int, Sendable {
    /// They become visible, or transparent.
    case fade
    /// They slide in from the right, or out to it.
    case right
    /// They slide in from the left, or out to it.
    case left
    /// They slide in from the top, or out to it.
    case top
    /// They slide in from the bottom, or out to it.
    case bottom
    /// They are there, or gone, at once; other rows move.
    case none
    /// They come and go from and to the middle of their place.
    case middle
    /// The table chooses. Apple does not say what; here they fade.
    case automatic = 100
  }

  /// Where in the visible part a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least movement brings it.
    case none
    /// At the top, below bars and a header that floats.
    case top
    /// In the middle.
    case middle
    /// At the bottom, above bars and a footer that floats.
    case bottom
  }

  /// Which changes of a cell on screen have its row measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled
    /// Those that the cell tells of by `invalidateIntrinsicContentSize()`, and changes of its content configuration.
    case enabled
    /// Those, and every change of its constraints that comes to another size.
    case enabledIncludingConstraints
  }

  /// What a table's separator inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The sides of the cell.
    case fromCellEdges
    /// The inset that the table would choose itself.
    case fromAutomaticInsets
  }
}

extension UITableViewCell {
  /// Which labels a cell has and where.
  public enum CellStyle: Int, Sendable {
    /// One label, and an image in front of it.
    case `default`
    /// A label at the start of the cell, and a grey one at its end.
    case value1
    /// A small, tinted label in a column of its own, and another label after it.
    case value2
    /// A label, and a smaller one below it.
    case subtitle
  }

  /// Whether a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// It does not.
    case none
    /// It turns grey; once it turned blue.
    case blue
    /// It turns grey.
    case gray
    /// It turns grey.
    case `default`
  }

  /// Whether there are lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none
    /// There is one of a pixel's height.
    case singleLine
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes a state of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The table is edited: there is room for a control at the start.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// A button asks for confirmation that the row is to be deleted.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The control at the start of a cell that is edited.
  public enum EditingStyle: Int, Sendable {
    /// There is none.
    case none
    /// A red minus: the row can be deleted.
    case delete
    /// A green plus: a row can be added.
    case insert
  }

  /// What an update handler is: it gets the cell, and the state to configure it for.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: a tap leads on to another page.
    case disclosureIndicator
    /// A button with an i, and a chevron.
    case detailDisclosureButton
    /// A checkmark in the tint colour.
    case checkmark
    /// A button with an i.
    case detailButton
  }
}
