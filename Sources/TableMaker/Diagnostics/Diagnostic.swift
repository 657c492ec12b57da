public import UIKit

/// A problem that TableMaker has recovered from, with its location and its fix.
///
/// TableMaker passes each diagnostic to `onDiagnostic`. Without that step, it writes the diagnostic's `description` to
/// standard error as one line. Later versions can add cases, so a `switch` over them needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Diagnostic: Sendable {
  /// The kinds of heights that steps set. Later versions can add cases.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Height: String, Sendable {
    /// The height of rows.
    case row = "Row height"
    /// The estimated height of rows.
    case estimatedRow = "Estimated row height"
    /// The height of a section's header.
    case header = "Header height"
    /// The height of a section's footer.
    case footer = "Footer height"
  }

  /// A height isn't valid, or is above 1,000,000 points.
  ///
  /// TableMaker ignores it. `row` is the row in a call of `heights`.
  case invalidHeight(Height, value: CGFloat, row: Int?, at: CallSite)

  /// Two sections have the same name.
  ///
  /// Looking up the name finds the first one.
  case duplicateSection(String, first: CallSite, at: CallSite)

  /// A table view with a data source of this package got another one, which replaces it.
  case tableTaken(from: CallSite, at: CallSite)

  /// A table view had your own delegate, which no longer receives calls.
  ///
  /// TableMaker doesn't report this for a table view controller that's automatically its table view's delegate.
  case delegateReplaced(type: String, at: CallSite)

  /// The result of `make()` was deallocated while its table view was on screen, so the table view is empty.
  case notKept(at: CallSite)

  /// An adapter of stock cells, or a `StockRow`, uses a label that cells of this style don't have.
  case missingStockLabel(style: String, at: CallSite)

  /// A storyboard has no prototype cell with the identifier.
  ///
  /// An empty cell replaces it.
  case missingPrototype(identifier: String, at: CallSite)

  /// A cell doesn't have the section's class.
  ///
  /// TableMaker shows it without calling the adapter.
  case wrongCell(identifier: String, expected: String, actual: String, at: CallSite)

  /// None of a section's cell classes accepts an item, so its row is empty.
  ///
  /// `item` is a description of at most 100 characters; `cells` contains the classes, separated by commas.
  case noCell(item: String, row: Int, section: String, cells: String, at: CallSite)

  /// A closure changed the items of a section while the table view waited for its result.
  ///
  /// The rows change in the next turn of the main actor.
  case itemsChangedWhileAsked(section: String, question: String, at: CallSite)

  /// The table view requests a row that it doesn't have.
  ///
  /// It gets an empty cell, and TableMaker drops an event.
  case unknownRow(section: Int, row: Int, at: CallSite)

  /// The constraints of a section's cells don't determine their height.
  ///
  /// Rows get the height `used`, in points. `view` is the first view in the cell with a vertical position or height
  /// that no constraint determines, if there's one.
  case notMeasurable(cell: String, view: String?, used: CGFloat, at: CallSite)

  /// The measured height of a row is above 10,000 points.
  ///
  /// The row has that height.
  case excessiveHeight(cell: String, value: CGFloat, row: Int, at: CallSite)

  /// The content of a section's cells is wider or narrower on screen than when it was measured.
  ///
  /// TableMaker measures the rows again.
  case measuredAtOtherWidth(cell: String, measured: CGFloat, displayed: CGFloat, at: CallSite)

  /// An adapter requested a row of the table view during a measurement.
  ///
  /// The row's height is estimated.
  case askedWhileMeasuring(section: String, at: CallSite)

  /// A section has automatic heights and also others, which TableMaker ignores.
  case heightNotUsed(section: String, at: CallSite)

  /// The height of a cell, header, or footer isn't valid, or is above 1,000,000 points.
  ///
  /// `row` is the measured row, or `nil` for a header or footer. `used` is the height that replaces it, in points, or
  /// `nil` for the table view's own height of headers or footers.
  case invalidMeasure(cell: String, value: CGFloat, row: Int?, used: CGFloat?, at: CallSite)

  /// A cell has a different height each time it's laid out.
  ///
  /// TableMaker stops measuring it. `heights` contains the last two heights, in points. It's empty if the cell made
  /// another call than `remeasureRow()`.
  case unsteadyHeight(cell: String, heights: [CGFloat], at: CallSite)

  /// A cell, header, or footer has a view outside its `contentView`, so measuring ignores the view.
  case viewOutsideContentView(cell: String, view: String, at: CallSite)

  /// A view in a measured cell, header, or footer has both constraints and an autoresizing mask, which conflict.
  case autoresizingView(cell: String, view: String, at: CallSite)

  /// Required constraints in a measured cell, header, or footer conflict.
  ///
  /// `constraint` is a description of the first one that isn't satisfied; `difference` is its error in points.
  case brokenConstraint(cell: String, constraint: String, difference: CGFloat, at: CallSite)

  /// A section has `onAddItem` but no `addItemRow`, so TableMaker never calls the closure.
  case noAddItemRow(section: String, at: CallSite)

  /// No section shows the items in a call.
  ///
  /// TableMaker ignores the call.
  case unknownItems(call: String, at: CallSite)

  /// A call remeasures an item in a section without measured rows.
  ///
  /// TableMaker ignores the call.
  case notMeasured(call: String, section: String, at: CallSite)

  /// A call inserts items next to an item that isn't in the list.
  ///
  /// The items are at the list's end. `anchor` is a description of that item in at most 100 characters.
  case unknownAnchor(call: String, anchor: String, at: CallSite)

  /// A list doesn't have the index in a call.
  ///
  /// It uses the index `used`, or ignores the call if it's `nil`.
  case invalidIndex(call: String, index: Int, allowed: Range<Int>, used: Int?, at: CallSite)

  /// No section has the name in a call of a data source or a list of sections.
  ///
  /// `known` contains the existing names. If `wasAdded` is `true`, a new section or row is at the end. Otherwise,
  /// TableMaker ignores the call.
  case unknownSection(String, call: String, known: [String], wasAdded: Bool, at: CallSite)

  /// A call for a section of the chain contains the name of a section in a source.
  ///
  /// `step` is the name of the `sections(from:)` step that shows it, if it has one. If `wasAdded` is `true`, a new
  /// section is at the end. Otherwise, TableMaker ignores the call.
  case sectionOfSource(String, call: String, source: String, step: String?, wasAdded: Bool, at: CallSite)

  /// Two items of a section have the same identity.
  ///
  /// Each has a row, but TableMaker can't know which of them moves or is deleted. `identity` is a description of at
  /// most 100 characters; `rows` contains the first two of them.
  case duplicateItems(section: String, identity: String, rows: [Int], at: CallSite)

  /// An update would have violated UIKit's rules and crashed the app.
  ///
  /// TableMaker reloaded the table view instead.
  case refusedPlan(RefusedPlan, at: CallSite)

  /// A call requires a section's list, but the items have another type or their source isn't a list.
  case otherSource(section: String, call: String, source: String, at: CallSite)

  /// A source reported a change of its items while they were being read.
  ///
  /// TableMaker reads them once more.
  case changedWhileRead(section: String, at: CallSite)
  /// Closures that provide items, heights, or cells trigger an update each time.
  ///
  /// TableMaker skipped the last update.
  case endlessUpdates(at: CallSite)
  /// The app has given the table view another data source, of this type.
  ///
  /// TableMaker no longer updates the table view.
  case otherDataSource(type: String, at: CallSite)
  /// The numbers of rows in the table view differ from its data source's.
  ///
  /// TableMaker reloads it.
  case otherRows(expected: [Int], found: [Int], at: CallSite)
  /// A second update occurred inside the app's group of updates.
  ///
  /// It waits for the end of the group.
  case openGroup(at: CallSite)
  /// A section's tree is endless: an item is its own descendant, or a level is above 1,000.
  ///
  /// TableMaker doesn't show the item. `item` is a description of at most 100 characters.
  case endlessTree(item: String, level: Int, section: String, at: CallSite)
  /// Items of a tree have no identity, so they can't stay expanded.
  ///
  /// The section shows only its own items.
  case treeWithoutIdentity(section: String, at: CallSite)
  /// A step or a call requires a tree.
  ///
  /// `section` isn't one; if it's `nil`, no section of the table view is one.
  case notExpandable(call: String, section: String?, at: CallSite)
  /// A step makes a section's rows editable, but no step handles the edit.
  ///
  /// The rows can't be edited.
  case notEdited(call: String, section: String, at: CallSite)
  /// A step turns off swiping in a section with swipe actions, so they never appear.
  ///
  /// `step` is one that adds them.
  case notSwiped(call: String, step: String, section: String, at: CallSite)
  /// Rows can't be moved, because their section is a tree, or has neither an `onMove` nor a list in its own order.
  case notMovable(call: String, section: String, source: String, isTree: Bool, at: CallSite)
  /// A section can't be a drop destination, because it's a tree or has no list in its own order.
  case notDropDestination(section: String, source: String, isTree: Bool, at: CallSite)
  /// A row can't move to the location that a closure returned, so it stays.
  ///
  /// `section` is that location's section.
  case invalidMoveTarget(section: String?, index: Int, movedFrom: String, at: CallSite)
  /// A closure moved an item that its list had already moved.
  ///
  /// TableMaker reverts the second move.
  case movedTwice(section: String, at: CallSite)
  /// An edit can't be undone, because the list has changed since and identifies its items only by their indexes.
  case notUndone(_ actionName: String, at: CallSite)
  /// A query was set but no section is searchable, so it has no effect.
  case nothingToSearch(query: String, at: CallSite)
  /// A problem with a paged list or its server's responses.
  case paging(Paging, at: CallSite)
  /// A problem with the rows of a form or its draft.
  case form(Form, at: CallSite)
  /// An event's closure threw an error, and the table view has no `onError`.
  case unhandledError(any Error, section: String, event: String, at: CallSite)

  /// The location of the step, the section, or the `make()` that caused the diagnostic.
  public var place: CallSite {
    switch self {
    case .invalidHeight(_, _, _, let place), .duplicateSection(_, _, let place), .tableTaken(_, let place),
      .delegateReplaced(_, let place), .notKept(let place), .missingStockLabel(_, let place),
      .missingPrototype(_, let place), .wrongCell(_, _, _, let place), .noCell(_, _, _, _, let place),
      .itemsChangedWhileAsked(_, _, let place),
      .unknownRow(_, _, let place), .unhandledError(_, _, _, let place), .notMeasurable(_, _, _, let place),
      .excessiveHeight(_, _, _, let place), .measuredAtOtherWidth(_, _, _, let place),
      .askedWhileMeasuring(_, let place), .heightNotUsed(_, let place), .noAddItemRow(_, let place),
      .unknownItems(_, let place),
      .notMeasured(_, _, let place), .invalidMeasure(_, _, _, _, let place), .unsteadyHeight(_, _, let place),
      .viewOutsideContentView(_, _, let place), .autoresizingView(_, _, let place),
      .brokenConstraint(_, _, _, let place),
      .unknownAnchor(_, _, let place), .invalidIndex(_, _, _, _, let place),
      .unknownSection(_, _, _, _, let place), .refusedPlan(_, let place), .duplicateItems(_, _, _, let place),
      .otherSource(_, _, _, let place), .sectionOfSource(_, _, _, _, _, let place), .changedWhileRead(_, let place),
      .endlessUpdates(let place), .otherDataSource(_, let place), .otherRows(_, _, let place), .openGroup(let place),
      .nothingToSearch(_, let place), .endlessTree(_, _, _, let place), .treeWithoutIdentity(_, let place),
      .notExpandable(_, _, let place), .notEdited(_, _, let place), .notSwiped(_, _, _, let place),
      .notMovable(_, _, _, _, let place), .notDropDestination(_, _, _, let place),
      .invalidMoveTarget(_, _, _, let place), .movedTwice(_, let place),
      .notUndone(_, let place), .paging(_, let place), .form(_, let place):
      place
    }
  }
}
