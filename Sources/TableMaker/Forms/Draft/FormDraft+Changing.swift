// A change of a draft first notifies the followers, which read the new values. Then the events receive the changes one
// after the other.
extension FormDraft: FollowedDraft {
  func write<Value>(_ value: Value, at keyPath: WritableKeyPath<Model, Value>, _ kind: DraftHistory<Model>.Kind) {
    if let redirect = values.redirect(at: keyPath) { return redirect.write(self, value, kind) }
    let old = values.readValue(at: keyPath)
    // Compares before writing, because your `==` can read the draft.
    if isSame(old, value) == true { return }
    willChange { values.write(value, at: keyPath) }
    let edit = DraftHistory<Model>.Edit(keyPath: keyPath, old: KeptValue(old), new: KeptValue(value))
    note([edit], kind)
    tell([edit], DraftParts(values.part(of: keyPath)))
  }

  /// Groups several changes into one undo step, and one update of each table view.
  ///
  /// Rows and conditions receive the changes at the end of the group, once each; closures of `onChange` receive each
  /// change immediately.
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
      if openGroups == 1 { tellGroup() }
      openGroups -= 1
      if openGroups == 0 { history.endGroup() }
    }
    try changes()
  }

  /// Ends the current undo step, so the next change begins another one.
  public func endStep() { history.close() }

  private func note(_ edits: [DraftHistory<Model>.Edit], _ kind: DraftHistory<Model>.Kind) {
    if openGroups > 0 { history.addToGroup(edits) } else { history.add(edits, kind) }
  }

  /// Applies the values of edits.
  private func apply(_ edits: [(PartialKeyPath<Model>, any AnyKeptValue)], noting: Bool) {
    var made: [DraftHistory<Model>.Edit] = []
    var parts = DraftParts()
    willChange {
      for (keyPath, value) in edits {
        guard let field = values.field(keyPath), let old = values.value(at: keyPath) else { continue }
        values.put(value, at: keyPath)
        parts.insert(value is MissingValue<Model> ? .everything : values.part(of: field))
        guard field.hasSameValue(old, value) != true, !(value is MissingValue<Model>) else { continue }
        made.append(DraftHistory<Model>.Edit(keyPath: keyPath, old: old, new: value))
      }
    }
    if noting { note(made, .single) }
    tell(made, parts)
  }

  // MARK: Undoing

  /// A Boolean value that indicates whether the draft can undo a step.
  public var canUndo: Bool {
    noteReading(.everything)
    return history.canUndo
  }

  /// A Boolean value that indicates whether the draft can redo a step.
  public var canRedo: Bool {
    noteReading(.everything)
    return history.canRedo
  }

  /// Undoes the last step, such as a typed word, a switch, a group of changes, or a `revert()`.
  public func undo() { apply(history.undo().map { ($0.keyPath, $0.old) }, noting: false) }

  /// Redoes the step that was undone last.
  public func redo() { apply(history.redo().map { ($0.keyPath, $0.new) }, noting: false) }

  /// Restores the values that the draft has read from the model.
  ///
  /// It discards typed texts that aren't valid values. You can undo it, except for these texts.
  public func revert() {
    history.close()
    apply(values.readValues(of: values.changedKeyPaths), noting: true)
    for follower in followers.ofEverything { follower.discardTexts(in: self) }
  }

  /// Resolves a conflict in favor of the draft's values or the model's values.
  ///
  /// - Parameters:
  ///   - conflict: The error that `commit()` has thrown.
  ///   - side: `.mine` to overwrite the model's values with the next `commit()`, `.theirs` to show them in the draft.
  public func resolve(_ conflict: DraftConflict<Model>, keeping side: DraftConflict<Model>.Side) {
    resolve(conflict.fields, keeping: side)
  }

  /// Resolves a conflict of some fields in favor of the draft's values or the model's values.
  ///
  /// - Parameters:
  ///   - fields: Some of the conflict's fields.
  ///   - side: `.mine` to overwrite the model's values with the next `commit()`, `.theirs` to show them in the draft.
  public func resolve(_ fields: [DraftConflict<Model>.Field], keeping side: DraftConflict<Model>.Side) {
    for field in fields { values.take(field.theirValue, asReadAt: field.keyPath) }
    apply(fields.map { ($0.keyPath, side == .theirs ? $0.theirValue : $0.myValue) }, noting: true)
  }

  // MARK: Notifying

  /// Performs an action when a field of the draft has changed.
  ///
  /// If the closure changes the draft, all closures receive that change after this one. If they change it endlessly,
  /// TableMaker reports a diagnostic. You can call this method more than once; TableMaker calls the closures in order.
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - body: A closure that receives the field and both values. The draft keeps it.
  public func onChange(
    file: StaticString = #fileID, line: UInt = #line,
    @ClosureWithoutReturn _ body: @escaping (DraftChange<Model>) -> Void
  ) {
    changeEvents.append(body)
    changeLocation = changeLocation ?? CallSite(file: file, line: line)
  }

  func addFollower(_ follower: any DraftFollower, reading parts: DraftParts?) {
    followers.add(follower, reading: parts)
  }

  func removeFollower(_ follower: any DraftFollower) { followers.remove(follower) }

  func validityDidChange() {
    willChange {}
    tell([], DraftParts(.validity))
  }

  /// Notifies followers and events of changes.
  func tell(_ edits: [DraftHistory<Model>.Edit], _ parts: DraftParts) {
    // The notification waits because a rule is being called.
    if rules.postpone() {
      postponed.edits += edits
      postponed.parts.formUnion(parts)
      return
    }
    noteForEvents(edits)
    if openGroups > 0, !isTellingGroup { grouped.formUnion(parts) } else { tellFollowers(parts) }
    // Events receive a follower's change after the one that the follower was notified of.
    if openTells == 0 { tellEvents() }
  }

  private func tellFollowers(_ parts: DraftParts) {
    guard !parts.isEmpty else { return }
    openTells += 1
    let followers = followers.affected(by: parts)
    for follower in followers { follower.draft(self, didChange: parts) }
    for follower in followers { follower.draftDidSettle() }
    openTells -= 1
  }

  /// Notifies the followers of the open group's changes, at its end or before code depends on them.
  func tellGroup() {
    guard !grouped.isEmpty, !isTellingGroup else { return }
    let parts = grouped
    (grouped, isTellingGroup) = (DraftParts(), true)
    tellFollowers(parts)
    isTellingGroup = false
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
    var position = 0
    while position < untold.count, !limit.isReached(at: untold[position].depth) {
      toldDepth = untold[position].depth
      for event in changeEvents { event(untold[position].change) }
      position += 1
    }
    if position < untold.count, let changeLocation {
      report(.endlessChanges(field: "\(untold[position].change.keyPath)", count: position, at: changeLocation))
    }
  }

  /// Reports a diagnostic to the first table view that shows the draft, or writes it to standard error if none does.
  private func report(_ diagnostic: Diagnostic) {
    if !followers.ofEverything.contains(where: { $0.report(diagnostic) }) { DiagnosticReporter.write(diagnostic) }
  }
}
