/// The text above or below a section's rows, in the system's style. The last step that sets it applies.
enum SectionTitle {
  case none
  /// One text for each section.
  case fixed(String)
  /// A text that's read from something other than the items.
  case followed(FollowedText)
  /// The text that a closure returns for the items; the closure is in `SupplementarySteps`.
  case closure

  var isNone: Bool { if case .none = self { true } else { false } }

  /// The text that's read from something other than the items.
  var followed: FollowedText? { if case .followed(let text) = self { text } else { nil } }
}
