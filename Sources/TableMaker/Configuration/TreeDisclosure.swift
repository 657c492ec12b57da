/// The indicator of rows with children in a tree, or of a collapsible section's header, and the effect of a tap.
public struct TreeDisclosure: Sendable, Hashable {
  let showsChevron: Bool
  let opensByTap: Bool

  /// Shows a chevron that points down when the row or section is expanded.
  ///
  /// A tap expands or collapses the row or section.
  public static let chevron = TreeDisclosure(showsChevron: true, opensByTap: true)
  /// Expands or collapses the row or section when the user taps it or its header, without an indicator.
  ///
  /// Show an indicator in `nodeAdapter` or in your header.
  public static let tap = TreeDisclosure(showsChevron: false, opensByTap: true)
  /// Shows no indicator and doesn't respond to taps.
  ///
  /// Show an indicator in `nodeAdapter` or in your header, and call the data source's `expand(_:)` and `collapse(_:)`, or
  /// those of the section.
  public static let manual = TreeDisclosure(showsChevron: false, opensByTap: false)
}
