/// The state on which the appearance of a view can depend, with its traits and the app's custom states.
public protocol UIConfigurationState: Hashable {
  /// Creates a state with default values.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Accesses the app's custom state for a key, which is `nil` if it isn't set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key.
  public var rawValue: String

  /// Creates a key with a name.
  ///
  /// Begin the name with the app's identifier to make it unique.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
