extension UITableView {
  /// Constants that specify the style of a table view.
  public enum Style: Int, Sendable {
    /// Full-width rows.
    ///
    /// Headers and footers float at the edges of the visible area.
    case plain
    /// Full-width sections with space between them.
    case grouped
    /// Sections as separate cards with rounded corners.
    case insetGrouped
  }

  /// Constants that specify how rows and sections are inserted or deleted.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade
    /// Rows slide in from the right or out to the right.
    case right
    /// Rows slide in from the left or out to the left.
    case left
    /// Rows slide in from the top or out toward the top.
    case top
    /// Rows slide in from the bottom or out toward the bottom.
    case bottom
    /// The rows appear or disappear without animation.
    ///
    /// Other rows move.
    case none
    /// Rows grow from the middle of their place or shrink to it.
    case middle
    /// The table view chooses the animation.
    ///
    /// Apple doesn't document the choice; here rows fade.
    case automatic = 100
  }

  /// Constants that specify where a row is after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// The position with the least scrolling.
    case none
    /// The top, below bars and a floating header.
    case top
    /// The middle.
    case middle
    /// The bottom, above bars and a floating footer.
    case bottom
  }

  /// Constants that specify which changes of a visible cell measure its row again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No changes.
    case disabled
    /// Calls of `invalidateIntrinsicContentSize()`, and changes of the content configuration.
    case enabled
    /// The changes of `enabled`, and changes of the cell's constraints that affect its size.
    case enabledIncludingConstraints
  }

  /// Constants that specify how the separator inset is interpreted.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The inset is from the cell's edges.
    case fromCellEdges
    /// The inset is in addition to the table view's margin.
    case fromAutomaticInsets
  }
}

extension UITableViewCell {
  /// Constants that specify the style of a cell: its labels and their positions.
  public enum CellStyle: Int, Sendable {
    /// A label with an optional image in front of it.
    case `default`
    /// A label at the leading side and a gray label at the trailing side.
    case value1
    /// A small, tinted label in its own column, followed by another label.
    case value2
    /// A label with a smaller label below it.
    case subtitle
  }

  /// Constants that specify the appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change in appearance.
    case none
    /// A gray background, which was blue in early versions of iOS.
    case blue
    /// A gray background.
    case gray
    /// A gray background.
    case `default`
  }

  /// Constants that specify the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A separator that's one pixel high.
    case singleLine
  }

  /// Constants that describe the parts that a cell shows next to its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a state from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The cell is in editing mode and leaves space for its control.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows a button that confirms its deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Constants that specify the editing control of a cell.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// The deletion control.
    case delete
    /// The insertion control.
    case insert
  }

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Constants that specify the accessory at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A chevron, which indicates that a tap opens another page.
    case disclosureIndicator
    /// An info button and a chevron.
    case detailDisclosureButton
    /// A checkmark in the tint color.
    case checkmark
    /// An info button.
    case detailButton
  }
}
