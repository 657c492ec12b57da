import UIKit

@testable import TableMaker

extension Diagnostic {
  /// One diagnostic of each kind, with values that contain line breaks where an app's values can.
  static func samples(at place: CallSite) -> [Diagnostic] {
    samplesOfTable(at: place) + samplesOfItems(at: place) + samplesOfCells(at: place) + samplesOfEditing(at: place)
      + samplesOfPaging(at: place) + samplesOfForms(at: place)
  }

  private static func samplesOfTable(at place: CallSite) -> [Diagnostic] {
    let plan = RefusedPlan(before: [], after: [], operations: ["delete\n1"], reason: "Rule 8")
    return [
      .invalidHeight(.row, value: -1, row: 3, at: place), .secondDataSource(after: place, at: place),
      .delegateReplaced(type: "Delegate", at: place), .dataSourceNotRetained(at: place),
      .dataSourceReplaced(type: "Other", at: place), .unknownRow(section: 0, row: 1, at: place),
      .rowCountMismatch(expected: [3, 4], found: Array(repeating: 1, count: 6), at: place), .nestedUpdate(at: place),
      .animationInUpdate(call: "batch(animation:)", at: place),
      .endlessUpdates(closure: "heights", section: "section “goods”", at: place), .refusedPlan(plan, at: place),
      .unhandledError(Lines(), section: "section “a”", event: "onSelect", at: place),
      .invalidRefreshTime(.seconds(-1), at: place),
    ]
  }

  private static func samplesOfItems(at place: CallSite) -> [Diagnostic] {
    [
      .duplicateSection("a\nb", first: place, at: place),
      .unknownSection("a", call: "list(named:)", known: ["b\nc"], wasAdded: false, at: place),
      .sectionOfSource("a", call: "hide()", source: "SectionList", step: "days", wasAdded: true, at: place),
      .noList(section: "a", call: "list(named:)", source: "Stream", at: place),
      .unknownItems(call: "scroll(to: a\r\nb)", at: place),
      .duplicateItems(section: "section “a”", identity: "1\n2", rows: [0, 1], at: place),
      .itemsChangedInClosure(section: "section “a”", question: "heights", at: place),
      .itemsChangedWhileRead(section: "section “a”", at: place),
      .unknownAnchor(call: "insert(_:before:)", anchor: "a\u{2028}b", at: place),
      .invalidIndex(call: "insert(_:at:)", index: 9, allowed: 0..<3, used: 2, at: place),
      .notSearchable(query: "a\nb", at: place), .contradictoryOrder(at: place),
      .endlessTree(item: "a\nb", level: 3, section: "section “a”", at: place),
      .treeWithoutIdentity(section: "section “a”", at: place),
      .notExpandable(call: "collapseAll()", section: nil, at: place),
      .notCollapsible(call: "section(“a”).collapse()", section: "section “a”", at: place),
      .collapsibleWithoutHeader(section: "section “a”", at: place),
      .invalidIndexTitle("a\nb", section: "section “a”", at: place),
    ]
  }

  private static func samplesOfCells(at place: CallSite) -> [Diagnostic] {
    [
      .missingStockLabel(style: "default", at: place), .missingPrototype(identifier: "a", at: place),
      .wrongCell(identifier: "a", expected: "A", actual: "B", at: place),
      .noMatchingCell(item: "a\nb", row: 0, section: "section “a”", cells: "A, B", at: place),
      .missingControl(cell: "A", section: "section “a”", at: place), .noAddItemRow(section: "section “a”", at: place),
      .notMeasurable(cell: "A", view: "UILabel “a\nb”", used: 44, at: place),
      .excessiveHeight(cell: "A", value: 12_000, row: 1, at: place),
      .contentWidthMismatch(cell: "A", measured: 300, displayed: 280, at: place),
      .rowRequestedWhileMeasuring(section: "section “a”", at: place), .unusedHeight(section: "section “a”", at: place),
      .notMeasured(call: "remeasure(a)", section: "section “a”", at: place),
      .invalidMeasurement(cell: "A", value: .nan, row: 0, used: 44, at: place),
      .unstableHeight(cell: "A", heights: [30, 40], at: place),
      .viewOutsideContentView(cell: "A", view: "UILabel", at: place),
      .autoresizingView(cell: "A", view: "UILabel", at: place),
      .conflictingConstraints(cell: "A", constraint: "UILabel.height == 1", difference: 30, at: place),
    ]
  }

  private static func samplesOfEditing(at place: CallSite) -> [Diagnostic] {
    [
      .unhandledEditing(call: ".editable", section: "section “a”", at: place),
      .singleSelection(at: place),
      .swipingTurnedOff(call: ".editable(.never)", step: ".leadingActions", section: "section “a”", at: place),
      .notMovable(call: ".movable", section: "section “a”", source: "Stream", isTree: false, at: place),
      .notDropDestination(section: "section “a”", source: "Stream", isTree: false, at: place),
      .invalidMoveTarget(section: "a", index: 9, movedFrom: "section “b”", at: place),
      .movedTwice(section: "section “a”", at: place), .undoFailed("Delete\n", at: place),
    ]
  }

  private static func samplesOfPaging(at place: CallSite) -> [Diagnostic] {
    [
      .invalidPageSize(-3, used: 20, at: place), .unknownPage(0, isByCursor: false, at: place),
      .noPagedList(section: "section “a”", at: place),
      .duplicatesInPage(1, page: 2, at: place), .nothingNewInPage(2, at: place),
      .repeatedCursor("a\nb", page: 2, at: place), .unreadableState("a\nb", at: place),
      .unsupportedState(9, supported: 1, at: place), .placeOfOtherList("Note", items: "Good", at: place),
      .pageSizeMismatch(20, used: 30, at: place),
      .cacheFailed("a\nb", isWriting: true, at: place),
    ]
  }

  private static func samplesOfForms(at place: CallSite) -> [Diagnostic] {
    [
      .valueOutOfBounds(title: "a\nb", value: "12", bounds: "1 to 8", at: place),
      .invalidDateRange(title: "a", first: "1", last: "0", at: place), .invalidMinutes(7, title: "a", at: place),
      .invalidStep("0", title: "a", at: place),
      .formatWithoutParsing(title: "a", format: "F", value: "V", at: place),
      .endlessChanges(field: "\\A.b", count: 10_000, at: place), .circularRule(at: place),
      .unknownRowName("a", call: "row(“a”).hide()", known: [], wasAdded: false, at: place),
      .hiddenRow("a", call: "row(“a”).focus()", at: place),
      .sectionOfData("a", call: "row(“b”).insert(atEndOf: “a”)", at: place),
      .invalidRows(call: "row(“b”).insert(after: “a”)", at: place), .pageWithoutController(title: "a", at: place),
    ]
  }

  private struct Lines: Error, CustomStringConvertible {
    let description = "one\ntwo"
  }
}
