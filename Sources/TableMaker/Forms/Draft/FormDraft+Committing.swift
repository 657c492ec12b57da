extension FormDraft {
  /// The key paths with values that differ from the model's, in the order in which they were first changed.
  ///
  /// If the value is `Equatable`, a field that you set back isn't among them.
  public var changedKeyPaths: [PartialKeyPath<Model>] {
    noteReading(.everything)
    return values.changedKeyPaths
  }

  /// A Boolean value that indicates whether any field has changed since the draft read the model.
  public var isChanged: Bool {
    noteReading(.everything)
    return values.isChanged
  }

  /// A Boolean value that indicates whether the rows that show the draft have no mistakes.
  ///
  /// Hidden rows don't count.
  public var isValid: Bool {
    noteReading(.everything)
    noteReading(.validity)
    return mistakes(tells: false).isEmpty
  }

  private func mistakes(tells: Bool) -> [String] {
    tellGroup()
    return followers.ofEverything.flatMap { $0.mistakes(in: self, tells: tells) }
  }

  /// Performs an action when the draft is about to be committed.
  ///
  /// The closure can still change fields, because TableMaker calls it before it validates the rows. You can call this
  /// method more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure. If it throws an error, `commit()` rethrows it and doesn't commit anything.
  public func onWillCommit(@ClosureWithoutReturn _ body: @escaping () throws -> Void) { willCommitEvents.append(body) }

  /// Performs an action when the draft has been committed.
  ///
  /// You can call this method more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the model with the edits. If it throws an error, `commit()` rethrows it
  ///   after the commit.
  public func onCommit(@ClosureWithoutReturn _ body: @escaping (Model) throws -> Void) { commitEvents.append(body) }

  /// Performs an action when `reload()` is about to discard the edits.
  ///
  /// The draft still has its edits, so the closure can save them elsewhere. You can call this method more than once;
  /// TableMaker calls the closures in order. A call of `reload()` in the closure has no effect.
  /// - Parameter body: A closure.
  public func onWillReload(@ClosureWithoutReturn _ body: @escaping () -> Void) { willReloadEvents.append(body) }

  /// Performs an action when `reload()` has read the model again.
  ///
  /// You can call this method more than once; TableMaker calls the closures in order. A call of `reload()` in the
  /// closure has no effect.
  /// - Parameter body: A closure that receives the model.
  public func onReload(@ClosureWithoutReturn _ body: @escaping (Model) -> Void) { reloadEvents.append(body) }

  /// Writes the edits to the model.
  ///
  /// The draft first reads the model again. If other code has changed a field that the draft hasn't changed, that
  /// change stays. If this method throws an error, no edits are lost.
  /// - Returns: The model with the edits.
  /// - Throws: `DraftConflict` if both have changed a field; `DraftError` if rows have mistakes, or the model no longer
  ///   exists or is already being committed; and the errors of your closures.
  @discardableResult public func commit() throws -> Model {
    guard !isCommitting else { throw DraftError.isCommitting }
    isCommitting = true
    defer { isCommitting = false }
    history.close()
    for event in willCommitEvents { try event() }
    let mistakes = mistakes(tells: true)
    guard mistakes.isEmpty else {
      // A rule can depend on values outside the draft, which notify nobody.
      validityDidChange()
      _ = followers.ofEverything.contains { $0.showFirstMistake(in: self) }
      throw DraftError.isInvalid(mistakes)
    }
    var model = try theirs()
    let conflicts = values.conflicts(with: model)
    guard conflicts.isEmpty else { throw DraftConflict(fields: conflicts) }
    let time = values.writeCount
    values.merge(into: &model)
    if case .owner(_, let write) = origin { write(model) }
    try save(model)
    willChange { values.keepEdits(on: model, since: time) }
    tell([], .everything)
    for event in commitEvents { try event(model) }
    return model
  }

  /// Reads the model again and discards all edits, including typed texts that aren't valid values.
  ///
  /// You can't undo it. It has no effect if the object with the model has been deallocated. The draft calls the closures
  /// of `onWillReload` before, and those of `onReload` after it.
  public func reload() {
    guard !isReloading, (try? theirs()) != nil else { return }
    isReloading = true
    defer { isReloading = false }
    for event in willReloadEvents { event() }
    // The closures may have changed the model.
    guard let model = try? theirs() else { return }
    history = DraftHistory()
    willChange { values.load(model) }
    tell([], .everything)
    for follower in followers.ofEverything { follower.discardTexts(in: self) }
    for event in reloadEvents { event(model) }
  }

  /// Returns the current model.
  private func theirs() throws -> Model {
    guard case .owner(let read, _) = origin else { return values.base }
    guard let model = read() else { throw DraftError.modelIsGone }
    return model
  }
}
