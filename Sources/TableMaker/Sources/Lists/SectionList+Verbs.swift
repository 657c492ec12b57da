// MARK: Sections

extension SectionList {
  /// Adds a section at the end.
  public func append(_ section: ItemSection<Item>) { sections.append(section) }

  /// Puts a section before a named one.
  ///
  /// - Parameters:
  ///   - section: The new section.
  ///   - name: What the other one is known by. If there is none of that name, the new section is put at the end.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func insert(
    _ section: ItemSection<Item>, before name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = firstIndex(named: name)
    sections.insert(section, at: place ?? sections.count)
    if place == nil { reportUnknown(name, by: "insert(_:before:)", wasAdded: true, file: file, line: line) }
  }

  /// Puts a section after a named one.
  ///
  /// - Parameters:
  ///   - section: The new section.
  ///   - name: What the other one is known by. If there is none of that name, the new section is put at the end.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func insert(
    _ section: ItemSection<Item>, after name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    let place = firstIndex(named: name)
    sections.insert(section, at: place.map { $0 + 1 } ?? sections.count)
    if place == nil { reportUnknown(name, by: "insert(_:after:)", wasAdded: true, file: file, line: line) }
  }

  /// Removes a named section with its items, and returns it; nil, and a diagnostic, if there is none of that name.
  @discardableResult public func removeSection(
    _ name: String, file: StaticString = #fileID, line: UInt = #line
  ) -> ItemSection<Item>? {
    guard let place = firstIndex(named: name) else {
      reportUnknown(name, by: "removeSection(_:)", file: file, line: line)
      return nil
    }
    return sections.remove(at: place)
  }

  /// Moves a named section before another one. Nothing moves if either is not there.
  ///
  /// - Parameters:
  ///   - name: What the section is known by.
  ///   - other: What the one is known by that comes after it then.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func moveSection(
    _ name: String, before other: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    move(name, beside: other, offset: 0, by: "moveSection(_:before:)", file: file, line: line)
  }

  /// Moves a named section after another one. Nothing moves if either is not there.
  ///
  /// - Parameters:
  ///   - name: What the section is known by.
  ///   - other: What the one is known by that comes before it then.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
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
    // Taken out before, the section no longer counts among those in front of the anchor.
    let to = anchor + offset - (from < anchor ? 1 : 0)
    guard from != to else { return }
    var moved = sections
    moved.insert(moved.remove(at: from), at: to)
    sections = moved
  }
}

// MARK: A section's items

extension SectionList {
  /// Changes a named section in a closure, all at once: tells once, however much is changed.
  ///
  /// ```swift
  /// days.edit("monday") { day in
  ///   day.title = "Monday, closed in the afternoon"
  ///   day.items.removeAll { $0.isLate }
  /// }
  /// ```
  /// - Parameters:
  ///   - name: What the section is known by.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - body: Changes the section that it is given. If it throws, the section stays as it was. Not called if there is none of
  ///     that name.
  /// - Returns: What the closure returns; nil, and a diagnostic, if there is no section of that name.
  @discardableResult public func edit<Result>(
    _ name: String, file: StaticString = #fileID, line: UInt = #line,
    _ body: (inout ItemSection<Item>) throws -> Result
  ) rethrows -> Result? {
    guard let place = firstIndex(named: name) else {
      reportUnknown(name, by: "edit(_:_:)", file: file, line: line)
      return nil
    }
    var edited = sections[place]
    // On a copy, since the closure may look at the list, and even change it.
    let result = try body(&edited)
    // Of objects that are all where they were, any may have been edited.
    if edited.items.isSameObjects(as: sections.indices.contains(place) ? sections[place].items : []) {
      NamedObjects.note(edited.items)
    }
    put(edited, inPlaceOf: name, near: place)
    return result
  }

  /// Adds an item at the end of a named section.
  ///
  /// - Parameters:
  ///   - item: The new item.
  ///   - name: What the section is known by. If there is none of that name, one is made at the end.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func append(_ item: Item, to name: String, file: StaticString = #fileID, line: UInt = #line) {
    append(contentsOf: CollectionOfOne(item), to: name, by: "append(_:to:)", file: file, line: line)
  }

  /// Adds items at the end of a named section, in their order.
  ///
  /// - Parameters:
  ///   - items: The new items.
  ///   - name: What the section is known by. If there is none of that name, one is made at the end.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func append(
    contentsOf items: some Sequence<Item>, to name: String, file: StaticString = #fileID, line: UInt = #line
  ) {
    append(contentsOf: items, to: name, by: "append(contentsOf:to:)", file: file, line: line)
  }

  private func append(
    contentsOf items: some Sequence<Item>, to name: String, by call: String, file: StaticString, line: UInt
  ) {
    if let place = firstIndex(named: name) {
      sections[place].items.append(contentsOf: items)
    } else {
      append(ItemSection(name, items: Array(items)))
      reportUnknown(name, by: call, wasAdded: true, file: file, line: line)
    }
  }
}

extension Array {
  /// Returns whether the elements are objects, and identical to those of another array.
  fileprivate func isSameObjects(as other: [Element]) -> Bool {
    guard Element.self is AnyObject.Type, count == other.count else { return false }
    return zip(self, other).allSatisfy { ($0 as AnyObject) === ($1 as AnyObject) }
  }
}

// MARK: Bad names

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
