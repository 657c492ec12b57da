/// The state that the looks of a header, a footer or another view may depend on.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view ignores touches.
  public var isDisabled = false
  /// A Boolean value that indicates whether a finger is on the view.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the keyboard's focus is on the view.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is held at an edge while content scrolls beneath it.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the app's own state for a key; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
