public import UIKit

// Rejects steps for cells and their controls that receive items. Each returns what the chain would have had, so the
// compiler still checks the rest.
@available(*, unavailable, message: "This step gets items: put .section() and .data(items) before it")
@_documentation(visibility: internal)
extension StageWithoutItems {
  public func onControl(
    _ control: @escaping (PutDataBeforeThisStep) -> PutDataBeforeThisStep?, for events: UIControl.Event,
    @ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl<Owner: AnyObject>(
    _ control: @escaping (PutDataBeforeThisStep) -> PutDataBeforeThisStep?, for events: UIControl.Event,
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl<Other: UITableViewCell, Control: UIControl>(
    _ control: @escaping (Other) -> Control?, in cell: Other.Type, for events: UIControl.Event,
    @ClosureWithoutReturn _ body: @escaping (Control, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onControl<Other: UITableViewCell, Control: UIControl, Owner: AnyObject>(
    _ control: @escaping (Other) -> Control?, in cell: Other.Type, for events: UIControl.Event,
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Control, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func accessibility(
    @OneValue<RowAccessibility> _ accessibility: @escaping (PutDataBeforeThisStep, Int) -> RowAccessibility
  ) -> Self { neverCalled() }
  public func accessibility<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @OneValue<RowAccessibility> _ accessibility: @escaping (Owner, PutDataBeforeThisStep, Int) -> RowAccessibility
  ) -> Self { neverCalled() }
}
