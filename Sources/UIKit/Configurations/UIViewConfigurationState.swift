/// The state on which the appearance of a header, a footer, or another view can depend.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view ignores touches.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to an edge while content scrolls beneath it.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with default values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the app's custom state for a key, which is `nil` if it isn't set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
