public import UIKit

/// Something that went wrong and that the table could deal with: what, where, and the way out.
///
/// The table goes on without it. Each goes to the table's `onDiagnostic`, or without it as one line to standard error;
/// `description` is that line.
///
/// Later versions may add cases: a `switch` over them has a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum Diagnostic: Sendable {
  /// Which height a step gave. Later versions may add cases.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Height: String, Sendable {
    /// Of rows.
    case row = "Row height"
    /// Of rows that are not on screen yet.
    case estimatedRow = "Estimated row height"
    /// Of a section's header.
    case header = "Header height"
    /// Of a section's footer.
    case footer = "Footer height"
  }

  /// A height that no view can have, or one above 1,000,000 points; it is left out. `row` is the row that `heights` was asked for.
  case invalidHeight(Height, value: CGFloat, row: Int?, at: CallSite)

  /// Two sections have one name; looking it up finds the first.
  case duplicateSection(String, first: CallSite, at: CallSite)

  /// A table that has a data source of this package got another one, which takes over.
  case tableTaken(from: CallSite, at: CallSite)

  /// A table had a delegate of the app, which gets no call any more.
  ///
  /// Not reported for a table view controller, which is its table's delegate by itself.
  case delegateReplaced(type: String, at: CallSite)

  /// The result of `make()` is gone while its table is on screen, which is empty now.
  case notKept(at: CallSite)

  /// An adapter of stock cells, or a `StockRow`, asked for a label that cells of this style have not.
  case missingStockLabel(style: String, at: CallSite)

  /// A storyboard has no prototype cell of an identifier; an empty cell stands in.
  case missingPrototype(identifier: String, at: CallSite)

  /// A cell is not of the section's class; it is shown as it is, without the adapter.
  case wrongCell(identifier: String, expected: String, actual: String, at: CallSite)

  /// None of the classes of cells in a section takes an item; its row is empty.
  ///
  /// `item` is described in at most 100 characters; `cells` are the classes, separated by commas.
  case noCell(item: String, row: Int, section: String, cells: String, at: CallSite)

  /// The items of a section were changed by what the table was asking at that moment; the rows stay as they are.
  case itemsChangedWhileAsked(section: String, question: String, at: CallSite)

  /// The table asked for a row that it does not have; it gets an empty cell, and an event is dropped.
  case unknownRow(section: Int, row: Int, at: CallSite)

  /// Nothing fixes the height of a section's cells, so it cannot be measured; `used` is what rows get instead, in points.
  ///
  /// `view` is the first view in the cell whose vertical place or height no constraint fixes, where one was found.
  case notMeasurable(cell: String, view: String?, used: CGFloat, at: CallSite)

  /// A row was measured and found higher than 10,000 points; it is shown so.
  case excessiveHeight(cell: String, value: CGFloat, row: Int, at: CallSite)

  /// On screen the content of a section's cells is not as wide as it was when it was measured; rows are measured again.
  case measuredAtOtherWidth(cell: String, measured: CGFloat, displayed: CGFloat, at: CallSite)

  /// An adapter asked the table for a row while one was being measured; the row is estimated.
  case askedWhileMeasuring(section: String, at: CallSite)

  /// A section has automatic heights and others too, which are left out.
  case heightNotUsed(section: String, at: CallSite)

  /// A cell, header or footer asked for a height that no view can have, or one above 1,000,000 points.
  ///
  /// `row` is the row that was measured, nil for a header or footer; `used` is what it gets instead, in points, nil for the table's
  /// own height of headers or footers.
  case invalidMeasure(cell: String, value: CGFloat, row: Int?, used: CGFloat?, at: CallSite)

  /// A cell asked for another height of its row each time it was laid out with the one it had asked for; it is not asked any more.
  ///
  /// `heights` are the last two that it asked for, in points, empty where another call than `remeasureRow()` was made.
  case unsteadyHeight(cell: String, heights: [CGFloat], at: CallSite)

  /// A view stands in a cell, header or footer beside `contentView`, so that measuring does not know of it.
  case viewOutsideContentView(cell: String, view: String, at: CallSite)

  /// Constraints place a view in a measured cell, header or footer, and so does its autoresizing mask: they contradict each other.
  case autoresizingView(cell: String, view: String, at: CallSite)

  /// Required constraints in a measured cell, header or footer contradict each other.
  ///
  /// `constraint` is the first that does not hold, described in a line; `difference` is by how much, in points.
  case brokenConstraint(cell: String, constraint: String, difference: CGFloat, at: CallSite)

  /// A section has `onAddRow` and no `addRow`, so it never happens.
  case noAddRow(section: String, at: CallSite)

  /// Items were named that no section shows; nothing was done.
  case unknownItems(call: String, at: CallSite)

  /// The height of an item was to be measured again in a section whose rows are not measured; nothing was done.
  case notMeasured(call: String, section: String, at: CallSite)

  /// Items were to be inserted beside one that is not in its list; they are at the list's end.
  ///
  /// `anchor` is that item, described in at most 100 characters.
  case unknownAnchor(call: String, anchor: String, at: CallSite)

  /// A list was given an index that it does not have; `used` is the one it took instead, nil where nothing was done.
  case invalidIndex(call: String, index: Int, allowed: Range<Int>, used: Int?, at: CallSite)

  /// A table, or a list of sections, was called with the name of a section that it has not; `known` are those that it has.
  ///
  /// A section that was to be put beside it, or a row into it, is at the end: `wasAdded`. Otherwise nothing was done.
  case unknownSection(String, call: String, known: [String], wasAdded: Bool, at: CallSite)

  /// A call for a section of a chain named one that a source of sections makes, by the name that it has there.
  ///
  /// `step` is the name of the step `sections(of:)` that shows it, if it has one. What was to be put beside it is at the end:
  /// `wasAdded`. Otherwise nothing was done.
  case sectionOfSource(String, call: String, source: String, step: String?, wasAdded: Bool, at: CallSite)

  /// Two items of a section have one identity: each is a row, but which of them comes, goes or moves cannot be known.
  ///
  /// `identity` is what both are known by, described in at most 100 characters; `rows` are the first two of them.
  case duplicateItems(section: String, identity: String, rows: [Int], at: CallSite)

  /// An update would have broken UIKit's rules, and ended the app; the table was reloaded instead.
  case refusedPlan(RefusedPlan, at: CallSite)

  /// A section's list was asked for whose items are of another type, or come from another source than a list.
  case otherSource(section: String, call: String, source: String, at: CallSite)

  /// A source reported a change of its items while they were being read; they are read once more, and not again and again.
  case changedWhileRead(section: String, at: CallSite)
  /// Closures that are asked for items, heights or cells ask for another update each time; what they asked for was left out.
  case endlessUpdates(at: CallSite)
  /// The app has given the table another data source, of this type; the table is left alone.
  case otherDataSource(type: String, at: CallSite)
  /// The table does not have the rows that it was given, section by section; it is reloaded.
  case otherRows(expected: [Int], found: [Int], at: CallSite)
  /// A second update came within a group of updates that the app has opened; it waits for the end of the group.
  case openGroup(at: CallSite)
  /// A section's tree would go on without end: an item is below itself, or a level is deeper than 1,000; it is not shown.
  ///
  /// `item` is described in at most 100 characters.
  case endlessTree(item: String, level: Int, section: String, at: CallSite)
  /// Items of a tree have no identity, so that nothing is known to be expanded; the section shows its own items alone.
  case treeWithoutIdentity(section: String, at: CallSite)
  /// A step or a call is for trees, and there is none: `section` is not one, or nil for all sections of the table.
  case notExpandable(call: String, section: String?, at: CallSite)
  /// A step says when the rows of a section can be edited, and none what is done then; they cannot be.
  case notEdited(call: String, section: String, at: CallSite)
  /// A step turns swiping off in a section with swipe actions, so the actions never appear; `step` is one that adds them.
  case notSwiped(call: String, step: String, section: String, at: CallSite)
  /// Rows were to be moved that cannot be: they come from no list of ours, in its own order, and there is no `onMove`; or are a tree's.
  case notMovable(call: String, section: String, source: String, isTree: Bool, at: CallSite)
  /// A section was to take into its list what is dropped, and has no list of ours in its own order, or is a tree.
  case notDropDestination(section: String, source: String, isTree: Bool, at: CallSite)
  /// A row that the user moves was to go to a place where it cannot be; it stays. `section` is that place's section.
  case invalidMoveTarget(section: String?, index: Int, movedFrom: String, at: CallSite)
  /// A handler has moved an item once more that its list had moved already; the second move is taken back.
  case movedTwice(section: String, at: CallSite)
  /// What was done by hand cannot be undone: the list has changed since, and its items are known by their places alone.
  case notUndone(_ actionName: String, at: CallSite)
  /// A query was set where no section is searchable, so that it does nothing.
  case nothingToSearch(query: String, at: CallSite)
  /// Something is wrong with a paged list, or with what its server answers.
  case paging(Paging, at: CallSite)
  /// Something is wrong with the rows of a form, or with its draft.
  case form(Form, at: CallSite)
  /// An event threw an error, and the table has no `onError`.
  case unhandledError(any Error, section: String, event: String, at: CallSite)

  /// The step, or the section, or the `make()` that it is about.
  public var place: CallSite {
    switch self {
    case .invalidHeight(_, _, _, let place), .duplicateSection(_, _, let place), .tableTaken(_, let place),
      .delegateReplaced(_, let place), .notKept(let place), .missingStockLabel(_, let place),
      .missingPrototype(_, let place), .wrongCell(_, _, _, let place), .noCell(_, _, _, _, let place),
      .itemsChangedWhileAsked(_, _, let place),
      .unknownRow(_, _, let place), .unhandledError(_, _, _, let place), .notMeasurable(_, _, _, let place),
      .excessiveHeight(_, _, _, let place), .measuredAtOtherWidth(_, _, _, let place),
      .askedWhileMeasuring(_, let place), .heightNotUsed(_, let place), .noAddRow(_, let place),
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
