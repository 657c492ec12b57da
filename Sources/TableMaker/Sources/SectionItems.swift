import Foundation
import TableMakerDiffing

/// The items of all sections of a `SectionSource`, in order. `sections(from:)` passes it on in a chain.
@preconcurrency @MainActor public final class SectionItems<Sections: SectionSource>: ItemSource, TellsChanges {
  /// The type of the item that one row shows.
  public typealias Item = Sections.Item

  let source: Sections

  init(_ source: Sections) { self.source = source }

  /// The items of all sections, in order.
  public var items: [Sections.Item] {
    observers.noteReading()
    return source.sections.flatMap(\.items)
  }

  /// The observers of the underlying section source.
  public var observers: ItemObservers { source.observers }
}

/// A source with items in sections.
@MainActor protocol SectionedItems<Item> {
  associatedtype Item

  /// Returns the available sections, without waiting for the sections of a newer query.
  func latestSections() -> [ReadSection<Item>]

  /// The name of the source's type, for messages.
  var sourceName: String { get }
}

extension SectionItems: IdentifiedItems {
  /// The source's own identity, if it has one.
  var identity: Identity<Sections.Item> { (source as? any IdentifiedItems<Sections.Item>)?.identity ?? .found() }
}

extension SectionItems: DerivedSource {
  func expireObjects() { (source as? any DerivedSource)?.expireObjects() }

  var bases: [any ItemSource] { (source as? any DerivedSource)?.bases ?? [] }
}

extension SectionItems: SectionedItems {
  func latestSections() -> [ReadSection<Sections.Item>] {
    if let placed = source as? any PlacedSections<Sections.Item> { return placed.latestSections() }
    return source.sections.map {
      ReadSection(
        name: $0.name, title: $0.title, indexTitles: $0.indexTitle.map { [$0] } ?? [], items: RowItems($0.items),
        placement: nil)
    }
  }

  var sourceName: String { "\(type(of: source))" }
}

extension SectionItems: SearchedItems {
  private var searched: (any SearchedItems)? { source as? any SearchedItems }

  var sharedQuery: SharedQuery? { searched?.sharedQuery }

  var answeredQuery: String { searched?.answeredQuery ?? "" }

  var isSearching: Bool { searched?.isSearching ?? false }

  var queryLocale: Locale { searched?.queryLocale ?? .autoupdatingCurrent }

  var queryMatching: SearchMatching { searched?.queryMatching ?? .similar }

  var fetching: (any FetchingSource)? { searched?.fetching }

  func expire() { searched?.expire() }

  func waitForUpdates() async { await searched?.waitForUpdates() }
}
