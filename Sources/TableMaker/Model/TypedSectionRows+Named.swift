extension TypedSectionRows {
  /// Returns a closure that returns `true` for each item that equals itself and may have changed; `nil` if none has.
  ///
  /// - Parameter expiries: The expiries of the later rows.
  func isNamed(until expiries: Int) -> ((Item) -> Bool)? {
    NamedObjects.named(among: Item.self, since: namedCount, isExpired: self.expiries < expiries)
  }
}
