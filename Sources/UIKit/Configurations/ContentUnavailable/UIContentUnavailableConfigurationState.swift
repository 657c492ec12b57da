/// The state that the looks of a screen without content may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the page.
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil outside of a search.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the app's own state for a key; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
