/// The rows of a section that are bound to fields of one draft, arranged by which changes of the draft affect them.
@MainActor struct BoundRows {
  /// The rows of stored properties of a value, by property: there are few properties, even with many rows.
  private var stored: [(keyPath: AnyKeyPath, part: DraftParts, rows: [FormRow])] = []
  /// The rows of objects' properties.
  private var ofObjects: [AnyKeyPath: [FormRow]] = [:]
  /// The rows of values in elements, by the keys of their elements.
  private var ofElements: [ElementPart.Family: (bytes: Range<Int>, rows: [AnyHashable: [FormRow]])] = [:]
  /// The rows of fields that can depend on the whole draft, such as elements of arrays. They check their field at each
  /// change.
  private var looking: [FormRow] = []
  /// Other rows of such fields, which check their field only while a cell shows them.
  private var shown: [FormRow] = []
  private var mostShown = 256
  /// The rows of fields that can depend on the whole draft, and aren't values in elements.
  private var unlocated: [FormRow] = []
  /// The rows of array elements, and the draft's shape at the last check.
  private var elements: [FormRow] = []
  private var shape = -1

  mutating func add(_ row: FormRow, _ field: FormField) {
    if field.isThere != nil {
      elements.append(row)
      shape = -1
    }
    switch field.part {
    case .bytes:
      if let position = stored.firstIndex(where: { $0.keyPath == field.keyPath }) {
        return stored[position].rows.append(row)
      }
      stored.append((field.keyPath, DraftParts(field.part), [row]))
    case .reference(let keyPath): ofObjects[keyPath, default: []].append(row)
    case .element(let part):
      ofElements[part.family, default: (part.bytes, [:])].rows[part.key, default: []].append(row)
      look(row)
    case .everything, .validity:
      unlocated.append(row)
      look(row)
    }
  }

  private mutating func look(_ row: FormRow) {
    if row.looksUnseen { looking.append(row) } else if row.binding != nil, !row.isKnownAsShown { show(row) }
  }

  /// The largest number of rows to remove one by one. For more, one pass looks at all rows.
  static var mostRemovedSingly: Int { 16 }

  mutating func remove(_ gone: [FormRow]) {
    if gone.count <= Self.mostRemovedSingly { return gone.forEach { remove($0) } }
    let gone = Set(gone.map(ObjectIdentifier.init))
    func isLeft(_ row: FormRow) -> Bool { !gone.contains(ObjectIdentifier(row)) }
    for position in stored.indices { stored[position].rows.removeAll { !isLeft($0) } }
    stored.removeAll(where: \.rows.isEmpty)
    ofObjects = ofObjects.mapValues { $0.filter(isLeft) }.filter { !$0.value.isEmpty }
    ofElements = ofElements.mapValues { bytes, rows in
      (bytes, rows.mapValues { $0.filter(isLeft) }.filter { !$0.value.isEmpty })
    }
    unlocated.removeAll { !isLeft($0) }
    looking.removeAll { !isLeft($0) }
    elements.removeAll { !isLeft($0) }
    for row in shown where !isLeft(row) { row.isKnownAsShown = false }
    shown.removeAll { !isLeft($0) }
  }

  private mutating func remove(_ row: FormRow) {
    switch row.settings.field?.part {
    case .bytes:
      for position in stored.indices.reversed() where stored[position].keyPath == row.settings.field?.keyPath {
        stored[position].rows.remove(row)
        if stored[position].rows.isEmpty { stored.remove(at: position) }
      }
    case .reference(let keyPath):
      ofObjects[keyPath]?.remove(row)
      if ofObjects[keyPath]?.isEmpty == true { ofObjects[keyPath] = nil }
    case .element(let part):
      ofElements[part.family]?.rows[part.key]?.remove(row)
      if ofElements[part.family]?.rows[part.key]?.isEmpty == true { ofElements[part.family]?.rows[part.key] = nil }
    case .everything, .validity, nil: unlocated.remove(row)
    }
    looking.remove(row)
    elements.remove(row)
    if shown.remove(row) { row.isKnownAsShown = false }
  }

  /// Returns the rows of elements that were inserted or deleted since the last call.
  mutating func rowsComingOrGoing(in draft: any FollowedDraft) -> [FormRow] {
    guard !elements.isEmpty, shape != draft.shape else { return [] }
    shape = draft.shape
    return elements.filter { $0.lookWhetherThere() }
  }

  /// Adds a row that a cell shows from now on.
  mutating func show(_ row: FormRow) {
    // The other kinds of rows receive their changes even if no cell shows them.
    switch row.settings.field?.part {
    case .everything, .element: break
    default: return
    }
    // Removes rows without a cell only when there are many, because removing them one by one is slow.
    if shown.count > mostShown {
      for row in shown where row.binding == nil { row.isKnownAsShown = false }
      shown.removeAll { $0.binding == nil }
      mostShown = max(256, 2 * shown.count)
    }
    row.isKnownAsShown = true
    shown.append(row)
  }

  /// Calls a closure with each row with a field that can have changed.
  func forEachRow(touchedBy changed: DraftParts, _ body: (FormRow) -> Void) {
    guard !changed.isEmptyOfModel else { return }
    if changed.isOfElementsAlone { return forEachRow(of: changed.elements, body) }
    for (_, part, rows) in stored where part.overlaps(changed) { rows.forEach(body) }
    if changed.isOfObjectsAlone {
      for keyPath in changed.references { ofObjects[keyPath]?.forEach(body) }
    } else {
      // The value can now reference another object.
      for rows in ofObjects.values { rows.forEach(body) }
    }
    looking.forEach(body)
    for row in shown where row.binding != nil { body(row) }
  }

  private func forEachRow(of changed: ElementParts, _ body: (FormRow) -> Void) {
    for (_, part, rows) in stored where changed.overlaps(part.bytes) { rows.forEach(body) }
    // The element can reference another object.
    for rows in ofObjects.values { rows.forEach(body) }
    for (family, entry) in ofElements {
      if let keys = changed.keys(affecting: family, in: entry.bytes) {
        for key in keys { entry.rows[key]?.forEach(body) }
      } else {
        for rows in entry.rows.values { rows.forEach(body) }
      }
    }
    for row in unlocated where row.looksUnseen || row.binding != nil { body(row) }
  }
}

extension [FormRow] {
  /// Removes a row; returns `false` if it isn't there.
  @discardableResult fileprivate mutating func remove(_ row: FormRow) -> Bool {
    // It's a loop, because a closure would check the main actor for each row.
    for index in indices where self[index] === row {
      remove(at: index)
      return true
    }
    return false
  }
}
