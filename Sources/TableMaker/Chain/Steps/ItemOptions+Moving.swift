// Rows that the user moves by hand.
extension ItemOptions {
  /// Asks each row whether the user may move it, by its grip while the table is edited. Replaces `movable`.
  ///
  /// - Parameters:
  ///   - answer: Gets the item and its index in the section. A row that may not be moved makes room for others all the same.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func movables(
    @OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    moving("movables", file, line, asksRows: true) { $0.isMovable = answer }
  }

  /// Asks where a row may go that the user moves, whenever it comes over another place. Replaces another `moveTargets`.
  ///
  /// - Parameter target: Gets the item, its place, and the place below the finger; returns where it may go: one of the two, or another.
  ///   A place that no row of the section can have is a diagnostic, and the row stays.
  public func moveTargets(@OneValue<RowPlace> _ target: @escaping (Item, RowPlace, RowPlace) -> RowPlace) -> Self {
    var copy = self
    copy._rows.moving.target = target
    return copy
  }

  /// Does something when the user has moved a row. Adds to what other `onMove` steps do; rows can be moved with it.
  ///
  /// A list of ours has been changed by then. A source of the app's is to be changed now: a row whose item stays goes back.
  /// - Parameters:
  ///   - body: Gets the item, the place where it was, and the one where it is. What it throws goes to the table's `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onMove(
    @ClosureWithoutReturn _ body: @escaping (Item, RowPlace, RowPlace) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    moving("onMove", file, line) { $0.handlers.append(body) }
  }

  /// Does something when the user has moved a row. Adds to what other `onMove` steps do; rows can be moved with it.
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
