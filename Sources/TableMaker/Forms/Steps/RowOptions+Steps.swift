public import UIKit

extension DataSource {
  /// Makes all rows of forms read-only while a condition is satisfied.
  ///
  /// The rows keep their appearance. Buttons, links, and rows of custom cells without a field still respond to taps, so
  /// one of them can make the form editable. If you use this step more than once, one satisfied condition is enough.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - condition: A key path of the model or of the draft, or a closure that receives the draft.
  public func readOnly<Model>(
    when draft: FormDraft<Model>, @OneValue<Bool> _ condition: @escaping (FormDraft<Model>) -> Bool
  ) -> DataSource {
    changed { configuration in
      configuration.settings.readOnly.append { condition(draft) }
    }
  }
}

extension RowOptions {
  /// Sets the row's height, in points.
  ///
  /// It overrides the section's height. If the height is negative, infinite, or NaN, TableMaker ignores it and reports
  /// a diagnostic. If you use this step more than once, the last one applies.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    var copy = self
    let location = CallSite(file: file, line: line)
    guard let height = copy._form.configuration.problems.checked(height, of: .row, at: location) else { return copy }
    return copy.changedRow { $0.height = height }
  }

  /// Shows the row only while a condition is satisfied.
  ///
  /// TableMaker evaluates the condition once after each change of the values that it has read, in the draft or in an
  /// `@Observable` object, and animates the insertion or deletion of the row. If the user is editing a deleted row, its text goes to the draft first. A hidden
  /// row has no mistakes. If you use this step more than once, all conditions must be satisfied.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - condition: A key path of the model, such as `\.wantsJackets`, or a closure that receives the draft.
  public func visible<Model>(
    when draft: FormDraft<Model>, @OneValue<Bool> _ condition: @escaping (FormDraft<Model>) -> Bool
  ) -> Self {
    changedRow(withParts: true) { $0.shown.append { condition(draft) } }
  }

  /// Enables the row only while a condition is satisfied.
  ///
  /// The user can't change or tap a disabled row. TableMaker evaluates the condition once after each change of the
  /// values that it has read. If you use this step more than once, all conditions must be satisfied.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - condition: A key path of the model or of the draft, such as `\.isValid`, or a closure that receives the draft.
  public func enabled<Model>(
    when draft: FormDraft<Model>, @OneValue<Bool> _ condition: @escaping (FormDraft<Model>) -> Bool
  ) -> Self {
    changedRow(withParts: true) { $0.enabled.append { condition(draft) } }
  }

  /// Makes the row read-only while a condition is satisfied.
  ///
  /// The row keeps its appearance. If the user is editing it, its text goes to the draft first. TableMaker evaluates
  /// the condition once after each change of the values that it has read. To apply a condition to all rows of a table
  /// view, use `readOnly` before the first section. If you use this step more than once, one satisfied condition is
  /// enough.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - condition: A key path of the model or of the draft, or a closure that receives the draft.
  public func readOnly<Model>(
    when draft: FormDraft<Model>, @OneValue<Bool> _ condition: @escaping (FormDraft<Model>) -> Bool
  ) -> Self {
    changedRow(withParts: true) { $0.readOnly.append { condition(draft) } }
  }

  /// Performs an action when the user taps the row.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure. Errors that it throws go to `onError`.
  public func onSelect(@ClosureWithoutReturn _ body: @escaping () throws -> Void) -> Self {
    changedRow { $0.selectEvents.append(body) }
  }

  /// Performs an action when the user taps the row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self {
    onSelect(weakly(owner, body))
  }
}
