public import Foundation
import TableMakerDiffing

extension ItemSource {
  /// Makes a source of the items in whose texts a query is found.
  ///
  /// All words of the query must be found, each in any of the fields, whatever their case, accents and width.
  /// - Parameters:
  ///   - fields: The texts that are searched: `\.name, \.place`.
  ///   - locale: Decides which letters are one letter with another case: İ and i in Turkish.
  public func searched(
    by fields: (any KeyPath<Item, String> & Sendable)..., locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).searched(by: fields, locale: locale))
  }

  /// Makes a source of the items that a rule keeps.
  ///
  /// - Parameter isKept: Gets the item and the query. Its result must depend on these alone.
  public func filtered(where isKept: @escaping (Item, String) -> Bool) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).filtered(by: RuleStage(isKept)))
  }

  /// Makes a source of the same items, sorted by a part of them.
  ///
  /// Items of which that part is equal keep their order, so that `sorted(by: \.name).sorted(by: \.place)` sorts by place, and where
  /// that is the same by name. Texts are sorted as a person of the locale expects.
  /// - Parameters:
  ///   - field: What they are sorted by.
  ///   - order: `.reverse` for descending.
  ///   - locale: Decides the order of texts.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).sorted(by: itemOrder(by: field, order, locale: locale)))
  }

  /// Makes a source of the same items, sorted by a part that not all of them have: those without it come last, in either direction.
  ///
  /// - Parameters:
  ///   - field: What they are sorted by.
  ///   - order: `.reverse` for descending.
  ///   - locale: Decides the order of texts.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value?> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).sorted(by: itemOrder(by: field, order, locale: locale)))
  }

  /// Makes a source of the same items, in the order that a closure says. Items that it puts neither way keep their order.
  ///
  /// If it depends on something besides the items, call `update()` of the data source after that changes: all items are sorted again.
  /// - Parameter precedes: Whether the first item goes before the second.
  public func ordered(by precedes: @escaping (Item, Item) -> Bool) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).sorted(by: RuleOrder(precedes)))
  }

  /// Makes a source of sections with the same items, for `sections(of:)`.
  ///
  /// - Parameters:
  ///   - grouping: What falls into one section: `.firstLetter(of: \.name)`, `.key(\.place)`.
  ///   - index: The titles in the index at the table's edge.
  public func grouped(by grouping: Grouping<Item>, index: SectionIndex = .none) -> GroupedSource<Self> {
    GroupedSource(Pipeline(self), by: grouping, index: index)
  }
}

// The same of what is searched or sorted already, in one pipeline.
extension QueriedSource {
  /// Makes a source of those of these items in whose texts the query is found, which both sources share.
  public func searched(
    by fields: (any KeyPath<Item, String> & Sendable)..., locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource {
    QueriedSource(pipeline.searched(by: fields, locale: locale))
  }

  /// Makes a source of those of these items that a rule keeps. Both sources share one query.
  public func filtered(where isKept: @escaping (Item, String) -> Bool) -> QueriedSource {
    QueriedSource(pipeline.filtered(by: RuleStage(isKept)))
  }

  /// Makes a source of these items, sorted by a part of them; where that is equal, in the order that they have.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource {
    QueriedSource(pipeline.sorted(by: itemOrder(by: field, order, locale: locale)))
  }

  /// Makes a source of these items, sorted by a part that not all of them have: those without it come last, in either direction.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value?> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource {
    QueriedSource(pipeline.sorted(by: itemOrder(by: field, order, locale: locale)))
  }

  /// Makes a source of these items in the order that a closure says.
  public func ordered(by precedes: @escaping (Item, Item) -> Bool) -> QueriedSource {
    QueriedSource(pipeline.sorted(by: RuleOrder(precedes)))
  }

  /// Makes a source of sections with these items, for `sections(of:)`. Both sources share one query.
  public func grouped(by grouping: Grouping<Item>, index: SectionIndex = .none) -> GroupedSource<Base> {
    GroupedSource(pipeline.unchanged(), by: grouping, index: index)
  }
}

extension Pipeline {
  func searched(by fields: [any KeyPath<Item, String> & Sendable], locale: Locale) -> Pipeline {
    filtered(by: SearchStage(fields.map { field in { $0[keyPath: field] } }, locale: locale))
  }
}
