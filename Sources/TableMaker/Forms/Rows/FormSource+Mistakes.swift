extension FormSource {
  func discardTexts(in draft: any FollowedDraft) {
    for row in judged where row.settings.field?.draft === draft { row.discardText() }
  }

  /// Returns the messages of the rows with mistakes in a draft, which the rows can also show from now on.
  func mistakes(in draft: any FollowedDraft, tells: Bool) -> [String] {
    askDueConditions()
    let own = judged.filter { $0.settings.field?.draft === draft }
    let wrong = own.filter { $0.mistakeForCommit != nil }
    if tells {
      for row in own { row.tellMistakes() }
    }
    return wrong.compactMap(\.mistakeForCommit)
  }
}
