import UIKit

extension Diagnostic: CustomStringConvertible {
  /// One line with the location, the problem and its value, and the fix.
  public var description: String { "\(place): \(text)" }

  private var text: String {
    switch self {
    case .invalidHeight(let height, let value, let row, _):
      let whose = row.map { " for row \($0)" } ?? ""
      let bound = value.isFinite && value > 0 ? "at most 1,000,000 points" : "finite and not negative"
      return "\(height.rawValue) must be \(bound), got \(value)\(whose). \(height.remedy)"
    case .duplicateSection(let name, let first, _):
      return "There is a section “\(name)” at \(first) already; looking the name up finds that one. "
        + "Give each section a name of its own, or none."
    case .tableTaken(let older, _):
      return "This table has a data source already, made at \(older); the new one takes over. "
        + "Release the older one first, or call its detach()."
    case .delegateReplaced(let type, _):
      return "This table had a delegate, \(type); it gets no call any more. Keep it with .forward(to:)."
    case .notKept:
      return "The result of make() is gone while its table is on screen, so the table is empty. "
        + "Keep it in a property: a table holds its data source weakly."
    case .missingStockLabel(let style, _):
      return "A detailTextLabel is asked for, which stock cells of style .\(style) have not. "
        + "Use .stockCell(.subtitle), .stockCell(.value1) or .stockCell(.value2); in a StockRow, another style."
    case .missingPrototype(let identifier, _):
      return "The table's storyboard has no cell with the identifier “\(identifier)”. "
        + "Set it in the storyboard, or leave out `from:` to use the class alone."
    case .wrongCell(let identifier, let expected, let actual, _):
      return "The cell with the identifier “\(identifier)” is a \(actual), not a \(expected), so it is not filled. "
        + "Set its class in the storyboard, or name \(actual) in .cell."
    case .noCell(let item, let row, let section, let cells, _):
      return "None of the cells of \(section), \(cells), takes \(item), so row \(row) is empty. "
        + "Say .otherwise(C.self) { cell, item, index in … } last, or another .cells(C.self, for:) that does."
    case .itemsChangedWhileAsked(let section, let question, _):
      return "The items of \(section) were changed inside \(question), while the table was asking for it. "
        + "The rows follow in the next turn of the main actor; change items in an event, such as onSelect."
    case .unknownRow(let section, let row, _):
      return "The table asked for row \(row) of section \(section), which it does not have. "
        + "Leave inserting and deleting rows to the data source: change the items, and the table follows."
    case .notMeasurable(let cell, let view, let used, _):
      let culprit = view.map { "The first view that nothing places or sizes vertically is \($0). " } ?? ""
      return "The height of \(cell) is not fixed by its constraints, so its rows cannot be measured. \(culprit)"
        + "Connect contentView's top to its bottom through its views; until then \(used) is used."
    case .excessiveHeight(let cell, let value, let row, _):
      return "\(cell) asks for a height of \(value) in row \(row). Above 10,000 something is hardly meant: "
        + "look for a view that grows without bound."
    case .measuredAtOtherWidth(let cell, let measured, let displayed, _):
      return
        "The content of \(cell) was measured at a width of \(measured) and is shown at \(displayed), so its rows are "
        + "measured again. Set its accessory in the adapter, and leave the cell's margins to the table."
    case .askedWhileMeasuring(let section, _):
      return "The adapter of \(section) asked the table for a row while a row was being measured; it gets an estimate. "
        + "Ask `cell.isMeasuring` first, or use only the cell and the item that the adapter is given."
    case .heightNotUsed(let section, _):
      return "The rows of \(section) have automatic heights, so its other height is not used. "
        + "Leave out one of the steps."
    case .invalidMeasure, .unsteadyHeight, .viewOutsideContentView, .autoresizingView, .brokenConstraint:
      return cellText
    case .noAddItemRow(let section, _):
      return "There is no row in \(section) that adds an item, so .onAddItem never happens. "
        + "Say .addItemRow(C.self) { cell in … } in the same section."
    case .unknownItems(let call, _):
      return "\(call) found none of the items in any section. Pass items that the table shows, of a section's own type."
    case .notMeasured(let call, let section, _):
      return "\(call) is about \(section), whose rows are not measured; nothing was done. "
        + "Give the section autoHeight(), or call reconfigure(_:)."
    case .unknownAnchor(let call, let anchor, _):
      return "\(call) did not find \(anchor) in its list, so what was inserted is at the end. "
        + "Ask containsItem(identifiedAs:) first, or insert at an index."
    case .invalidIndex(let call, let index, let allowed, let used, _):
      let taken = used.map { "\($0) was used instead" } ?? "nothing was done"
      let remedy =
        allowed.isEmpty ? "The list is empty" : "Use one from \(allowed.lowerBound) to \(allowed.upperBound - 1)"
      return "\(call) was given the index \(index), which its list does not have; \(taken). \(remedy)."
    case .unknownSection(let name, let call, let known, let wasAdded, _):
      let others = known.prefix(5).map { "“\($0)”" }.joined(separator: ", ") + (known.count > 5 ? ", …" : "")
      return "\(call) named a section “\(name)”, and there is none\(known.isEmpty ? "" : ", only \(others)"). "
        + (wasAdded ? "What was added is at the end." : "Nothing was done.")
        + " Use a name that there is, or ask first whether it is there."
    case .sectionOfSource(let name, let call, let source, let step, let wasAdded, _):
      let all = step.map { ", or name “\($0)” for all of its sections" } ?? ""
      return "\(call) named the section “\(name)”, which is \(source)'s own. "
        + (wasAdded ? "What was added is at the end." : "Nothing was done.") + " Change it there\(all)."
    case .duplicateItems(let section, let identity, let rows, _):
      return
        "Rows \(rows.map(String.init).joined(separator: " and ")) of \(section) have one identity, \(identity), so which "
        + "of them changes or moves cannot be told. Give items an id of their own, or name one: data(items, id: \\.…)."
    case .refusedPlan(let plan, _):
      return "An update would have ended the app, so the table was reloaded. \(plan). "
        + "This is a mistake of TableMaker's: please report it with this message."
    case .otherSource(let name, let call, let source, _):
      return "\(call) asks for a list that section “\(name)” has not: its items come from \(source). "
        + "Name the type of its items, or keep the source yourself."
    case .changedWhileRead(let section, _):
      return
        "The source of \(section) told that its items have changed while they were being read; they are read once more. "
        + "Call itemsDidChange() where the items change, and not where they are asked for."
    case .endlessUpdates:
      return
        "What the table asks for, items, heights or cells, asks for another update each time, so the last one was left "
        + "out. Change items and call verbs of the data source in events, such as onSelect."
    case .otherDataSource(let type, _):
      return "The table has been given another data source, \(type), and is left to it. "
        + "Call detach() before, or attach(to:) to take the table back."
    case .otherRows(let expected, let found, _):
      return
        "The table has \(found.rowsForMessages), and its data source gave it \(expected.rowsForMessages), so it is reloaded. "
        + "Leave inserting and deleting rows to the data source: change the items, and the table follows."
    case .openGroup:
      return
        "A second update came inside performBatchUpdates or beginUpdates of the app's, where the table takes one; it waits "
        + "for the end of the group. Put the changes into one batch { }."
    case .nothingToSearch(let query, _):
      return "The query “\(query)” was set where no section is searchable, so it does nothing. "
        + "Say what is searched: .searchable(searchBar, by: \\.name), or show a source that is: .data(people.searched(by: \\.name))."
    case .endlessTree(let item, let level, let section, _):
      let cause = level < TreeLimits.mostLevels ? "stands below itself, at level \(level)" : "is at level \(level)"
      return "The tree of \(section) has no end: \(item) \(cause), and is not shown there. "
        + "Return in .expandable(children:) only items that are further down, each with an id of its own."
    case .treeWithoutIdentity(let section, _):
      return
        "The items of \(section) have no identity, so what is expanded cannot be known, and no children are shown. "
        + "Make them Identifiable or Hashable, or name what they are known by: data(items, id: \\.…)."
    case .notExpandable(let call, let section, _):
      let fact = section.map { "\($0) is none" } ?? "no section of the table is one of such items"
      return "\(call) is for trees, and \(fact); nothing was done. "
        + "Say .expandable(children:) in a section that has such items."
    case .notEdited(let call, let section, _):
      return
        "\(call) says when rows of \(section) can be edited, and no step what is done then; they cannot be edited. "
        + "Add .onDelete { item, index in … } or .onInsert { item, index in … }."
    case .notSwiped(let call, let step, let section, _):
      return
        "\(call) turns swiping off in \(section), so the actions of \(step) never appear. "
        + "Use .editable(.always), or remove \(step)."
    case .notMovable(let call, let section, let source, let isTree, _):
      if isTree { return "\(call): rows of a tree cannot be moved, and \(section) is one. Leave the step out." }
      return "\(call): the rows of \(section) cannot be moved, since \(source) is no list of ours in its own order. "
        + "Show an ItemList or a SectionList, unsorted, or change the source in .onMove { item, from, to in … }."
    case .notDropDestination(let section, let source, let isTree, _):
      let fact = isTree ? "it is a tree" : "\(source) is no list of ours in its own order"
      return ".dropDestination: \(section) has no list that takes what is dropped, since \(fact). "
        + "Show an ItemList or a SectionList, unsorted, or take it in .onDrop { items, index in … }."
    case .invalidMoveTarget(let section, let index, let origin, _):
      return
        ".moveTargets of \(origin) answered with index \(index) of \(section.map { "section “\($0)”" } ?? "a section"), "
        + "where no row of it can be; the row stays. Return one of the two places, or another of a movable section."
    case .movedTwice(let section, _):
      return ".onMove of \(section) has moved an item that its list had moved already; the second move is taken back. "
        + "Leave it out: lists of ours are changed before .onMove is called."
    case .notUndone(let name, _):
      return
        "\(name.isEmpty ? "A change" : "“\(name)”") cannot be undone: a list has changed since, and its items have no identity by "
        + "which they would be found. Nothing of that list is changed. Make the items Identifiable, or give the list an id."
    case .paging(let problem, _): return problem.text
    case .form(let problem, _): return problem.text
    case .unhandledError(let error, let section, let event, _):
      return "\(event) of \(section) threw \(error). Deal with it in .onError of the table."
    }
  }
}

extension Diagnostic.Height {
  fileprivate var remedy: String {
    switch self {
    case .row: "Leave the step out to have the table's own row height."
    case .estimatedRow: "Leave the step out to have every row exact."
    case .header, .footer: "Leave the step out to have the system's."
    }
  }
}

extension [Int] {
  /// The numbers of rows in each section, as in `3 + 4 rows`, or their sum for many sections.
  fileprivate var rowsForMessages: String {
    switch count {
    case 0: "no section"
    case 1...5: map(String.init).joined(separator: " + ") + " rows"
    default: "\(reduce(0, +)) rows in \(count) sections"
    }
  }
}
