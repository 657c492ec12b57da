/// Returns a value's description in at most 100 characters, for a message.
func brief(_ value: some Any) -> String {
  let text = String(describing: value)
  return text.count > 100 ? text.prefix(99) + "…" : text
}
