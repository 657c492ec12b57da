/// What the steps say of moving the rows of a section by hand.
struct MovingSteps<Item> {
  var isMovable: ((Item, Int) -> Bool)?
  var target: ((Item, RowPlace, RowPlace) -> RowPlace)?
  var handlers: [(Item, RowPlace, RowPlace) throws -> Void] = []
}

/// What the steps say of moving the rows of a section that does not depend on the item's type.
struct MovingSettings {
  /// Whether rows can be moved, each of them or those that are asked.
  private(set) var isMovable = false
  /// Whether each row is asked.
  private(set) var asksRows = false
  /// The name and the location of the last step that says so.
  private(set) var lastUse: (step: String, place: CallSite)?

  /// Notes a step by which rows can be moved.
  ///
  /// - Parameter asksRows: Whether each row is asked from now on; nil where the step says nothing of it.
  mutating func use(_ step: String, _ place: CallSite, asksRows: Bool?) {
    isMovable = true
    lastUse = (step, place)
    if let asksRows { self.asksRows = asksRows }
  }
}
