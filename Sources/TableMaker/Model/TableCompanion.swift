/// What a step has asked for that lives as long as the data source, whichever table that fills.
@MainActor protocol TableCompanion: AnyObject {
  /// Called when the data source fills a table, another one, or none.
  func tableHasChanged()
}
