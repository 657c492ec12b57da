/// The state that a view's looks may depend on: its traits, and the app's own states.
public protocol UIConfigurationState: Hashable {
  /// Makes a state in which nothing is the case.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Accesses the app's own state for a key; nil if it is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of an app's own state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name itself.
  public var rawValue: String

  /// Makes a key of a name, which should be unique: begin it with the app's identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
