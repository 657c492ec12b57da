/// An object that a step adds to the data source, and that lives as long, whichever table the data source fills.
@MainActor protocol TableCompanion: AnyObject {
  /// Called when the data source fills a table, another one, or none.
  func tableHasChanged()
}
