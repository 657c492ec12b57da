public import Foundation
import TableMakerDiffing

// Searching, sorting, and grouping with the sources of the same names. TableMaker applies filters first, then orders,
// and then groups, regardless of the order of the steps.

extension ItemOptions {
  /// Filters the section's items by searching their texts for the words in a search bar.
  ///
  /// An item stays if each word of the query is in one of its fields, regardless of case, accents, and width. Use
  /// `highlightMatches` to highlight the words in cells. Your own delegate of the search bar still receives every call.
  /// If a section has several search bars, all of them show the text that the user typed last. You can use this step
  /// with other filters; an item must satisfy all of them.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a custom source of queries. TableMaker holds it weakly.
  ///   - fields: The texts to search, such as `\.name, \.place`.
  ///   - locale: A locale that determines case: in Turkish, İ is the uppercase of i.
  public func searchable(
    _ bar: any QuerySource, by fields: (any KeyPath<Item, String> & Sendable)..., locale: Locale = .autoupdatingCurrent
  ) -> Self {
    finding {
      $0.querySources.append(WeakQuerySource(source: bar))
      $0.stages.append { $0.searched(by: fields, locale: locale) }
    }
  }

  /// Filters the section's items by searching their texts, compared in a given way, for the words in a search bar.
  ///
  /// You can use this step with other filters; an item must satisfy all of them.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a custom source of queries. TableMaker holds it weakly.
  ///   - fields: The texts to search, such as `\.name, \.place`.
  ///   - locale: A locale that determines case: in Turkish, İ is the uppercase of i.
  ///   - matching: `.exact` if case, accents, and width matter: `e` then finds neither `E` nor `é`.
  public func searchable(
    _ bar: any QuerySource, by fields: (any KeyPath<Item, String> & Sendable)...,
    locale: Locale = .autoupdatingCurrent, matching: SearchMatching
  ) -> Self {
    finding {
      $0.querySources.append(WeakQuerySource(source: bar))
      $0.stages.append { $0.searched(by: fields, locale: locale, matching) }
    }
  }

  /// Shows only the items that satisfy a condition, without a search bar.
  ///
  /// If the closure reads an `@Observable` object or a list, TableMaker calls it again for every item when it changes.
  /// If the result depends on other state, call the data source's `update()` when that state changes. You can use this
  /// step with other filters; an item must satisfy all of them.
  /// - Parameter isKept: A closure that receives the item, and returns whether the item stays.
  public func filtered(@OneValue<Bool> where isKept: @escaping (Item) -> Bool) -> Self {
    finding { $0.stages.append { $0.filtered(by: RuleStage(isKept)) } }
  }

  /// Filters the section's items with a closure that receives a search bar's text.
  ///
  /// TableMaker calls the closure for every item at each change of the text, of the scope, and of an `@Observable`
  /// object or a list that the closure reads. If the result depends on other state, call the data source's `update()`
  /// when that state changes. You can use this step with other filters; an item must satisfy all of them.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a custom source of queries. TableMaker holds it weakly.
  ///   - isKept: A closure that receives the item and the text, and returns whether the item stays.
  public func searchable(_ bar: any QuerySource, @OneValue<Bool> where isKept: @escaping (Item, String) -> Bool) -> Self
  {
    finding {
      $0.querySources.append(WeakQuerySource(source: bar))
      $0.stages.append { $0.filtered(by: RuleStage(isKept)) }
    }
  }

  /// Shows the results of a remote search for a search bar's text, from a server or a database.
  ///
  /// While the bar is empty, the section shows its data. A newer text cancels the search for an older one, and
  /// TableMaker drops outdated responses. Errors go to `onError`, and the section keeps its results.
  /// `section("…").searchState` is the state of the search, and `section("…").retrySearch()` repeats it. If you use
  /// this step more than once, the last one applies.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a custom source of queries. TableMaker holds it weakly.
  ///   - debounce: The time that a text must stay the same before the search begins.
  ///   - fetch: A closure that returns the items for a text, in order. The data source keeps it, so name what it needs
  ///     in its capture list.
  public func remoteSearch(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ fetch: @escaping @MainActor (String) async throws -> [Item]
  ) -> Self {
    finding {
      $0.querySources.append(WeakQuerySource(source: bar))
      $0.fetch = (debounce, fetch)
    }
  }

  /// Sorts the rows by a property of their items.
  ///
  /// Items with equal values keep their order. So `.sorted(by: \.name).sorted(by: \.place)` sorts by place, and by name
  /// within a place. Texts have the order that a user of the locale expects.
  /// - Parameters:
  ///   - field: A key path to the property.
  ///   - order: The direction; `.reverse` for descending.
  ///   - locale: The locale that determines the order of texts.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value> & Sendable, _ order: SortOrder = .forward, locale: Locale = .autoupdatingCurrent
  ) -> Self {
    finding { $0.stages.append { $0.sorted(by: itemOrder(by: field, order, locale: locale)) } }
  }

  /// Sorts the rows by an optional property of their items; items without a value are last in either direction.
  ///
  /// - Parameters:
  ///   - field: A key path to the property.
  ///   - order: The direction; `.reverse` for descending.
  ///   - locale: The locale that determines the order of texts.
  public func sorted<Value: Comparable>(
    by field: any KeyPath<Item, Value?> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> Self {
    finding { $0.stages.append { $0.sorted(by: itemOrder(by: field, order, locale: locale)) } }
  }

  /// Sorts the rows with a closure that compares two items.
  ///
  /// Items keep their order if neither precedes the other. If the closure reads an `@Observable` object or a list,
  /// TableMaker sorts the rows again when it changes. If the result depends on other state, call the data source's
  /// `update()` when that state changes. If you combine orders, the last one takes precedence.
  /// - Parameters:
  ///   - precedes: A closure that returns whether the first item precedes the second. If two items precede each other,
  ///     TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func ordered(
    @OneValue<Bool> by precedes: @escaping (Item, Item) -> Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let location = CallSite(file: file, line: line)
    return finding { $0.stages.append { $0.sorted(by: RuleOrder(precedes, at: location)) } }
  }

  /// Groups the items into sections with titles and an index.
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - grouping: The grouping, such as `.firstLetter(of: \.name)` or `.key(\.place)`.
  ///   - index: The titles in the index at the table view's edge.
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
  /// Sets a closure that highlights the matches of a search in a cell.
  ///
  /// TableMaker calls it after the adapter, and again for each visible cell when the query changes, with an empty match
  /// when the search ends. If you use this step more than once, the last one applies.
  /// - Parameter mark: A closure that receives the cell, the item, and the match, which locates the query in a text.
  public func highlightMatches(@ClosureWithoutReturn _ mark: @escaping (Cell, Item, SearchMatch) -> Void) -> Self {
    var copy = self
    copy._rows.marks = { cell, item, match in
      if let cell = cell as? Cell { mark(cell, item, match) }
    }
    return copy
  }
}
