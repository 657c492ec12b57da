/// The selection and the mode of which the app was last notified.
struct NotifiedSelection: Equatable {
  let isEditing: Bool
  let identifiers: Set<AnyHashable>
}
