/// The settings of a section with rows that the user can hide by a tap on its header.
struct CollapsingSettings {
  /// The indicator in the header, and the effect of a tap.
  var disclosure = TreeDisclosure.chevron
  /// The location of `collapsible`; `nil` for a section with rows that always show.
  var location: CallSite?
  /// A Boolean value that indicates whether the rows are hidden at first.
  var isCollapsedAtFirst = false
  /// The location of the last `collapsed`.
  var lastUse: CallSite?

  /// A Boolean value that indicates whether a tap on the header hides and shows the rows.
  var opensByTap: Bool { location != nil && disclosure.opensByTap }
}
