extension FormSource {
  /// The messages of the rows with mistakes in a draft.
  ///
  /// - Parameter tells: A Boolean value that indicates whether the rows show their mistakes from now on.
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
