/// One field of a draft that has another value.
public struct DraftChange<Model> {
  /// Which property it is.
  public let keyPath: PartialKeyPath<Model>
  /// The value that it had.
  public let oldValue: Any
  /// The value that it has.
  public let newValue: Any
}

/// Who wants to know that a draft has changed.
@MainActor protocol DraftFollower: AnyObject {
  /// Parts of a draft have other values.
  func draft(_ draft: any FollowedDraft, didChange parts: DraftParts)

  /// The conditions are known: now is the time to tell whoever shows them.
  func draftDidSettle()

  /// The mistakes in what it shows of a draft, which it shows from now on, if asked to.
  func mistakes(in draft: any FollowedDraft, tells: Bool) -> [String]

  /// Goes to the first mistake in a draft; false if there is none.
  func showFirstMistake(in draft: any FollowedDraft) -> Bool

  /// Takes a diagnostic for the table that it shows a draft in; false if it knows of none.
  func report(_ diagnostic: Diagnostic) -> Bool
}

extension DraftFollower {
  func draftDidSettle() {}

  func mistakes(in draft: any FollowedDraft, tells: Bool) -> [String] { [] }

  func showFirstMistake(in draft: any FollowedDraft) -> Bool { false }

  func report(_ diagnostic: Diagnostic) -> Bool { false }
}

/// A draft of any model.
@MainActor protocol FollowedDraft: AnyObject {
  /// The turns in which the rules of its rows are asked.
  var rules: RuleTurns { get }

  /// The number of times that an array with elements in rows has had another number of them.
  var shape: Int { get }

  /// Notifies the followers of the changes that rules have made.
  func tellPostponed()

  func addFollower(_ follower: any DraftFollower)

  /// Rows that show it have other mistakes than before, though the draft is the same.
  func validityDidChange()
}
