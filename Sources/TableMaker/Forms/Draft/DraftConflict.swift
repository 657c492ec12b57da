public import Foundation

/// An error that `commit()` throws if other code and the draft have changed the same fields.
///
/// Nothing is committed, and no value is lost.
///
/// ```swift
/// do { try draft.commit() } catch let conflict as DraftConflict<Booking> {
///   draft.resolve(conflict, keeping: .mine)
///   try draft.commit()
/// }
/// ```
public struct DraftConflict<Model>: LocalizedError, CustomStringConvertible {
  /// The two values of a field.
  public enum Side: Sendable {
    /// The draft's value.
    case mine
    /// The model's value.
    case theirs
  }

  /// A field that both sides have changed.
  @preconcurrency @MainActor public final class Field {
    /// The field's key path.
    public let keyPath: PartialKeyPath<Model>
    /// The field's name in messages.
    let name: String
    let beforeValue: any AnyKeptValue
    let theirValue: any AnyKeptValue
    let myValue: any AnyKeptValue

    /// The value when the draft read the model.
    public var before: Any { beforeValue.any }
    /// The value that the model has now.
    public var theirs: Any { theirValue.any }
    /// The draft's value.
    public var mine: Any { myValue.any }

    init(
      _ name: String, keyPath: PartialKeyPath<Model>, before: any AnyKeptValue, theirs: any AnyKeptValue,
      mine: any AnyKeptValue
    ) {
      self.keyPath = keyPath
      self.name = name
      beforeValue = before
      theirValue = theirs
      myValue = mine
    }
  }

  /// The fields that both sides have changed to different values.
  public let fields: [Field]
  /// One line that names the fields, with both values of each.
  public let description: String
  /// A text for an alert, in the user's language.
  public let errorDescription: String?

  @MainActor init(fields: [Field]) {
    self.fields = fields
    let names = fields.map { "\($0.name): “\($0.mine)” here, “\($0.theirs)” in the model" }
    description =
      "The model has changed since the draft read it. " + names.joined(separator: "; ")
      + ". Choose with draft.resolve(conflict, keeping: .mine) or .theirs, and commit again."
    errorDescription = InterfaceText.conflict.text
  }
}

/// A reason that a draft can't be committed, other than a conflict.
public enum DraftError: LocalizedError, CustomStringConvertible, Equatable {
  /// The object with the model has been deallocated.
  case modelIsGone
  /// A closure that `commit()` calls has called it again.
  case isCommitting
  /// Rows have mistakes.
  ///
  /// The value contains their messages in the rows' order.
  case isInvalid([String])

  /// A line that describes the fix.
  public var description: String {
    switch self {
    case .modelIsGone:
      "The object with the draft's model was deallocated, so the draft can't be committed. Keep it as long as the draft."
    case .isCommitting:
      "The draft is already being committed. Commit it after its save closure returns, and not inside the closure."
    case .isInvalid(let messages):
      "The draft has mistakes: " + messages.joined(separator: " ")
    }
  }

  /// A text for an alert; for mistakes, the messages of the rows, one in each line.
  public var errorDescription: String? {
    if case .isInvalid(let messages) = self { messages.joined(separator: "\n") } else { description }
  }
}
