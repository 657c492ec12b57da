public import UIKit

// Events that get the cell before its class is known.
extension DataSection {
  /// Not yet: this section has no cell.
  @available(*, unavailable, message: "This section has no cell yet: put .cell(C.self) before .onDisplay")
  public func onDisplay(@ClosureWithoutReturn _ body: @escaping (UITableViewCell, Item, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no cell.
  @available(*, unavailable, message: "This section has no cell yet: put .cell(C.self) before .onDisplay")
  public func onDisplay<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no cell.
  @available(*, unavailable, message: "This section has no cell yet: put .cell(C.self) before .onDisplay")
  public func onDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no cell.
  @available(*, unavailable, message: "This section has no cell yet: put .cell(C.self) before .onEndDisplay")
  public func onEndDisplay(@ClosureWithoutReturn _ body: @escaping (UITableViewCell, Item, Int) throws -> Void) -> Self
  {
    neverCalled()
  }
  /// Not yet: this section has no cell.
  @available(*, unavailable, message: "This section has no cell yet: put .cell(C.self) before .onEndDisplay")
  public func onEndDisplay<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no cell.
  @available(*, unavailable, message: "This section has no cell yet: put .cell(C.self) before .onEndDisplay")
  public func onEndDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
}
