/// The state on which the appearance of a content-unavailable view can depend.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the page.
  public var traitCollection: UITraitCollection
  /// The search text, or `nil` outside of a search.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with default values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the app's custom state for a key, which is `nil` if it isn't set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
