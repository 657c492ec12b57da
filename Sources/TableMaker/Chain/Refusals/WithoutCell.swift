public import UIKit

// Rejects steps that receive the cell before the section has its class.
@available(*, unavailable, message: "This step needs the section's cell: put .cell(C.self) before it")
@_documentation(visibility: internal)
extension DataSection {
  public func onDisplay(@ClosureWithoutReturn _ body: @escaping (UITableViewCell, Item, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onEndDisplay(@ClosureWithoutReturn _ body: @escaping (UITableViewCell, Item, Int) throws -> Void) -> Self
  { neverCalled() }
  public func onEndDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl(
    _ control: @escaping (PutCellBeforeThisStep) -> PutCellBeforeThisStep?, for events: UIControl.Event,
    @ClosureWithoutReturn _ body: @escaping (PutCellBeforeThisStep, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl<Owner: AnyObject>(
    _ control: @escaping (PutCellBeforeThisStep) -> PutCellBeforeThisStep?, for events: UIControl.Event,
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutCellBeforeThisStep, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl<Other: UITableViewCell, Control: UIControl>(
    _ control: @escaping (Other) -> Control?, in cell: Other.Type, for events: UIControl.Event,
    @ClosureWithoutReturn _ body: @escaping (Control, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl<Other: UITableViewCell, Control: UIControl, Owner: AnyObject>(
    _ control: @escaping (Other) -> Control?, in cell: Other.Type, for events: UIControl.Event,
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Control, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func adapter(@ClosureWithoutReturn _ body: @escaping (UITableViewCell, Item, Int) -> Void) -> ReadySection<
    UITableViewCell, Item, Source
  > { neverCalled() }
  public func nodeAdapter(@ClosureWithoutReturn _ show: @escaping (UITableViewCell, Item, TreeNode) -> Void) -> Self {
    neverCalled()
  }
  public func highlightMatches(@ClosureWithoutReturn _ mark: @escaping (UITableViewCell, Item, SearchMatch) -> Void)
    -> Self
  {
    neverCalled()
  }
}
