/// What a cell's looks may depend on.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell does not answer to touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the keyboard's focus is on the cell.
  public var isFocused = false
  /// Whether the cell is held at an edge while content scrolls beneath it.
  public var isPinned = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the cell is open and shows what is below it in an outline.
  public var isExpanded = false
  /// Whether the cell is pushed aside, so that its swipe actions show.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own state of a key; nil where nobody has set it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
