// Problems with sections, their items, and calls that refer to them.
extension Diagnostic {
  static func duplicateSection(_ name: String, first: CallSite, at place: CallSite) -> Self {
    Self(
      .duplicateSection, at: place,
      "The section at \(first) already has the name “\(name)”, so looking up the name finds that section. "
        + "Give each section a unique name, or none.")
  }

  static func unknownSection(
    _ name: String, call: String, known: [String], wasAdded: Bool, at place: CallSite
  ) -> Self {
    let others = known.prefix(5).map { "“\($0)”" }.joined(separator: ", ") + (known.count > 5 ? ", …" : "")
    return Self(
      .unknownSection, at: place,
      "\(call): No section has the name “\(name)”, so \(response(wasAdded)). "
        + (known.isEmpty ? "Give a section this name first." : "Use an existing name: \(others)."))
  }

  static func sectionOfSource(
    _ name: String, call: String, source: String, step: String?, wasAdded: Bool, at place: CallSite
  ) -> Self {
    let all = step.map { ", or use the name “\($0)” for all its sections" } ?? ""
    return Self(
      .sectionOfSource, at: place,
      "\(call): The section “\(name)” belongs to a source, \(source), so \(response(wasAdded)). "
        + "Change the source\(all).")
  }

  private static func response(_ wasAdded: Bool) -> String {
    wasAdded ? "the new content is at the end" : "TableMaker ignored the call"
  }

  static func noList(section name: String, call: String, source: String, at place: CallSite) -> Self {
    Self(
      .noList, at: place,
      "\(call) requires a list of these items, but section “\(name)” gets its items from \(source). "
        + "Use the type of its items, or keep the source in a property.")
  }

  static func unknownItems(call: String, at place: CallSite) -> Self {
    Self(
      .unknownItems, at: place,
      "\(call) found none of the items in any section. Pass items that the table view shows, of the section's type.")
  }

  static func duplicateItems(section: String, identity: String, rows: [Int], at place: CallSite) -> Self {
    Self(
      .duplicateItems, at: place,
      "Rows \(rows.map(String.init).joined(separator: " and ")) of \(section) have the same identity, \(identity), so "
        + "TableMaker can't know which of them changes or moves. Give each item a unique id, or specify another: "
        + "data(items, id: \\.…).")
  }

  static func itemsChangedInClosure(section: String, question: String, at place: CallSite) -> Self {
    Self(
      .itemsChangedInClosure, at: place,
      "The items of \(section) were changed inside \(question), so the rows change in the next turn of the main actor. "
        + "Change items in an event, such as onSelect.")
  }

  static func contradictoryOrder(at place: CallSite) -> Self {
    Self(
      .contradictoryOrder, at: place,
      "The closure of ordered(by:) returns that each of two items precedes the other, or a different result each time, "
        + "so TableMaker treats them as equal and keeps all rows. Compare with < instead of <=, and use nothing random."
    )
  }

  static func itemsChangedWhileRead(section: String, at place: CallSite) -> Self {
    Self(
      .itemsChangedWhileRead, at: place,
      "The source of \(section) reported a change while TableMaker read its items, so TableMaker reads them again. "
        + "Call itemsDidChange() where the items change, and not where they are read.")
  }

  static func unknownAnchor(call: String, anchor: String, at place: CallSite) -> Self {
    Self(
      .unknownAnchor, at: place,
      "\(call) didn't find \(anchor) in its list, so the new items are at the end. "
        + "Check containsItem(identifiedAs:) first, or insert at an index.")
  }

  static func invalidIndex(
    call: String, index: Int, allowed: Range<Int>, used: Int?, at place: CallSite
  ) -> Self {
    let response = used.map { "it used \($0)" } ?? "it did nothing"
    let fix =
      allowed.isEmpty
      ? "The list is empty; check isEmpty first"
      : "Use an index from \(allowed.lowerBound) to \(allowed.upperBound - 1)"
    return Self(
      .invalidIndex, at: place,
      "\(call) received the index \(index), which its list doesn't have, so \(response). \(fix).")
  }

  static func invalidSectionIndex(call: String, index: Int, count: Int, used: Int, at place: CallSite) -> Self {
    Self(
      .invalidIndex, at: place,
      "\(call) received the index \(index), which the table view doesn't have, so it used \(used). Use an index from 0 "
        + "to \(count).")
  }

  static func notSearchable(query: String, at place: CallSite) -> Self {
    Self(
      .notSearchable, at: place,
      "The query “\(query)” has no effect, because no section is searchable. "
        + "Add .searchable(searchBar, by: \\.name), or show a searchable source: .data(people.searched(by: \\.name)).")
  }

  // MARK: Trees

  static func endlessTree(item: String, level: Int, section: String, at place: CallSite) -> Self {
    let cause = level < TreeLimits.mostLevels ? "is its own descendant, at level \(level)" : "is at level \(level)"
    return Self(
      .endlessTree, at: place,
      "The tree of \(section) has no end: \(item) \(cause), so TableMaker doesn't show it there. "
        + "In .expandable(children:), return only items of the next level, each with a unique id.")
  }

  static func treeWithoutIdentity(section: String, at place: CallSite) -> Self {
    Self(
      .treeWithoutIdentity, at: place,
      "The items of \(section) have no identity, so they can't stay expanded, and TableMaker shows no children. "
        + "Make them Identifiable or Hashable, or specify an id: data(items, id: \\.…).")
  }

  static func notExpandable(call: String, section: String?, at place: CallSite) -> Self {
    let fact = section.map { "\($0) isn't one" } ?? "no section with such items is one"
    return Self(
      .notExpandable, at: place,
      "\(call) requires a tree, but \(fact), so TableMaker ignored it. Add .expandable(children:) to the section.")
  }

  static func invalidIndexTitle(_ title: String, section: String, at place: CallSite) -> Self {
    let fact =
      title.contains(where: \.isNewline) && title.contains { !$0.isWhitespace } ? "has several lines" : "is empty"
    return Self(
      .invalidIndexTitle, at: place,
      "The index title “\(title)” of \(section) \(fact), so TableMaker ignored it. "
        + "Use a short title in one line, or remove .indexTitle.")
  }

  // MARK: Collapsible sections

  static func notCollapsible(call: String, section: String, at place: CallSite) -> Self {
    Self(
      .notCollapsible, at: place,
      "\(call) requires a collapsible section, but \(section) isn't one, so TableMaker ignored it. "
        + "Add .collapsible() to the section.")
  }

  static func collapsibleWithoutHeader(section: String, at place: CallSite) -> Self {
    Self(
      .collapsibleWithoutHeader, at: place,
      "The user can't collapse \(section), because it has no header to tap. Add .title(\"…\") or a header, "
        + "or collapse it in code, with .collapsible(disclosure: .manual).")
  }
}
