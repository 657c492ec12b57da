extension UITableView {
  /// The styles of a table.
  public enum Style: Int, Sendable {
    /// Rows from side to side; the header and footer of the section on screen stick to its edges.
    case plain
    /// Sections set apart from each other, from side to side.
    case grouped
    /// Sections set apart from each other as cards with round corners.
    case insetGrouped
  }

  /// The animations of rows and sections that are inserted or deleted.
  public enum RowAnimation: Int, Sendable {
    /// An animation in which rows fade in or out.
    case fade
    /// An animation in which rows slide in from the right, or out to it.
    case right
    /// An animation in which rows slide in from the left, or out to it.
    case left
    /// An animation in which rows slide in from the top, or out to it.
    case top
    /// An animation in which rows slide in from the bottom, or out to it.
    case bottom
    /// No animation of the rows themselves; other rows move.
    case none
    /// An animation in which rows grow from the middle of their place, or shrink to it.
    case middle
    /// The table chooses. Apple does not say what; here they fade.
    case automatic = 100
  }

  /// The positions in the visible part to scroll a row to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least movement brings it.
    case none
    /// The top, below bars and a header that floats.
    case top
    /// The middle.
    case middle
    /// The bottom, above bars and a footer that floats.
    case bottom
  }

  /// The changes of a cell on screen after which its row is measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled
    /// Calls of `invalidateIntrinsicContentSize()`, and changes of the content configuration.
    case enabled
    /// The changes of `enabled`, and every change of the cell's constraints that results in another size.
    case enabledIncludingConstraints
  }

  /// The references of a table's separator inset.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The sides of the cell.
    case fromCellEdges
    /// The inset that the table would choose itself.
    case fromAutomaticInsets
  }
}

extension UITableViewCell {
  /// The styles of a cell: its labels and their places.
  public enum CellStyle: Int, Sendable {
    /// A label, and an image in front of it.
    case `default`
    /// A label at the start of the cell, and a gray one at its end.
    case value1
    /// A small, tinted label in a column of its own, and another label after it.
    case value2
    /// A label, and a smaller one below it.
    case subtitle
  }

  /// The looks of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change of look.
    case none
    /// A gray background; once it was blue.
    case blue
    /// A gray background.
    case gray
    /// A gray background.
    case `default`
  }

  /// The styles of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line of a pixel's height.
    case singleLine
  }

  /// The parts that a cell shows beside its content.
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
    /// No control.
    case none
    /// A red minus: the row can be deleted.
    case delete
    /// A green plus: a row can be added.
    case insert
  }

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// The accessories at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron: a tap leads on to another page.
    case disclosureIndicator
    /// A button with an i, and a chevron.
    case detailDisclosureButton
    /// A checkmark in the tint color.
    case checkmark
    /// A button with an i.
    case detailButton
  }
}
