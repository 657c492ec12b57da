/// The state that a cell's looks may depend on.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell ignores touches.
  public var isDisabled = false
  /// A Boolean value that indicates whether a finger is on the cell.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the keyboard's focus is on the cell.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is held at an edge while content scrolls beneath it.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell shows its editing controls.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded and shows the items below it in an outline.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell is pushed aside, so that its swipe actions show.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being moved to another place.
  public var isReordering = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the app's own state for a key; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
