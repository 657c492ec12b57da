public import Foundation
import TableMakerDiffing

// Search, sort, group: the sources of the same names, made of the section's own. In whatever order the steps are written, filters go
// first, then orders, then groups.

extension ItemOptions {
  /// Shows the items in whose texts a search bar's words are found. Adds to other filters of the section.
  ///
  /// All words of the query must be found, each in any of the fields, whatever their case, accents and width; cells may mark where,
  /// by `matches`. The app's own delegate of the bar still gets every call. If a section has several bars, all of them show the text that was typed last.
  ///
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a source of queries of one's own. Held weakly.
  ///   - fields: The texts that are searched: `\.name, \.place`.
  ///   - locale: Decides which letters are one letter with another case: İ and i in Turkish.
  public func searchable(
    _ bar: any QuerySource, by fields: (any KeyPath<Item, String> & Sendable)..., locale: Locale = .autoupdatingCurrent
  ) -> Self {
    finding {
      $0.querySources.append(WeakQuerySource(source: bar))
      $0.stages.append { $0.searched(by: fields, locale: locale) }
    }
  }

  /// Shows the items that a rule keeps for a search bar's text. Adds to other filters of the section.
  ///
  /// Asked for every item at each change of the text or the scope.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a source of queries of one's own. Held weakly.
  ///   - isKept: Gets the item and the text; its result must depend on these and on the bar's scope alone.
  public func filtered(by bar: any QuerySource, @OneValue<Bool> where isKept: @escaping (Item, String) -> Bool) -> Self
  {
    finding {
      $0.querySources.append(WeakQuerySource(source: bar))
      $0.stages.append { $0.filtered(by: RuleStage(isKept)) }
    }
  }

  /// Shows what is found elsewhere for a search bar's text, on a server or in a database. Replaces another `fetched`.
  ///
  /// While the bar is empty the section shows its data. A newer text cancels the search for an older one, and a late answer is
  /// dropped; an error goes to the table's `onError`, and what was found before stays. `section("…").searchState` says how it stands,
  /// `section("…").retrySearch()` tries again.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a source of queries of one's own. Held weakly.
  ///   - debounce: How long a text must stay the same before it is searched for.
  ///   - fetch: Returns the items for a text, in order. It is kept as long as the table's live object: name what it needs in its
  ///     capture list.
  public func fetched(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ fetch: @escaping @MainActor (String) async throws -> [Item]
  ) -> Self {
    finding {
      $0.querySources.append(WeakQuerySource(source: bar))
      $0.fetch = (debounce, fetch)
    }
  }

  /// Sorts the rows by a part of their items. Items of which it is equal stay in the order that they had.
  ///
  /// So `.sorted(by: \.name).sorted(by: \.place)` sorts by place, and where that is the same by name. Texts are sorted as a person of
  /// the locale expects.
  /// - Parameters:
  ///   - field: What they are sorted by.
  ///   - order: `.reverse` for descending.
  ///   - locale: Decides the order of texts.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value> & Sendable, _ order: SortOrder = .forward, locale: Locale = .autoupdatingCurrent
  ) -> Self {
    finding { $0.stages.append { $0.sorted(by: itemOrder(by: field, order, locale: locale)) } }
  }

  /// Sorts the rows by a part that not all items have: those without it come last, in either direction.
  ///
  /// - Parameters:
  ///   - field: What they are sorted by.
  ///   - order: `.reverse` for descending.
  ///   - locale: Decides the order of texts.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value?> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> Self {
    finding { $0.stages.append { $0.sorted(by: itemOrder(by: field, order, locale: locale)) } }
  }

  /// Sorts the rows as a closure says. Items that it puts neither way stay in the order that they had.
  ///
  /// If it depends on something besides the items, call `update()` of the data source after that changes: all rows are sorted again.
  /// - Parameter precedes: Whether the first item goes before the second.
  public func ordered(@OneValue<Bool> by precedes: @escaping (Item, Item) -> Bool) -> Self {
    finding { $0.stages.append { $0.sorted(by: RuleOrder(precedes)) } }
  }

  /// Shows the items in sections of their own, with titles and an index. Replaces another `grouped`.
  ///
  /// - Parameters:
  ///   - grouping: What falls into one section: `.firstLetter(of: \.name)`, `.key(\.place)`.
  ///   - index: The titles in the index at the table's edge.
  public func grouped(by grouping: Grouping<Item>, index: SectionIndex = .none) -> Self {
    finding { $0.grouping = (grouping, index) }
  }

  private func finding(_ change: (inout FindSteps<Item>) -> Void) -> Self {
    var copy = self
    change(&copy._rows.finding)
    return copy
  }
}

extension CellOptions {
  /// Marks in the cells what a search has found. Replaces another `matches`.
  ///
  /// Called after the adapter, and again for each visible cell when the query is another one; with an empty match when the search is
  /// over.
  /// - Parameter mark: Gets the cell, the item and the match, which says where in a text the query was found.
  public func matches(@ClosureWithoutReturn _ mark: @escaping (Cell, Item, Match) -> Void) -> Self {
    var copy = self
    copy._rows.marks = { cell, item, match in
      if let cell = cell as? Cell { mark(cell, item, match) }
    }
    return copy
  }
}
