// Every event has three variants: `{ item, index in … }`; `(with: self) { owner, item, index in … }`, which holds its owner weakly;
// and `(by: weakSelf) { owner, item, index in … }`, which does too, and whose owner has one type for the compiler (`WeakReference`).

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
    onSelect(by: WeakReference(owner), body)
  }

  /// Does something when the user selects a row by a tap. Adds to what other `onSelect` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
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
    onDeselect(by: WeakReference(owner), body)
  }

  /// Does something when the user deselects a row. Adds to what other `onDeselect` steps do.
  ///
  /// Only taps count: a row that is deselected after its tap, or in code, tells nothing, as everywhere in UIKit.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onDeselect", .didDeselectRowAt, owner, body)
  }

  /// Does something when a row is highlighted, because a finger has come down on it. Adds to what other `onHighlight` steps do.
  ///
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onHighlight(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onHighlight", .didHighlightRowAt, body)
  }

  /// Does something when a row is highlighted, because a finger has come down on it. Adds to what other `onHighlight` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onHighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    onHighlight(by: WeakReference(owner), body)
  }

  /// Does something when a row is highlighted, because a finger has come down on it. Adds to what other `onHighlight` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onHighlight", .didHighlightRowAt, owner, body)
  }

  /// Does something when a row is highlighted no longer. Adds to what other `onUnhighlight` steps do.
  ///
  /// The finger has left it, or the table has begun to scroll.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onUnhighlight(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onUnhighlight", .didUnhighlightRowAt, body)
  }

  /// Does something when a row is highlighted no longer. Adds to what other `onUnhighlight` steps do.
  ///
  /// The finger has left it, or the table has begun to scroll.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onUnhighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    onUnhighlight(by: WeakReference(owner), body)
  }

  /// Does something when a row is highlighted no longer. Adds to what other `onUnhighlight` steps do.
  ///
  /// The finger has left it, or the table has begun to scroll.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onUnhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onUnhighlight", .didUnhighlightRowAt, owner, body)
  }

  /// Does something when the user taps a row's detail button. Adds to what other `onAccessoryTap` steps do.
  ///
  /// Only rows with an accessory of type `.detailButton` or `.detailDisclosureButton` have one.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onAccessoryTap(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onAccessoryTap", .accessoryButtonTappedForRowWith, body)
  }

  /// Does something when the user taps a row's detail button. Adds to what other `onAccessoryTap` steps do.
  ///
  /// Only rows with an accessory of type `.detailButton` or `.detailDisclosureButton` have one.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onAccessoryTap<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    onAccessoryTap(by: WeakReference(owner), body)
  }

  /// Does something when the user taps a row's detail button. Adds to what other `onAccessoryTap` steps do.
  ///
  /// Only rows with an accessory of type `.detailButton` or `.detailDisclosureButton` have one.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onAccessoryTap<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onAccessoryTap", .accessoryButtonTappedForRowWith, owner, body)
  }

  /// Does something when a tap performs a row's primary action. Adds to what other `onPrimaryAction` steps do.
  ///
  /// Unlike `onSelect` not while the table is edited, and not when the tap only changes which rows are selected; `onSelect` is called before.
  /// - Parameter body: Gets the item and its index in the section. What it throws goes to the table's `onError`.
  public func onPrimaryAction(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self {
    adding("onPrimaryAction", .performPrimaryActionForRowAt, body)
  }

  /// Does something when a tap performs a row's primary action. Adds to what other `onPrimaryAction` steps do.
  ///
  /// Unlike `onSelect` not while the table is edited, and not when the tap only changes which rows are selected; `onSelect` is called before.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onPrimaryAction<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    onPrimaryAction(by: WeakReference(owner), body)
  }

  /// Does something when a tap performs a row's primary action. Adds to what other `onPrimaryAction` steps do.
  ///
  /// Unlike `onSelect` not while the table is edited, and not when the tap only changes which rows are selected; `onSelect` is called before.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner, the item and its index in the section. What it throws goes to the table's `onError`.
  public func onPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding("onPrimaryAction", .performPrimaryActionForRowAt, owner, body)
  }

  private func adding(
    _ step: String, _ method: DelegateMethod, _ body: @escaping (Item, Int) throws -> Void
  ) -> Self {
    var copy = self
    copy._rows.events[method, default: RowEvent(step: step)].handlers.append(body)
    return copy
  }

  private func adding<Owner: AnyObject>(
    _ step: String, _ method: DelegateMethod, _ owner: WeakReference<Owner>,
    _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self {
    adding(step, method) { item, index in
      guard let owner = owner.object else { return }
      try body(owner, item, index)
    }
  }
}
