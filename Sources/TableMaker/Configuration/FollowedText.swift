/// A text beside a section's rows that is read from something else than its items.
@MainActor final class FollowedText {
  /// Who is told when the text is another.
  let observers = ItemObservers()
  /// Returns the text as it is now; nil for none.
  let read: () -> String?

  init(_ read: @escaping () -> String?) { self.read = read }
}
