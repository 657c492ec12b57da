import Foundation
import TableMakerDiffing

/// A source's items, searched, filtered, and sorted. `searched`, `filtered`, `sorted`, and `ordered` return it.
///
/// ```swift
/// let hits = people.searched(by: \.name, \.place).sorted(by: \.name)
/// hits.query = "mar"
/// ```
///
/// The underlying items stay unchanged and in order. If you clear the query, all of them return. Filters run before
/// orders, whatever the order of the calls, and each runs again only if its input has changed. Derived sources share
/// one query.
@preconcurrency @MainActor public final class QueriedSource<Base: ItemSource>: ItemSource, TellsChanges {
  /// The type of the item that one row shows.
  public typealias Item = Base.Item

  let pipeline: Pipeline<Base.Item>

  init(_ pipeline: Pipeline<Base.Item>) { self.pipeline = pipeline }

  /// The items that match the current query, in order.
  ///
  /// - Complexity: O(n) for the n matching items. If the search isn't done yet, reading this property performs it
  ///   synchronously. Table views wait for it instead.
  public var items: [Base.Item] {
    observers.noteReading()
    return pipeline.rows(at: pipeline.presentAnswer().places).array
  }

  /// The search text; empty for all items. All sources that are derived from each other share it.
  /// Observable.
  public var query: String {
    get { pipeline.query.text }
    set { pipeline.query.text = newValue }
  }

  /// The observers of the matching items and their order.
  public var observers: ItemObservers { pipeline.observers }

  /// Waits for the results of the current query.
  public func waitForUpdates() async { await pipeline.waitForUpdates() }
}

extension QueriedSource: IdentifiedItems {
  var identity: Identity<Base.Item> { pipeline.list.identity }
}

extension QueriedSource: PlacedSource, PipelineSource {
  func latestItems() -> (items: RowItems<Base.Item>, placement: Placement) {
    let answer = pipeline.latestAnswer()
    return (pipeline.rows(at: answer.places), pipeline.placement(of: answer.places))
  }

  var keepsItems: Bool {
    pipeline.order == nil && ((pipeline.list.source as? any DerivedSource)?.keepsItems ?? true)
  }

  var originLookup: (any ItemLookup)? { pipeline.origins?(pipeline.latestAnswer().places) }
}
