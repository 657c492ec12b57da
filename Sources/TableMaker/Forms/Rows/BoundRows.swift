/// The rows of a section that are bound to fields of one draft, by what a change of the draft may change of them.
@MainActor struct BoundRows {
  /// Those on stored properties of a value: few properties, however many rows there are.
  private var stored: [(keyPath: AnyKeyPath, part: DraftParts, rows: [FormRow])] = []
  /// Those on properties of objects.
  private var ofObjects: [AnyKeyPath: [FormRow]] = [:]
  /// Those on what may depend on all of the draft, elements of arrays among them, that have to look at each change.
  private var looking: [FormRow] = []
  /// The other ones of these, which look only while a cell shows them: nothing else of them is seen.
  private var shown: [FormRow] = []
  private var mostShown = 256
  /// Those on elements of arrays, and the shape of the draft when they were looked at last.
  private var elements: [FormRow] = []
  private var shape = -1

  mutating func add(_ row: FormRow, _ field: FormField) {
    if field.isThere != nil {
      elements.append(row)
      shape = -1
    }
    switch field.part {
    case .bytes:
      if let place = stored.firstIndex(where: { $0.keyPath == field.keyPath }) { return stored[place].rows.append(row) }
      stored.append((field.keyPath, DraftParts(field.part), [row]))
    case .reference: ofObjects[field.keyPath, default: []].append(row)
    case .everything, .validity:
      if row.looksUnseen { looking.append(row) } else if row.binding != nil, !row.isKnownAsShown { show(row) }
    }
  }

  mutating func remove(_ gone: Set<ObjectIdentifier>) {
    func isLeft(_ row: FormRow) -> Bool { !gone.contains(ObjectIdentifier(row)) }
    for place in stored.indices { stored[place].rows.removeAll { !isLeft($0) } }
    stored.removeAll(where: \.rows.isEmpty)
    ofObjects = ofObjects.mapValues { $0.filter(isLeft) }.filter { !$0.value.isEmpty }
    looking.removeAll { !isLeft($0) }
    elements.removeAll { !isLeft($0) }
    for row in shown where !isLeft(row) { row.isKnownAsShown = false }
    shown.removeAll { !isLeft($0) }
  }

  /// The rows of elements that were inserted or deleted since this was called before.
  mutating func rowsComingOrGoing(in draft: any FollowedDraft) -> [FormRow] {
    guard !elements.isEmpty, shape != draft.shape else { return [] }
    shape = draft.shape
    return elements.filter { $0.lookWhetherThere() }
  }

  /// A cell shows a row from now on.
  mutating func show(_ row: FormRow) {
    // Others are told of their changes, seen or not.
    guard case .everything? = row.settings.field?.part else { return }
    // Those that no cell shows any more go when there are many, not one by one.
    if shown.count > mostShown {
      for row in shown where row.binding == nil { row.isKnownAsShown = false }
      shown.removeAll { $0.binding == nil }
      mostShown = max(256, 2 * shown.count)
    }
    row.isKnownAsShown = true
    shown.append(row)
  }

  /// Calls a closure with each row whose field may have another value.
  func forEachRow(touchedBy changed: DraftParts, _ body: (FormRow) -> Void) {
    guard !changed.isEmptyOfModel else { return }
    for (_, part, rows) in stored where part.overlaps(changed) { rows.forEach(body) }
    if changed.isOfObjectsAlone {
      for keyPath in changed.references { ofObjects[keyPath]?.forEach(body) }
    } else {
      // An object that is reached through a value may be another one.
      for rows in ofObjects.values { rows.forEach(body) }
    }
    looking.forEach(body)
    for row in shown where row.binding != nil { body(row) }
  }
}
