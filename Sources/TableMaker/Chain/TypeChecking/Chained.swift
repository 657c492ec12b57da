/// A stage of a chain. It keeps the chain's type known after a step that does not exist.
///
/// Without this, everything after a misspelled step has no type, and the compiler tries all of it in all ways: six seconds at
/// three sections, "unable to type-check" after. The subscript's result does not depend on the name, so the rest of the
/// chain is checked as usual, and the error names the step, at its line. `NoSuchStep` has no members, so no program can
/// use the subscript.
@_documentation(visibility: internal)
@dynamicMemberLookup @MainActor public protocol Chained {}

extension Chained {
  /// Stands for a step that does not exist, so that the compiler's error names it.
  @_documentation(visibility: internal)
  public subscript(dynamicMember step: KeyPath<NoSuchStep, Never>) -> UnknownStep<Self> {
    fatalError("No key path leads from NoSuchStep to Never.")
  }
}

/// The type of a step that does not exist: look at the step's spelling.
@_documentation(visibility: internal)
public struct NoSuchStep {
  private init() {}
}

/// Stands for a step that does not exist; it takes any arguments and gives the chain back.
///
/// An argument's type is one that nothing has, so a closure that is passed to a step that does not exist is not checked.
@_documentation(visibility: internal)
@dynamicCallable public struct UnknownStep<Chain> {
  private init() {}

  /// Gives the chain back, so that the steps after a misspelled one are still checked.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, NoSuchStep>) -> Chain {
    fatalError("An UnknownStep cannot be made.")
  }
}

/// Stands for the item where a section has no data yet; its name is the message.
@_documentation(visibility: internal)
@dynamicMemberLookup public struct PutDataBeforeThisStep {
  private init() {}

  /// Any member, of any type, so that the compiler's one error is about the missing data.
  public subscript<Value>(dynamicMember name: String) -> Value {
    fatalError("A PutDataBeforeThisStep cannot be made.")
  }

  /// Any member of a member, where nothing else says what type the first one is.
  @_disfavoredOverload public subscript(dynamicMember name: String) -> PutDataBeforeThisStep {
    fatalError("A PutDataBeforeThisStep cannot be made.")
  }
}

/// Represents the item where a section has no data yet, in closures and key paths that compare items; its name is the message.
///
/// Members of any type, as `PutDataBeforeThisStep` has them, would make a comparison ambiguous.
@_documentation(visibility: internal)
public struct PutDataFirst {
  private init() {}
}
