import TableMakerDiffing

// MARK: Sections

extension SectionList {
  /// Adds a section at the end of the list.
  public func append(_ section: ItemSection<Item>) { sections.append(section) }

  /// Inserts a section before the section with a given name.
  ///
  /// - Parameters:
  ///   - section: The new section.
  ///   - name: The name of the other section. If no section has the name, the new section goes to the end, and
  ///     TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func insert(
    _ section: ItemSection<Item>, before name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    let position = firstIndex(named: name)
    sections.insert(section, at: position ?? sections.count)
    if position == nil { reportUnknown(name, by: "insert(_:before:)", wasAdded: true, file: file, line: line) }
  }

  /// Inserts a section after the section with a given name.
  ///
  /// - Parameters:
  ///   - section: The new section.
  ///   - name: The name of the other section. If no section has the name, the new section goes to the end, and
  ///     TableMaker reports a diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func insert(
    _ section: ItemSection<Item>, after name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    let position = firstIndex(named: name)
    sections.insert(section, at: position.map { $0 + 1 } ?? sections.count)
    if position == nil { reportUnknown(name, by: "insert(_:after:)", wasAdded: true, file: file, line: line) }
  }

  /// Removes the section with a given name and its items, and returns it.
  ///
  /// If no section has the name, TableMaker reports a diagnostic, and the method returns `nil`.
  @discardableResult public func removeSection(
    _ name: String, file: StaticString = #fileID, line: UInt = #line
  ) -> ItemSection<Item>? {
    guard let position = firstIndex(named: name) else {
      reportUnknown(name, by: "removeSection(_:)", file: file, line: line)
      return nil
    }
    return sections.remove(at: position)
  }

  /// Moves a section before another one. Moves nothing if either section doesn't exist.
  ///
  /// - Parameters:
  ///   - name: The name of the section to move.
  ///   - other: The name of the section that follows it after the move.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func moveSection(
    _ name: String, before other: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(name, beside: other, offset: 0, by: "moveSection(_:before:)", file: file, line: line)
  }

  /// Moves a section after another one. Moves nothing if either section doesn't exist.
  ///
  /// - Parameters:
  ///   - name: The name of the section to move.
  ///   - other: The name of the section that precedes it after the move.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func moveSection(
    _ name: String, after other: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(name, beside: other, offset: 1, by: "moveSection(_:after:)", file: file, line: line)
  }

  private func move(
    _ name: String, beside other: String, offset: Int, by call: String, file: StaticString, line: UInt
  ) {
    guard let from = firstIndex(named: name) else { return reportUnknown(name, by: call, file: file, line: line) }
    guard let anchor = firstIndex(named: other) else { return reportUnknown(other, by: call, file: file, line: line) }
    guard from != anchor else { return }
    // The section is removed first, so it no longer counts before the anchor.
    let to = anchor + offset - (from < anchor ? 1 : 0)
    guard from != to else { return }
    var moved = sections
    moved.insert(moved.remove(at: from), at: to)
    sections = moved
  }
}

// MARK: A section's items

extension SectionList {
  /// Edits the section with a given name in a closure, and notifies observers once.
  ///
  /// ```swift
  /// days.edit("monday") { day in
  ///   day.title = "Monday, closed in the afternoon"
  ///   day.items.removeAll { $0.isLate }
  /// }
  /// ```
  /// - Parameters:
  ///   - name: The name of the section.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  ///   - body: A closure that changes the section. If it throws, the section stays unchanged. TableMaker doesn't call
  ///     it if no section has the name.
  /// - Returns: The result of the closure. If no section has the name, TableMaker reports a diagnostic, and the result
  ///   is `nil`.
  @discardableResult public func edit<Result>(
    _ name: String, file: StaticString = #fileID, line: UInt = #line,
    _ body: (inout ItemSection<Item>) throws -> Result
  ) rethrows -> Result? {
    guard let position = firstIndex(named: name) else {
      reportUnknown(name, by: "edit(_:_:)", file: file, line: line)
      return nil
    }
    var edited = sections[position]
    // The closure edits a copy, because it may read the list and even change it.
    let result = try body(&edited)
    // If all objects are the same as before, the closure may have edited any of them in place.
    if edited.items.isSameObjects(as: sections.indices.contains(position) ? sections[position].items : []) {
      NamedObjects.note(edited.items)
    }
    put(edited, inPlaceOf: name, near: position)
    return result
  }

