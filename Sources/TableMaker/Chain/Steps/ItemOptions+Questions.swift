// What the table asks before a touch has an effect; variants as for events.

extension ItemOptions {
  /// Asks whether a tap may select a row. Replaces another `shouldSelect`.
  ///
  /// - Parameter answer: Gets the item and its index in the section; false leaves the selection as it is.
  public func shouldSelect(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.willSelectRowAt, answer)
  }

  /// Asks whether a tap may select a row. Replaces another `shouldSelect`.
  ///
  /// - Parameters:
  ///   - owner: The object that answers, held weakly: `self`. Once it is gone, every row may be selected.
  ///   - answer: Gets the owner, the item and its index in the section; false leaves the selection as it is.
  public func shouldSelect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.willSelectRowAt, owner, answer)
  }

  /// Asks whether a tap may deselect a row. Replaces another `shouldDeselect`.
  ///
  /// Asked where a tap deselects: of a selected row in a table of multiple selection, and before a tap selects another row.
  /// - Parameter answer: Gets the item and its index in the section; false leaves it selected.
  public func shouldDeselect(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.willDeselectRowAt, answer)
  }

  /// Asks whether a tap may deselect a row. Replaces another `shouldDeselect`.
  ///
  /// Asked where a tap deselects: of a selected row in a table of multiple selection, and before a tap selects another row.
  /// - Parameters:
  ///   - owner: The object that answers, held weakly: `self`. Once it is gone, every row may be deselected.
  ///   - answer: Gets the owner, the item and its index in the section; false leaves it selected.
  public func shouldDeselect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.willDeselectRowAt, owner, answer)
  }

  /// Asks whether a finger on a row may highlight it. Replaces another `shouldHighlight`.
  ///
  /// - Parameter answer: Gets the item and its index in the section; false leaves the row as it is, and a tap does not select it either.
  public func shouldHighlight(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.shouldHighlightRowAt, answer)
  }

  /// Asks whether a finger on a row may highlight it. Replaces another `shouldHighlight`.
  ///
  /// - Parameters:
  ///   - owner: The object that answers, held weakly: `self`. Once it is gone, every row may be.
  ///   - answer: Gets the owner, the item and its index in the section; false leaves the row as it is, and a tap does not select it either.
  public func shouldHighlight<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.shouldHighlightRowAt, owner, answer)
  }

  private func answering(_ method: DelegateMethod, _ answer: @escaping (Item, Int) -> Bool) -> Self {
    var copy = self
    copy._rows.answers[method] = answer
    return copy
  }

  private func answering<Owner: AnyObject>(
    _ method: DelegateMethod, _ owner: Owner, _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(method) { [weak owner] item, index in
      guard let owner else { return true }
      return answer(owner, item, index)
    }
  }
}
