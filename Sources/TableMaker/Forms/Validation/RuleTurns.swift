/// The turns in which a draft calls the rules of its rows. The followers are notified of a rule's change after the rule
/// returns.
@MainActor final class RuleTurns {
  /// The row with the rules that are being called.
  private(set) weak var asked: FormRow?
  private var isAsking = false
  /// A Boolean value that indicates whether followers are being notified of rules' changes, so that the rules are called
  /// again.
  private(set) var isDraining = false
  /// A Boolean value that indicates whether rules are no longer called, so the rest can be shown.
  private var isOver = false
  /// A Boolean value that indicates whether the followers don't know yet that a rule has changed the draft.
  private var isWaiting = false

  /// The maximum number of rounds in which rules are called because of other rules' changes.
  ///
  /// It's lower after rules have reached it, so many rows with such rules don't take long.
  private var mostRounds = 100

  /// Calls the rules of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - draft: The draft of these turns, which notifies its followers of the rules' changes.
  ///   - body: A closure that calls the rules.
  /// - Returns: The result; `nil` while rules are being called, or are no longer called.
  func ask<Answer>(_ row: FormRow, of draft: any FollowedDraft, _ body: () -> Answer) -> Answer? {
    if isAsking {
      // A rule has called this, for example with `isValid`.
      asked?.reportCircularRule()
      return nil
    }
    guard !isOver else { return nil }
    (isAsking, asked) = (true, row)
    let answer = body()
    (isAsking, asked) = (false, nil)
    if isWaiting, !isDraining { drain(draft, because: row) }
    return answer
  }

  /// Records a change; returns `false` if the followers can be notified now.
  func postpone() -> Bool {
    guard isAsking else { return false }
    isWaiting = true
    return true
  }

  private func drain(_ draft: any FollowedDraft, because row: FormRow) {
    isDraining = true
    defer { isDraining = false }
    for _ in 0..<mostRounds where isWaiting {
      isWaiting = false
      draft.tellPostponed()
    }
    guard isWaiting else { return }
    mostRounds = 2
    row.reportCircularRule()
    // Shows the draft's values, although no rule has checked them.
    isWaiting = false
    isOver = true
    draft.tellPostponed()
    isOver = false
  }
}
