/// A stage of a chain, which keeps the chain's type known after a step that doesn't exist.
///
/// Without this protocol, everything after a misspelled step has no type, and the compiler tries all overloads of it:
/// three sections take six seconds, and more are "unable to type-check". The subscript's result doesn't depend on the
/// name, so the compiler checks the rest of the chain as usual, and the error names the step at its line. `NoSuchStep`
/// has no members, so no program can use the subscript.
@_documentation(visibility: internal)
@dynamicMemberLookup @preconcurrency @MainActor public protocol Chained {}

extension Chained {
  /// Represents a step that doesn't exist, so the compiler's error names it.
  @_documentation(visibility: internal)
  public subscript(dynamicMember step: KeyPath<NoSuchStep, Never>) -> UnknownStep<Self> {
    fatalError("No key path leads from NoSuchStep to Never.")
  }
}

/// The type of a step that doesn't exist. Check the step's spelling.
@_documentation(visibility: internal)
public struct NoSuchStep {
  private init() {}
}

/// A step that doesn't exist. It accepts any arguments and returns the chain.
///
/// No value has the type of its arguments, so the compiler doesn't check a closure that's passed to a step that doesn't
/// exist.
@_documentation(visibility: internal)
@dynamicCallable public struct UnknownStep<Chain> {
  private init() {}

  /// Returns the chain, so the compiler still checks the steps after a misspelled one.
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, NoSuchStep>) -> Chain {
    fatalError("An UnknownStep can't be created.")
  }
}

/// Represents the item of a section without data; its name is the message.
@_documentation(visibility: internal)
@dynamicMemberLookup public struct PutDataBeforeThisStep {
  private init() {}

  /// Any member, of any type, so the compiler reports only the missing data.
  public subscript<Value>(dynamicMember name: String) -> Value {
    fatalError("A PutDataBeforeThisStep can't be created.")
  }

  /// Any member of a member, if nothing else determines the type of the first one.
  @_disfavoredOverload public subscript(dynamicMember name: String) -> PutDataBeforeThisStep {
    fatalError("A PutDataBeforeThisStep can't be created.")
  }
}

/// Represents the cell of a section without cells, and its control; its name is the message.
@_documentation(visibility: internal)
@dynamicMemberLookup public struct PutCellBeforeThisStep {
  private init() {}

  /// Any member, of any type, so the compiler reports only the missing cell.
  public subscript<Value>(dynamicMember name: String) -> Value {
    fatalError("A PutCellBeforeThisStep can't be created.")
  }

  /// Any member of a member, if nothing else determines the type of the first one.
  @_disfavoredOverload public subscript(dynamicMember name: String) -> PutCellBeforeThisStep {
    fatalError("A PutCellBeforeThisStep can't be created.")
  }
}

/// Represents the item of a section without data, in closures and key paths that compare items; its name is the
/// message.
///
/// Members of any type, as in `PutDataBeforeThisStep`, would make a comparison ambiguous.
@_documentation(visibility: internal)
public struct PutDataFirst {
  private init() {}
}
