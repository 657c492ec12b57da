// Every event has two variants: `{ item, index in … }`, and `(with: self) { owner, item, index in … }`, which holds its owner weakly.

extension ItemOptions {
  /// Does something when the user selects a row by a tap. Adds to what other `onSelect` steps do.
  ///
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onSelect(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onSelect", .didSelectRowAt, body)
  }

  /// Does something when the user selects a row by a tap. Adds to what other `onSelect` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onSelect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onSelect", .didSelectRowAt, owner, body)
  }

  /// Does something when the user deselects a row. Adds to what other `onDeselect` steps do.
  ///
  /// Only taps count: a row that is deselected after its tap, or in code, tells nothing, as everywhere in UIKit.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onDeselect(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onDeselect", .didDeselectRowAt, body)
  }

  /// Does something when the user deselects a row. Adds to what other `onDeselect` steps do.
  ///
  /// Only taps count: a row that is deselected after its tap, or in code, tells nothing, as everywhere in UIKit.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onDeselect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onDeselect", .didDeselectRowAt, owner, body)
  }

  /// Asks whether a tap may select a row. Replaces another `shouldSelect`.
  ///
  /// - Parameter answer: Gets the item and its index in the section; false leaves the selection as it is.
  public func shouldSelect(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    var copy = self
    copy._rows.shouldSelect = answer
    return copy
  }

  /// Asks whether a tap may select a row. Replaces another `shouldSelect`.
  ///
  /// - Parameters:
  ///   - owner: The object that answers, held weakly: `self`. Once it is gone, every row may be selected.
  ///   - answer: Gets the owner, the item and its index in the section; false leaves the selection as it is.
  public func shouldSelect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    shouldSelect { [weak owner] item, index in
      guard let owner else { return true }
      return answer(owner, item, index)
    }
  }

  private func adding(
    _ step: String, _ method: DelegateMethod, _ body: @escaping (Item, Int) throws -> Void
  ) -> Self {
    var copy = self
    copy._rows.events[method, default: RowEvent(step: step)].handlers.append(body)
    return copy
  }

  private func adding<Owner: AnyObject>(
    _ step: String, _ method: DelegateMethod, _ owner: Owner, _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding(step, method) { [weak owner] item, index in
      guard let owner else { return }
      try body(owner, item, index)
    }
  }
}
