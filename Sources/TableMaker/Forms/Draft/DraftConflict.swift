/// Somebody else has changed, since the draft read its model, what the draft has changed too. Nothing was committed, and nothing is lost.
///
/// ```swift
/// do { try draft.commit() } catch let conflict as DraftConflict<Booking> {
///   draft.resolve(conflict, keeping: .mine)
///   try draft.commit()
/// }
/// ```
public struct DraftConflict<Model>: Error, CustomStringConvertible {
  /// One of the two values of a field.
  public enum Side: Sendable {
    /// The draft's value.
    case mine
    /// The model's value.
    case theirs
  }

  /// A field that both have changed.
  @MainActor public final class Field {
    /// Which property it is.
    public let keyPath: PartialKeyPath<Model>
    let beforeValue: any AnyKeptValue
    let theirValue: any AnyKeptValue
    let myValue: any AnyKeptValue

    /// The value when the draft read the model.
    public var before: Any { beforeValue.any }
    /// The value that the model has now.
    public var theirs: Any { theirValue.any }
    /// The value that the draft has.
    public var mine: Any { myValue.any }

    init(
      keyPath: PartialKeyPath<Model>, before: any AnyKeptValue, theirs: any AnyKeptValue, mine: any AnyKeptValue
    ) {
      self.keyPath = keyPath
      beforeValue = before
      theirValue = theirs
      myValue = mine
    }
  }

  /// The fields that both have changed to different values.
  public let fields: [Field]
  /// One line that names the fields, with both values of each.
  public let description: String

  @MainActor init(fields: [Field]) {
    self.fields = fields
    let names = fields.map { "\($0.keyPath): “\($0.mine)” here, “\($0.theirs)” in the model" }
    description =
      "The model has changed since the draft read it. " + names.joined(separator: "; ")
      + ". Choose with draft.resolve(conflict, keeping: .mine) or .theirs, and commit again."
  }
}

/// Why a draft cannot be committed, other than a conflict.
public enum DraftError: Error, CustomStringConvertible, Equatable {
  /// The object that has the model is gone.
  case modelIsGone
  /// It is being committed, and was asked to in a closure that is called for that.
  case isCommitting
  /// Rows have mistakes; their messages, in the rows' order.
  case isInvalid([String])

  /// One line that says what to do.
  public var description: String {
    switch self {
    case .modelIsGone:
      "The object that has the draft's model is gone, so that nothing can be committed. Keep it as long as the draft."
    case .isCommitting:
      "The draft is being committed already. Commit it after its save closure has returned, not inside."
    case .isInvalid(let messages):
      "The draft has mistakes: " + messages.joined(separator: " ")
    }
  }
}
