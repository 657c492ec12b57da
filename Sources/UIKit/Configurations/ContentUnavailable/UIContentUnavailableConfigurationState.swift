/// What the looks of a page without content may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the page.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil where nothing is.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own state of a key; nil where nobody has set it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
