public import UIKit

extension DataSource {
  /// Has all rows of forms only show their values while a condition holds: they look as before, and cannot be changed. With several, while one does.
  ///
  /// Buttons, links, and rows of cells without a field can be tapped as before: one of them may make the form editable.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - condition: A key path of the model or of the draft, or a closure that gets the draft.
  public func readOnly<Model>(
    when draft: Draft<Model>, @OneValue<Bool> _ condition: @escaping (Draft<Model>) -> Bool
  ) -> DataSource {
    changed { configuration in
      configuration.settings.readOnly.append { condition(draft) }
    }
  }
}

extension RowOptions {
  /// Sets the row's height, in points. Replaces the section's.
  ///
  /// A negative, infinite or NaN height is left out, with a diagnostic.
  public func height(_ height: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> Self {
    var copy = self
    let place = CallSite(file: file, line: line)
    guard let height = copy._form.configuration.problems.checked(height, of: .row, at: place) else { return copy }
    return copy.changedRow { $0.height = height }
  }

  /// Shows the row only while a condition holds. With several, while all do.
  ///
  /// The condition is asked once after each change of what it reads, and the row comes and goes with animation. What is being typed into a row that goes is
  /// the draft's before. A row that is not shown has no mistakes.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - condition: A key path of the model, `\.wantsJackets`, or a closure that gets the draft.
  public func shown<Model>(
    when draft: Draft<Model>, @OneValue<Bool> _ condition: @escaping (Draft<Model>) -> Bool
  ) -> Self {
    changedRow(withParts: true) { $0.shown.append { condition(draft) } }
  }

  /// Lets the user change the row, or tap it, only while a condition holds. With several, while all do.
  ///
  /// The condition is asked once after each change of what it reads.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - condition: A key path of the model or of the draft, `\.isValid`, or a closure that gets the draft.
  public func enabled<Model>(
    when draft: Draft<Model>, @OneValue<Bool> _ condition: @escaping (Draft<Model>) -> Bool
  ) -> Self {
    changedRow(withParts: true) { $0.enabled.append { condition(draft) } }
  }

  /// Has the row only show its value while a condition holds: it looks as before, and cannot be changed. With several, while one does.
  ///
  /// The condition is asked once after each change of what it reads. What is being typed is the draft's before. For all rows of a table, say
  /// `readOnly` before the first section.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - condition: A key path of the model or of the draft, or a closure that gets the draft.
  public func readOnly<Model>(
    when draft: Draft<Model>, @OneValue<Bool> _ condition: @escaping (Draft<Model>) -> Bool
  ) -> Self {
    changedRow(withParts: true) { $0.readOnly.append { condition(draft) } }
  }

  /// Does something when the user taps the row. Adds to what other `onSelect` steps do.
  ///
  /// - Parameter body: What it throws goes to the table's `onError`.
  public func onSelect(@ClosureWithoutReturn _ body: @escaping () throws -> Void) -> Self {
    changedRow { $0.selectEvents.append(body) }
  }

  /// Does something when the user taps the row. Adds to what other `onSelect` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self {
    onSelect(weakly(owner, body))
  }
}
