extension FormRow {
  /// A typed text that isn't a valid value.
  struct Unreadable {
    let typed: String
    let message: String
  }

  /// Discards a typed text that isn't a valid value, and shows the draft's value.
  func discardText() {
    guard unreadable != nil else { return }
    binding?.refresh()
    read(nil)
    updateMessage()
  }
}
