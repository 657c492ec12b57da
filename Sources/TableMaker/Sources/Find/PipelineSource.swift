import Foundation

/// A source of the items that a pipeline finds.
@MainActor protocol PipelineSource: SearchedItems, DerivedSource {
  associatedtype PipelineItem

  var pipeline: Pipeline<PipelineItem> { get }
}

extension PipelineSource {
  var sharedQuery: SharedQuery? { pipeline.isSearched ? pipeline.query : nil }

  var answeredQuery: String { pipeline.answered.text }

  var isSearching: Bool { pipeline.isSearching }

  var queryLocale: Locale { pipeline.queryLocale }

  var queryMatching: SearchMatching { pipeline.queryMatching }

  var fetching: (any FetchingSource)? { pipeline.fetched }

  func expire() { pipeline.expire() }

  var bases: [any ItemSource] { [pipeline.list.source] }

  func expireObjects() { pipeline.list.expireObjects() }
}
