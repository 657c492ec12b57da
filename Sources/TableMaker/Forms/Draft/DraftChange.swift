/// A field of a draft that has changed.
public struct DraftChange<Model> {
  /// The field's key path.
  public let keyPath: PartialKeyPath<Model>
  /// The value before the change.
  public let oldValue: Any
  /// The value after the change.
  public let newValue: Any
}

/// An object that receives the changes of a draft.
@MainActor protocol DraftFollower: AnyObject {
  /// Called when parts of a draft have changed.
  func draft(_ draft: any FollowedDraft, didChange parts: DraftParts)

  /// Called after all followers were notified, when conditions can be evaluated and observers notified.
  func draftDidSettle()

  /// Returns the mistakes in the rows that show a draft, and shows them from now on if `tells` is `true`.
  func mistakes(in draft: any FollowedDraft, tells: Bool) -> [String]

  /// Discards typed texts that aren't valid values of a draft, and shows the draft's values.
  func discardTexts(in draft: any FollowedDraft)

  /// Scrolls to the first mistake in a draft; returns `false` if there's none.
  func showFirstMistake(in draft: any FollowedDraft) -> Bool

  /// Reports a diagnostic for the table view that shows a draft; returns `false` if there's none.
  func report(_ diagnostic: Diagnostic) -> Bool
}

extension DraftFollower {
  func draftDidSettle() {}

  func mistakes(in draft: any FollowedDraft, tells: Bool) -> [String] { [] }

  func discardTexts(in draft: any FollowedDraft) {}

  func showFirstMistake(in draft: any FollowedDraft) -> Bool { false }

  func report(_ diagnostic: Diagnostic) -> Bool { false }
}

extension FollowedDraft {
  /// Adds a follower of all changes.
  func addFollower(_ follower: any DraftFollower) { addFollower(follower, reading: nil) }
}

/// A draft of any model.
@MainActor protocol FollowedDraft: AnyObject {
  /// The turns in which the rules of its rows are called.
  var rules: RuleTurns { get }

  /// A counter that changes when an array with elements in rows changes its number of elements.
  var shape: Int { get }

  /// Notifies the followers of the changes that rules have made.
  func tellPostponed()

  /// Adds a follower.
  ///
  /// - Parameter parts: The parts that it has read, if it needs only changes of these; it can also receive others. `nil`
  ///   for all changes.
  func addFollower(_ follower: any DraftFollower, reading parts: DraftParts?)

  func removeFollower(_ follower: any DraftFollower)

  /// Notifies the draft that the mistakes of its rows have changed, although its values haven't.
  func validityDidChange()
}
