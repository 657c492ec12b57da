extension Draft {
  /// The key paths whose values are others than when the model was read, in the order in which they were changed.
  ///
  /// A value that was set back is no change where it is `Equatable`.
  public var changedKeyPaths: [PartialKeyPath<Model>] {
    noteReading(.everything)
    return values.changedKeyPaths
  }

  /// Whether anything has been changed since the model was read.
  public var isChanged: Bool {
    noteReading(.everything)
    return values.isChanged
  }

  /// Whether the rows that show the draft have no mistakes. Rows that are not shown do not count.
  public var isValid: Bool {
    noteReading(.everything)
    noteReading(.validity)
    return mistakes(tells: false).isEmpty
  }

  private func mistakes(tells: Bool) -> [String] {
    livingFollowers.flatMap { $0.mistakes(in: self, tells: tells) }
  }

  /// Does something before the draft is committed: the last moment to change a field. Adds to what other `onWillCommit` calls do.
  ///
  /// It comes before the rows are asked for mistakes.
  /// - Parameter body: What it throws `commit()` throws, and nothing is committed.
  public func onWillCommit(@ClosureWithoutReturn _ body: @escaping () throws -> Void) { willCommitEvents.append(body) }

  /// Does something with the model after it has been committed. Adds to what other `onCommit` calls do.
  ///
  /// - Parameter body: Gets the model with the edits. What it throws `commit()` throws, when all is done.
  public func onCommit(@ClosureWithoutReturn _ body: @escaping (Model) throws -> Void) { commitEvents.append(body) }

  /// Writes the edits to the model.
  ///
  /// The model is read once more first: what somebody else has changed meanwhile stays, where the draft has not changed it too. Nothing is lost
  /// where it throws.
  /// - Returns: The model with the edits.
  /// - Throws: `DraftConflict` if both have changed a field, `DraftError` if rows have mistakes, the model is gone or is being committed
  ///   already, and what the save closure and `onWillCommit` throw.
  @discardableResult public func commit() throws -> Model {
    guard !isCommitting else { throw DraftError.isCommitting }
    isCommitting = true
    defer { isCommitting = false }
    history.close()
    for event in willCommitEvents { try event() }
    let mistakes = mistakes(tells: true)
    guard mistakes.isEmpty else {
      _ = livingFollowers.contains { $0.showFirstMistake(in: self) }
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

  /// Reads the model again, and forgets all edits. It cannot be undone.
  ///
  /// Nothing happens if the object that has the model is gone.
  public func reload() {
    guard let model = try? theirs() else { return }
    history = DraftHistory()
    willChange { values.load(model) }
    tell([], .everything)
  }

  /// The model as it is now.
  private func theirs() throws -> Model {
    guard case .owner(let read, _) = origin else { return values.base }
    guard let model = read() else { throw DraftError.modelIsGone }
    return model
  }
}
