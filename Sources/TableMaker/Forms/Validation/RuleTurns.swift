/// The turns of the rules for the rows of a draft: the followers learn of what a rule changes after it has returned.
@MainActor final class RuleTurns {
  /// The row of the rules that are being called.
  private(set) weak var asked: FormRow?
  private var isAsking = false
  private var isDraining = false
  /// A Boolean value that indicates whether rules are no longer called, so that the rest can be shown.
  private var isOver = false
  /// A Boolean value that indicates whether a rule has changed the draft, and the followers don't know yet.
  private var isWaiting = false

  /// The most rounds in which rules are called because of what rules have changed: fewer once they have reached it, so that many rows
  /// with such rules don't take long.
  private var mostRounds = 100

  /// Calls the rules of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - draft: The draft of these turns, which notifies its followers of what rules have changed.
  ///   - body: Calls the rules.
  /// - Returns: The answer; nil while rules are being called, or are no longer called.
  func ask<Answer>(_ row: FormRow, of draft: any FollowedDraft, _ body: () -> Answer) -> Answer? {
    if isAsking {
      // A rule has asked, as with `isValid`.
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

  /// Notes a change; false if the followers can learn of it now.
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
    // What is shown is what the draft has, though no rule has seen it.
    isWaiting = false
    isOver = true
    draft.tellPostponed()
    isOver = false
  }
}
