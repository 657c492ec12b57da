public import UIKit

// Events of controls in cells. The control is a function, which accepts a key path to a control or to an optional one.

extension CellOptions {
  /// Performs an action when a control in a cell sends an event, such as a button that the user taps.
  ///
  /// The closure receives the item that the row shows at the time of the event. The event doesn't select the row. If
  /// the row is removed while the control is in use, the closure receives the removed item and its last index.
  ///
  /// ```swift
  /// .onControl(\.stepper, for: .valueChanged, by: weakSelf) { controller, stepper, goods, index in
  ///   controller.order(Int(stepper.value), of: goods)
  /// }
  /// ```
  ///
  /// TableMaker adds its action to the control once, and finds the control again each time it configures the cell, so
  /// an adapter can replace it. If the control of a cell from a storyboard or a nib is `nil`, TableMaker reports a
  /// diagnostic; for other cells, the row has no such control. You can use this step more than once, also for one
  /// control; TableMaker calls the closures in order.
  /// - Parameters:
  ///   - control: A key path to the control, or a closure that receives the cell and returns the control, or `nil` for
  ///     none. TableMaker calls it each time it configures a cell, and for each event.
  ///   - events: The events. A combination calls the closure for each of them.
  ///   - body: A closure that receives the control, the item, and its index in the section. Errors that it throws go to
  ///     `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onControl<Control: UIControl>(
    _ control: @escaping (Cell) -> Control?, for events: UIControl.Event,
    @ClosureWithoutReturn _ body: @escaping (Control, Item, Int) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    adding(control, for: events, CallSite(file: file, line: line), body)
  }

  /// Performs an action when a control in a cell sends an event, such as a button that the user taps.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onControl<Control: UIControl, Owner: AnyObject>(
    _ control: @escaping (Cell) -> Control?, for events: UIControl.Event, by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Control, Item, Int) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    adding(control, for: events, CallSite(file: file, line: line), weakly(owner, body))
  }

  /// Performs an action when a control in the cells of one class sends an event.
  ///
  /// Use it in a section with several cell classes. Cells of other classes aren't affected. If the section has no cells
  /// of the class, TableMaker reports a diagnostic.
  ///
  /// ```swift
  /// .section().data(messages)
  /// .cells(PhotoCell.self, for: \.isPhoto) { cell, message, index in cell.show(message) }
  /// .otherwise(TextCell.self) { cell, message, index in cell.show(message) }
  /// .onControl(\.saveButton, in: PhotoCell.self, for: .touchUpInside, by: weakSelf) { controller, button, message, index in
  ///   controller.save(message)
  /// }
  /// ```
  ///
  /// You can use this step more than once, also for one control; TableMaker calls the closures in order.
  /// - Parameters:
  ///   - control: A key path to the control, or a closure that receives the cell and returns the control, or `nil` for
  ///     none.
  ///   - cell: The class of the cells with the control.
  ///   - events: The events. A combination calls the closure for each of them.
  ///   - body: A closure that receives the control, the item, and its index in the section. Errors that it throws go to
  ///     `onError`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func onControl<Other: UITableViewCell, Control: UIControl>(
    _ control: @escaping (Other) -> Control?, in cell: Other.Type, for events: UIControl.Event,
    @ClosureWithoutReturn _ body: @escaping (Control, Item, Int) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    using(cell, CallSite(file: file, line: line)).adding(control, for: events, CallSite(file: file, line: line), body)
  }

  /// Performs an action when a control in the cells of one class sends an event.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onControl<Other: UITableViewCell, Control: UIControl, Owner: AnyObject>(
    _ control: @escaping (Other) -> Control?, in cell: Other.Type, for events: UIControl.Event,
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, Control, Item, Int) throws -> Void, file: StaticString = #fileID,
    line: UInt = #line
  ) -> Self {
    using(cell, CallSite(file: file, line: line))
      .adding(control, for: events, CallSite(file: file, line: line), weakly(owner, body))
  }

  private func using<Other: UITableViewCell>(_ cell: Other.Type, _ location: CallSite) -> Self {
    var copy = self
    copy._configuration.settings.controlUses.append(ControlUse(cell, at: location))
    return copy
  }

  private func adding<Other, Control: UIControl>(
    _ control: @escaping (Other) -> Control?, for events: UIControl.Event, _ location: CallSite,
    _ body: @escaping (Control, Item, Int) throws -> Void
  ) -> Self {
    var copy = self
    let find = { @MainActor (cell: UITableViewCell) -> FoundControl in
      guard let cell = cell as? Other else { return .otherCell }
      return control(cell).map { .control($0) } ?? .missing
    }
    copy._rows.controls.append(
      ControlStep(events: events, location: location, find: find) { control, item, index in
        if let control = control as? Control { try body(control, item, index) }
      })
    return copy
  }
}
