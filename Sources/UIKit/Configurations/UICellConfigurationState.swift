/// The state on which the appearance of a cell can depend.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell ignores touches.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to an edge while content scrolls beneath it.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell shows its editing controls.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded in an outline.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell is swiped, so that its swipe actions are visible.
  public var isSwiped = false
  /// A Boolean value that indicates whether the user is moving the cell.
  public var isReordering = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with default values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the app's custom state for a key, which is `nil` if it isn't set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
