/// What a page of choices asks: which values there are, which of them are chosen, and what a choice does.
@MainActor struct ChoiceQuestion {
  /// From how many values on a page is searched, unless the chain says otherwise.
  static let manyChoices = 20

  let title: String
  let isSearchable: Bool
  /// Whether one is chosen, which ends the question, or any number of them.
  let isOfOne: Bool
  /// Returns the titles of the values.
  let titles: @MainActor () -> [String]
  /// Returns which of them are chosen; as many as there are titles.
  let marks: @MainActor () -> [Bool]
  /// Chooses the value of a number, or takes it away.
  let choose: @MainActor (Int) -> Void
}
