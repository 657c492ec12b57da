import TableMakerDiffing

/// The items of all sections of a `SectionSource`, one after the other; what `sections(of:)` hands on in a chain.
@MainActor public final class SectionItems<Sections: SectionSource>: ItemSource, TellsChanges {
  let source: Sections

  init(_ source: Sections) { self.source = source }

  /// The items of all sections, in order.
  public var items: [Sections.Item] { source.sections.flatMap(\.items) }

  /// Who is told when the sections change: the source's own.
  public var observers: ItemObservers { source.observers }
}

/// A source whose items fall into sections.
@MainActor protocol SectionedItems<Item> {
  associatedtype Item
  var sections: [ItemSection<Item>] { get }
  /// The type of what says so, for messages.
  var sourceName: String { get }
}

extension SectionItems: IdentifiedItems {
  /// The source's own, where it knows one.
  var identity: Identity<Sections.Item> { (source as? any IdentifiedItems<Sections.Item>)?.identity ?? .found() }
}

extension SectionItems: SectionedItems {
  var sections: [ItemSection<Sections.Item>] { source.sections }

  var sourceName: String { "\(type(of: source))" }
}
