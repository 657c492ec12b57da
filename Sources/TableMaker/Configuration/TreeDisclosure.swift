/// The indicator of rows with children in a tree, and the effect of a tap.
public struct TreeDisclosure: Sendable, Hashable {
  let showsChevron: Bool
  let opensByTap: Bool

  /// Shows a chevron that points down when the row is expanded.
  ///
  /// A tap expands or collapses the row.
  public static let chevron = TreeDisclosure(showsChevron: true, opensByTap: true)
  /// Expands or collapses the row when the user taps it, without an indicator.
  ///
  /// Show an indicator in `nodeAdapter`.
  public static let tap = TreeDisclosure(showsChevron: false, opensByTap: true)
  /// Shows no indicator and doesn't respond to taps.
  ///
  /// Show an indicator in `nodeAdapter`, and call the data source's `expand(_:)` and `collapse(_:)`.
  public static let manual = TreeDisclosure(showsChevron: false, opensByTap: false)
}
