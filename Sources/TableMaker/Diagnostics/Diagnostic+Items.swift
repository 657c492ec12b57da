// Problems with sections, their items, and calls that refer to them.
extension Diagnostic {
  static func duplicateSection(_ name: String, first: CallSite, at location: CallSite) -> Self {
    Self(
      .duplicateSection, at: location,
      "The section at \(first) already has the name “\(name)”, so looking up the name finds that section. "
        + "Give each section a unique name, or none.")
  }

  /// The largest number of names in a message.
  static var mostNames: Int { 5 }

  static func unknownSection(
    _ name: String, call: String, known: [String], wasAdded: Bool, at location: CallSite
  ) -> Self {
    let others =
      known.prefix(mostNames).map { "“\($0)”" }.joined(separator: ", ") + (known.count > mostNames ? ", …" : "")
    return Self(
      .unknownSection, at: location,
      "\(call): No section has the name “\(name)”, so \(response(wasAdded)). "
        + (known.isEmpty ? "Give a section this name first." : "Use an existing name: \(others)."))
  }

  static func sectionOfSource(
    _ name: String, call: String, source: String, step: String?, wasAdded: Bool, at location: CallSite
  ) -> Self {
    let all = step.map { ", or use the name “\($0)” for all its sections" } ?? ""
    return Self(
      .sectionOfSource, at: location,
      "\(call): The section “\(name)” belongs to a source, \(source), so \(response(wasAdded)). "
        + "Change the source\(all).")
  }

  private static func response(_ wasAdded: Bool) -> String {
    wasAdded ? "the new content is at the end" : "TableMaker ignored the call"
  }

  static func noList(section name: String, call: String, source: String, at location: CallSite) -> Self {
    Self(
      .noList, at: location,
      "\(call) requires a list of these items, but section “\(name)” gets its items from \(source). "
        + "Use the type of its items, or keep the source in a property.")
  }

  /// - Parameter remedies: What would show the items, if their source contains them.
  static func unknownItems(call: String, remedies: [String] = [], at location: CallSite) -> Self {
    let problem =
      remedies.isEmpty
      ? "found none of the items in any section. Pass items that the table view shows, of the section's type."
      : "found no row of the item, which its source contains. First \(remedies.joined(separator: ", or "))."
    return Self(.unknownItems, at: location, "\(call) \(problem)")
  }

  static func duplicateItems(section: String, identity: String, rows: [Int], at location: CallSite) -> Self {
    Self(
      .duplicateItems, at: location,
      "Rows \(rows.map(String.init).joined(separator: " and ")) of \(section) have the same identity, \(identity), so "
        + "TableMaker can't know which of them changes or moves. Give each item a unique id, or specify another: "
        + "data(items, id: \\.…).")
  }

  static func itemsChangedInClosure(section: String, question: String, at location: CallSite) -> Self {
    Self(
      .itemsChangedInClosure, at: location,
      "The items of \(section) were changed inside \(question), so the rows change in the next turn of the main actor. "
        + "Change items in an event, such as onSelect.")
  }

  static func contradictoryOrder(at location: CallSite) -> Self {
    Self(
      .contradictoryOrder, at: location,
      "The closure of ordered(by:) returns that each of two items precedes the other, or a different result each time, "
        + "so TableMaker treats them as equal and keeps all rows. Compare with < instead of <=, and use nothing random."
    )
  }

  static func itemsChangedWhileRead(section: String, at location: CallSite) -> Self {
    Self(
      .itemsChangedWhileRead, at: location,
      "The source of \(section) reported a change while TableMaker read its items, so TableMaker reads them again. "
        + "Call itemsDidChange() where the items change, and not where they are read.")
  }

  static func unknownAnchor(call: String, anchor: String, at location: CallSite) -> Self {
    Self(
      .unknownAnchor, at: location,
      "\(call) didn't find \(anchor) in its list, so the new items are at the end. "
        + "Check containsItem(identifiedAs:) first, or insert at an index.")
  }

  static func invalidIndex(
    call: String, index: Int, allowed: Range<Int>, used: Int?, at location: CallSite
  ) -> Self {
    let response = used.map { "it used \($0)" } ?? "it did nothing"
    let fix =
      allowed.isEmpty
      ? "The list is empty; check isEmpty first"
      : "Use an index from \(allowed.lowerBound) to \(allowed.upperBound - 1)"
    return Self(
      .invalidIndex, at: location,
      "\(call) received the index \(index), which its list doesn't have, so \(response). \(fix).")
  }

  static func invalidSectionIndex(call: String, index: Int, count: Int, used: Int, at location: CallSite) -> Self {
    Self(
      .invalidIndex, at: location,
      "\(call) received the index \(index), which the table view doesn't have, so it used \(used). Use an index from 0 "
        + "to \(count).")
  }

  static func notSearchable(query: String, at location: CallSite) -> Self {
    Self(
      .notSearchable, at: location,
      "The query “\(query)” has no effect, because no section is searchable. "
        + "Add .searchable(searchBar, by: \\.name), or show a searchable source: .data(people.searched(by: \\.name)).")
  }

  // MARK: Trees

  static func endlessTree(item: String, level: Int, section: String, at location: CallSite) -> Self {
    let cause = level < TreeLimits.mostLevels ? "is its own descendant, at level \(level)" : "is at level \(level)"
    return Self(
      .endlessTree, at: location,
      "The tree of \(section) has no end: \(item) \(cause), so TableMaker doesn't show it there. "
        + "In .expandable(children:), return only items of the next level, each with a unique id.")
  }

  static func treeWithoutIdentity(section: String, at location: CallSite) -> Self {
    Self(
      .treeWithoutIdentity, at: location,
      "The items of \(section) have no identity, so they can't stay expanded, and TableMaker shows no children. "
        + "Make them Identifiable or Hashable, or specify an id: data(items, id: \\.…).")
  }

  static func notExpandable(call: String, section: String?, at location: CallSite) -> Self {
    let fact = section.map { "\($0) isn't one" } ?? "no section with such items is one"
    return Self(
      .notExpandable, at: location,
      "\(call) requires a tree, but \(fact), so TableMaker ignored it. Add .expandable(children:) to the section.")
  }

  static func invalidIndexTitle(_ title: String, section: String, at location: CallSite) -> Self {
    let fact =
      title.contains(where: \.isNewline) && title.contains { !$0.isWhitespace } ? "has several lines" : "is empty"
    return Self(
      .invalidIndexTitle, at: location,
      "The index title “\(title)” of \(section) \(fact), so TableMaker ignored it. "
        + "Use a short title in one line, or remove .indexTitle.")
  }

  // MARK: Collapsible sections

  static func notCollapsible(call: String, section: String, at location: CallSite) -> Self {
    Self(
      .notCollapsible, at: location,
      "\(call) requires a collapsible section, but \(section) isn't one, so TableMaker ignored it. "
        + "Add .collapsible() to the section.")
  }

  static func collapsibleWithoutHeader(section: String, at location: CallSite) -> Self {
    Self(
      .collapsibleWithoutHeader, at: location,
      "The user can't collapse \(section), because it has no header to tap. Add .title(\"…\") or a header, "
        + "or collapse it in code, with .collapsible(disclosure: .manual).")
  }
}
