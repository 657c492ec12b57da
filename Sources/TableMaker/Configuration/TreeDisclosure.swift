/// How the rows of a tree show that they have children, and whether a tap expands them.
public struct TreeDisclosure: Sendable, Hashable {
  let showsChevron: Bool
  let opensByTap: Bool

  /// A chevron at the row's end, which turns down when the row is expanded. A tap on the row expands or collapses it.
  public static let chevron = TreeDisclosure(showsChevron: true, opensByTap: true)
  /// A tap on the row expands or collapses it; what shows that is the app's part, in `nodes`.
  public static let tap = TreeDisclosure(showsChevron: false, opensByTap: true)
  /// All is the app's part: what rows show, in `nodes`, and `expand(_:)` and `collapse(_:)` of the live object.
  public static let manual = TreeDisclosure(showsChevron: false, opensByTap: false)
}
