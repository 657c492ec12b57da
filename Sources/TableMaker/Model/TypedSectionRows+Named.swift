extension TypedSectionRows {
  /// Whether an item may have changed without being unequal, in what has been read since; nil if none has.
  ///
  /// - Parameter expiries: The number of times that any object may have changed before that.
  func isNamed(until expiries: Int) -> ((Item) -> Bool)? {
    NamedObjects.named(among: Item.self, since: namedCount, isExpired: self.expiries < expiries)
  }
}
