// Moving rows.
extension ItemOptions {
  /// Provides a Boolean value for each row that indicates whether the user can move it with its reorder control.
  ///
  /// A row that the user can't move still makes space for others. This step replaces `movable()`. If you use this step
  /// more than once, the last one applies.
  /// - Parameters:
  ///   - answer: A closure that receives the item and its index in the section.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func movable(
    @OneValue<Bool> where answer: @escaping (Item, Int) -> Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    moving("movable", file, line, asksRows: true) { $0.isMovable = answer }
  }

  /// Provides the target for each row that the user moves, whenever it passes over a new location.
  ///
  /// If no row of the section can be at the target, the row stays and TableMaker reports a diagnostic. If you use this
  /// step more than once, the last one applies.
  /// - Parameter target: A closure that receives the item, its original location, and the proposed location, and
  ///   returns one of the two, or another location.
  public func moveTargets(@OneValue<RowPlace> _ target: @escaping (Item, RowPlace, RowPlace) -> RowPlace) -> Self {
    var copy = self
    copy._rows.moving.target = target
    return copy
  }

  /// Performs an action when the user has moved a row.
  ///
  /// This step makes the section's rows movable. TableMaker has already changed an `ItemList`, `PagedList`, or
  /// `SectionList`. Change a custom source in the closure: if the item doesn't move there, the row returns. You can use
  /// this step more than once; TableMaker calls the closures in order.
  /// - Parameters:
  ///   - body: A closure that receives the item, its original location, and its new location. Errors that it throws go
  ///     to `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onMove(
    @ClosureWithoutReturn _ body: @escaping (Item, RowPlace, RowPlace) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    moving("onMove", file, line) { $0.handlers.append(body) }
  }

  /// Performs an action when the user has moved a row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onMove<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Item, RowPlace, RowPlace) throws -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    moving("onMove", file, line) { $0.handlers.append(weakly(owner, body)) }
  }

  private func moving(
    _ step: String, _ file: StaticString, _ line: UInt, asksRows: Bool? = nil,
    _ change: (inout MovingSteps<Item>) -> Void
  ) -> Self {
    var copy = self
    change(&copy._rows.moving)
    copy._configuration.settings.moving.use(step, CallSite(file: file, line: line), asksRows: asksRows)
    return copy
  }
}
