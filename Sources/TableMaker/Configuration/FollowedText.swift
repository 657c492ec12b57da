/// A title next to a section's rows that's read from something other than its items.
@MainActor final class FollowedText {
  /// The observers of the text.
  let observers = ItemObservers()
  /// Returns the current text; `nil` for none.
  let read: () -> String?

  init(_ read: @escaping () -> String?) { self.read = read }
}
