/// The settings for moving the rows of a section.
struct MovingSteps<Item> {
  var isMovable: ((Item, Int) -> Bool)?
  var target: ((Item, RowPlace, RowPlace) -> RowPlace)?
  var handlers: [(Item, RowPlace, RowPlace) throws -> Void] = []
}

/// The settings for moving rows that don't depend on the item's type.
struct MovingSettings {
  /// A Boolean value that indicates whether the user can move all rows, or those that a closure allows.
  private(set) var isMovable = false
  /// A Boolean value that indicates whether a closure is called for each row.
  private(set) var asksRows = false
  /// The name and the location of the last step that makes rows movable.
  private(set) var lastUse: (step: String, location: CallSite)?

  /// Records a step that makes rows movable.
  ///
  /// - Parameter asksRows: A Boolean value that indicates whether a closure is called for each row from now on; `nil`
  ///   if the step doesn't change it.
  mutating func use(_ step: String, _ location: CallSite, asksRows: Bool?) {
    isMovable = true
    lastUse = (step, location)
    if let asksRows { self.asksRows = asksRows }
  }
}
