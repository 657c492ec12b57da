// What happens when a draft changes: who follows it looks what is other, then the events are told, one change after the other.
extension Draft: FollowedDraft {
  func write<Value>(_ value: Value, at keyPath: WritableKeyPath<Model, Value>, _ kind: DraftHistory<Model>.Kind) {
    let old = values.readValue(at: keyPath)
    // The app's `==` may read the draft, so it is not asked while that is being written.
    if isSame(old, value) == true { return }
    willChange { values.write(value, at: keyPath) }
    let edit = DraftHistory<Model>.Edit(keyPath: keyPath, old: KeptValue(old), new: KeptValue(value))
    note([edit], kind)
    tell([edit], DraftParts(DraftPart(keyPath)))
  }

  /// Makes several changes as one: one step to undo, and one update of each table.
  ///
  /// ```swift
  /// draft.group {
  ///   draft.guests = 2
  ///   draft.wantsJackets = true
  /// }
  /// ```
  public func group(_ changes: () throws -> Void) rethrows {
    openGroups += 1
    defer {
      openGroups -= 1
      if openGroups == 0 { history.endGroup() }
    }
    try changes()
  }

  /// Has the next change begin a step to undo: what was typed so far is one.
  public func endStep() { history.close() }

  private func note(_ edits: [DraftHistory<Model>.Edit], _ kind: DraftHistory<Model>.Kind) {
    if openGroups > 0 { history.addToGroup(edits) } else { history.add(edits, kind) }
  }

  /// Puts values in the place of others.
  private func apply(_ edits: [(PartialKeyPath<Model>, any AnyKeptValue)], noting: Bool) {
    var made: [DraftHistory<Model>.Edit] = []
    var parts = DraftParts()
    willChange {
      for (keyPath, value) in edits {
        guard let field = values.field(keyPath), let old = values.value(at: keyPath) else { continue }
        values.put(value, at: keyPath)
        parts.insert(field.part)
        guard field.hasSameValue(old, value) != true, !(value is MissingValue<Model>) else { continue }
        made.append(DraftHistory<Model>.Edit(keyPath: keyPath, old: old, new: value))
      }
    }
    if noting { note(made, .single) }
    tell(made, parts)
  }

  // MARK: Undoing

  /// Whether there is a step to undo.
  public var canUndo: Bool {
    noteReading(.everything)
    return history.canUndo
  }

  /// Whether there is a step to do again.
  public var canRedo: Bool {
    noteReading(.everything)
    return history.canRedo
  }

  /// Takes the last step back: a word that was typed, a switch, a group of changes, a `revert()`.
  public func undo() { apply(history.undo().map { ($0.keyPath, $0.old) }, noting: false) }

  /// Does again what was undone last.
  public func redo() { apply(history.redo().map { ($0.keyPath, $0.new) }, noting: false) }

  /// Puts back what was read of the model. It can be undone.
  public func revert() {
    history.close()
    apply(values.readValues(of: values.changedKeyPaths), noting: true)
  }

  /// Puts values that somebody else has written in the place of the draft's, or takes them for read.
  ///
  /// - Parameters:
  ///   - conflict: What `commit()` has thrown.
  ///   - side: `.mine` to write the draft's values over them with the next `commit()`, `.theirs` to show them instead.
  public func resolve(_ conflict: DraftConflict<Model>, keeping side: DraftConflict<Model>.Side) {
    resolve(conflict.fields, keeping: side)
  }

  /// Puts the values of some fields that somebody else has written in the place of the draft's, or takes them for read.
  ///
  /// - Parameters:
  ///   - fields: Some of a conflict's fields.
  ///   - side: `.mine` to write the draft's values over them with the next `commit()`, `.theirs` to show them instead.
  public func resolve(_ fields: [DraftConflict<Model>.Field], keeping side: DraftConflict<Model>.Side) {
    for field in fields { values.take(field.theirValue, asReadAt: field.keyPath) }
    apply(fields.map { ($0.keyPath, side == .theirs ? $0.theirValue : $0.myValue) }, noting: true)
  }

  // MARK: Telling

  /// Does something after each change of a field. Adds to what other `onChange` calls do.
  ///
  /// A handler that changes the draft is told of that change after this one, and so are the others.
  /// Handlers that change it without end are a diagnostic.
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - body: Gets the field with both values. It is kept as long as the draft.
  public func onChange(
    file: StaticString = #fileID, line: UInt = #line,
    @ClosureWithoutReturn _ body: @escaping (DraftChange<Model>) -> Void
  ) {
    changeEvents.append(body)
    changePlace = changePlace ?? CallSite(file: file, line: line)
  }

  func addFollower(_ follower: any DraftFollower) {
    let identifier = ObjectIdentifier(follower)
    if followers[identifier]?.object === follower { return }
    if followers.count > 64, followers.count & (followers.count - 1) == 0 {
      followerOrder.removeAll { followers[$0]?.object == nil }
      followers = followers.filter { $0.value.object != nil }
    }
    if followers.updateValue(WeakReference(follower), forKey: identifier) == nil { followerOrder.append(identifier) }
  }

  func validityDidChange() {
    willChange {}
    tell([], DraftParts(.validity))
  }

  var livingFollowers: [any DraftFollower] { followerOrder.compactMap { followers[$0]?.object as? any DraftFollower } }

  /// Tells of changes that have been made.
  func tell(_ edits: [DraftHistory<Model>.Edit], _ parts: DraftParts) {
    // A rule is in the middle of its answer.
    if rules.postpone() {
      postponed.edits += edits
      postponed.parts.formUnion(parts)
      return
    }
    noteForEvents(edits)
    openTells += 1
    if !parts.isEmpty {
      let followers = livingFollowers
      for follower in followers { follower.draft(self, didChange: parts) }
      for follower in followers { follower.draftDidSettle() }
    }
    openTells -= 1
    // Events receive a change that a follower makes after the one that the follower has heard of.
    if openTells == 0 { tellEvents() }
  }

  func tellPostponed() {
    let (edits, parts) = postponed
    postponed = ([], DraftParts())
    tell(edits, parts)
  }

  private func noteForEvents(_ edits: [DraftHistory<Model>.Edit]) {
    guard !changeEvents.isEmpty || !queues.isEmpty, !edits.isEmpty else { return }
    let changes = edits.map { DraftChange(keyPath: $0.keyPath, oldValue: $0.old.any, newValue: $0.new.any) }
    for change in changes {
      for queue in queues { queue.object?.add(change) }
    }
    let depth = isTelling ? toldDepth + 1 : 0
    untold += changes.map { UntoldChange(change: $0, depth: depth) }
    limit.note(changes.count, at: depth)
  }

  private func tellEvents() {
    guard !isTelling, !untold.isEmpty else { return }
    isTelling = true
    defer {
      (isTelling, untold, limit) = (false, [], HandlerLimit())
    }
    var place = 0
    while place < untold.count, !limit.isReached(at: untold[place].depth) {
      toldDepth = untold[place].depth
      for event in changeEvents { event(untold[place].change) }
      place += 1
    }
    if place < untold.count, let changePlace {
      let problem = Diagnostic.Form.endlessChanges(field: "\(untold[place].change.keyPath)", count: place)
      report(.form(problem, at: changePlace))
    }
  }

  /// Gives a diagnostic to the first table that shows the draft; one that none shows goes to standard error.
  private func report(_ diagnostic: Diagnostic) {
    if !livingFollowers.contains(where: { $0.report(diagnostic) }) { DiagnosticReporter.write(diagnostic) }
  }
}
