extension FormRow {
  /// A typed text that isn't a valid value.
  struct Unreadable {
    let typed: String
    let message: String
  }
}
