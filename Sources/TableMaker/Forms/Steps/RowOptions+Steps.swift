public import UIKit

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
    changedRow { $0.shown.append { condition(draft) } }
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
    changedRow { $0.enabled.append { condition(draft) } }
  }

  /// Does something when the user taps the row. Adds to what other `onSelect` steps do.
  ///
  /// - Parameter body: What it throws goes to the table's `onError`.
  public func onSelect(@ClosureWithoutReturn _ body: @escaping () throws -> Void) -> Self {
    changedRow { $0.selectEvents.append(body) }
  }

  /// Does something when the user taps the row. Adds to what other `onSelect` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner. What it throws goes to the table's `onError`.
  public func onSelect<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self {
    onSelect(by: WeakReference(owner), body)
  }

  /// Does something when the user taps the row. Adds to what other `onSelect` steps do.
  ///
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner. What it throws goes to the table's `onError`.
  public func onSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self {
    changedRow {
      $0.selectEvents.append {
        if let owner = owner.object { try body(owner) }
      }
    }
  }
}

extension SectionOptions {
  /// Reads the text below the section's rows from a draft, in the system's style. Replaces `footerTitle`; a footer view goes before it.
  ///
  /// It is read again after each change of what it reads, once.
  /// - Parameters:
  ///   - draft: The draft.
  ///   - title: Returns the text; nil for none.
  public func footerTitles<Model>(
    of draft: Draft<Model>, @OneValue<String?> _ title: @escaping (Draft<Model>) -> String?
  ) -> Self {
    let reading = DraftReading { title(draft) }
    let text = FollowedText { reading.value }
    reading.onSettle = { [weak text] in text?.observers.itemsDidChange() }
    return changed { configuration in
      configuration.settings.footerTitle = nil
      configuration.settings.hasFooterTitles = true
      configuration.settings.footerText = text
    }
  }
}
