/// The question of a choice page: the values, the chosen ones, and the effect of a choice.
@MainActor struct ChoiceQuestion {
  /// The number of values from which a page has a search bar, unless the chain specifies it.
  static let manyChoices = 20

  let title: String
  let isSearchable: Bool
  /// A Boolean value that indicates whether the user chooses one value, which closes the page, or any number of them.
  let isOfOne: Bool
  /// Returns the titles of the values.
  let titles: @MainActor () -> [String]
  /// Returns whether each value is chosen, in the order of the titles.
  let marks: @MainActor () -> [Bool]
  /// Chooses the value at an index, or deselects it.
  let choose: @MainActor (Int) -> Void
}
