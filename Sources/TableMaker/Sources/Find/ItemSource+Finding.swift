public import Foundation
import TableMakerDiffing

extension ItemSource {
  /// Returns a source of the items with texts that match a query.
  ///
  /// Each word of the query must match one of the fields. Case, accents, and width are ignored.
  /// - Parameters:
  ///   - fields: The texts to search: `\.name, \.place`.
  ///   - locale: The locale that determines which letters match in another case, such as İ and i in Turkish.
  public func searched(
    by fields: (any KeyPath<Item, String> & Sendable)..., locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).searched(by: fields, locale: locale))
  }

  /// Returns a source of the items with texts that match a query, compared in a given way.
  ///
  /// - Parameters:
  ///   - fields: The texts to search: `\.name, \.place`.
  ///   - locale: The locale that determines which letters match in another case.
  ///   - matching: `.exact` if case, accents, and width matter.
  public func searched(
    by fields: (any KeyPath<Item, String> & Sendable)..., locale: Locale = .autoupdatingCurrent,
    matching: SearchMatching
  ) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).searched(by: fields, locale: locale, matching))
  }

  /// Returns a source of the items that satisfy a condition.
  ///
  /// The result doesn't depend on a query. If the closure reads an `@Observable` object or a list, TableMaker calls it
  /// again for all items when it changes. If it depends on other state, call `update()` of the data source after that
  /// state changes.
  /// - Parameter isKept: A closure that receives the item, and returns whether to keep it.
  public func filtered(where isKept: @escaping (Item) -> Bool) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).filtered(by: RuleStage(isKept)))
  }

  /// Returns a source of the items that satisfy a condition for a query.
  ///
  /// If the closure reads an `@Observable` object or a list, TableMaker calls it again for all items when it changes. If
  /// it depends on other state, call `update()` of the data source after that state changes.
  /// - Parameter isKept: A closure that receives the item and the query, and returns whether to keep the item.
  public func filtered(where isKept: @escaping (Item, String) -> Bool) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).filtered(by: RuleStage(isKept)))
  }

  /// Returns a source of the same items, sorted by a property.
  ///
  /// Items with equal properties keep their order. So `sorted(by: \.name).sorted(by: \.place)` sorts by place, and by
  /// name if places are equal. Texts are sorted as the locale requires.
  /// - Parameters:
  ///   - field: The property to sort by.
  ///   - order: The direction; `.reverse` for descending.
  ///   - locale: The locale that determines the order of texts.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).sorted(by: itemOrder(by: field, order, locale: locale)))
  }

  /// Returns a source of the same items, sorted by an optional property. Items without a value are last in either
  /// direction.
  ///
  /// - Parameters:
  ///   - field: The property to sort by.
  ///   - order: The direction; `.reverse` for descending.
  ///   - locale: The locale that determines the order of texts.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value?> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).sorted(by: itemOrder(by: field, order, locale: locale)))
  }

  /// Returns a source of the same items, sorted by a closure. Items that the closure doesn't order keep their order.
  ///
  /// If the closure reads an `@Observable` object or a list, TableMaker sorts the items again when it changes. If it
  /// depends on other state, call `update()` of the data source after that state changes.
  /// - Parameters:
  ///   - precedes: A closure that returns whether the first item precedes the second. If two items precede each other,
  ///     TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func ordered(
    by precedes: @escaping (Item, Item) -> Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> QueriedSource<Self> {
    QueriedSource(Pipeline(self).sorted(by: RuleOrder(precedes, at: CallSite(file: file, line: line))))
  }

  /// Returns a source of sections with the same items, for `sections(from:)`.
  ///
  /// - Parameters:
  ///   - grouping: The rule that forms sections: `.firstLetter(of: \.name)` or `.key(\.place)`.
  ///   - index: The titles in the index at the table view's edge.
  public func grouped(by grouping: Grouping<Item>, index: SectionIndex = .none) -> GroupedSource<Self> {
    GroupedSource(Pipeline(self), by: grouping, index: index)
  }
}

// If the source is already searched or sorted, the new stages join its pipeline.
extension QueriedSource {
  /// Returns a source of those items with texts that match the query, which both sources share.
  public func searched(
    by fields: (any KeyPath<Item, String> & Sendable)..., locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource {
    QueriedSource(pipeline.searched(by: fields, locale: locale))
  }

  /// Returns a source of those items with texts that match the query, compared in a given way. Both sources share one
  /// query.
  public func searched(
    by fields: (any KeyPath<Item, String> & Sendable)..., locale: Locale = .autoupdatingCurrent,
    matching: SearchMatching
  ) -> QueriedSource {
    QueriedSource(pipeline.searched(by: fields, locale: locale, matching))
  }

  /// Returns a source of those items that satisfy a condition, whatever the query.
  public func filtered(where isKept: @escaping (Item) -> Bool) -> QueriedSource {
    QueriedSource(pipeline.filtered(by: RuleStage(isKept)))
  }

  /// Returns a source of those items that satisfy a condition for the query, which both sources share.
  public func filtered(where isKept: @escaping (Item, String) -> Bool) -> QueriedSource {
    QueriedSource(pipeline.filtered(by: RuleStage(isKept)))
  }

  /// Returns a source of these items, sorted by a property. Items with equal properties keep their order.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource {
    QueriedSource(pipeline.sorted(by: itemOrder(by: field, order, locale: locale)))
  }

  /// Returns a source of these items, sorted by an optional property. Items without a value are last in either
  /// direction.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value?> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> QueriedSource {
    QueriedSource(pipeline.sorted(by: itemOrder(by: field, order, locale: locale)))
  }

  /// Returns a source of these items, sorted by a closure.
  public func ordered(
    by precedes: @escaping (Item, Item) -> Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> QueriedSource {
    QueriedSource(pipeline.sorted(by: RuleOrder(precedes, at: CallSite(file: file, line: line))))
  }

  /// Returns a source of sections with these items, for `sections(from:)`. Both sources share one query.
  public func grouped(by grouping: Grouping<Item>, index: SectionIndex = .none) -> GroupedSource<Base> {
    GroupedSource(pipeline.unchanged(), by: grouping, index: index)
  }
}

extension Pipeline {
  func searched(
    by fields: [any KeyPath<Item, String> & Sendable], locale: Locale, _ matching: SearchMatching = .similar
  ) -> Pipeline {
    let texts = fields.map { field in { (item: Item) in item[keyPath: field] } }
    return matching.isExact
      ? filtered(by: RuleStage(exactly: texts)) : filtered(by: SearchStage(texts, locale: locale))
  }
}