  /// Adds an item at the end of the section with a given name.
  ///
  /// - Parameters:
  ///   - item: The new item.
  ///   - name: The name of the section. If no section has the name, TableMaker adds one at the end and reports a
  ///     diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func append(_ item: Item, to name: String, file: StaticString = #fileID, line: UInt = #line) {
    append(contentsOf: CollectionOfOne(item), to: name, by: "append(_:to:)", file: file, line: line)
  }

  /// Adds items at the end of the section with a given name, in order.
  ///
  /// - Parameters:
  ///   - items: The new items.
  ///   - name: The name of the section. If no section has the name, TableMaker adds one at the end and reports a
  ///     diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func append(
    contentsOf items: some Sequence<Item>, to name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    append(contentsOf: items, to: name, by: "append(contentsOf:to:)", file: file, line: line)
  }

  private func append(
    contentsOf items: some Sequence<Item>, to name: String, by call: String, file: StaticString, line: UInt
  ) {
    if let position = firstIndex(named: name) {
      sections[position].items.append(contentsOf: items)
    } else {
      append(ItemSection(name, items: Array(items)))
      reportUnknown(name, by: call, wasAdded: true, file: file, line: line)
    }
  }
}

// MARK: An item

extension SectionList {
  /// Removes an item from the first section that contains it. Does nothing if none does.
  ///
  /// - Parameter item: The item to remove, in its current state or an older one, found by its identity.
  /// - Returns: The removed item, or `nil` if no section contained it.
  /// - Complexity: O(n) in the number of items.
  @discardableResult public func remove(_ item: Item) -> Item? {
    place(of: item).map { sections[$0.section].items.remove(at: $0.index) }
  }

  /// Edits an item in a closure. Does nothing if no section contains the item.
  ///
  /// An object that you edit in place counts as changed, whatever its `==` returns.
  ///
  /// ```swift
  /// days.edit(job) { $0.isDone = true }
  /// ```
  /// - Parameters:
  ///   - item: The item to edit, in its current state or an older one, found by its identity.
  ///   - change: A closure that changes the list's item. If it throws, the item stays unchanged.
  /// - Returns: A Boolean value that indicates whether the item was found.
  /// - Complexity: O(n) in the number of items.
  @discardableResult public func edit(_ item: Item, _ change: (inout Item) throws -> Void) rethrows -> Bool {
    guard let found = place(of: item) else { return false }
    var edited = sections[found.section].items[found.index]
    // The closure edits a copy, because it may read the list and even change it.
    try change(&edited)
    guard let place = place(of: item) else { return false }
    NamedObjects.note(edited)
    sections[place.section].items[place.index] = edited
    return true
  }

  private func place(of item: Item) -> (section: Int, index: Int)? {
    for (section, contents) in sections.enumerated() {
      if let index = identity.firstIndex(of: item, in: contents.items) { return (section, index) }
    }
    return nil
  }
}

extension Array {
  /// Returns whether the elements are objects, and identical to those of another array.
  fileprivate func isSameObjects(as other: [Element]) -> Bool {
    guard Element.self is AnyObject.Type, count == other.count else { return false }
    return zip(self, other).allSatisfy { ($0 as AnyObject) === ($1 as AnyObject) }
  }
}

// MARK: Unknown names

extension SectionList {
  private func reportUnknown(
    _ name: String, by call: String, wasAdded: Bool = false, file: StaticString, line: UInt
  ) {
    var known = sections.map(\.name)
    if wasAdded { known.removeLast() }
    observers.report(
      .unknownSection(name, call: call, known: known, wasAdded: wasAdded, at: CallSite(file: file, line: line)))
  }
}
