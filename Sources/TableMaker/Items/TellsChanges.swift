/// Says that a source tells when it changes; every source has it beside `ItemSource`.
///
/// It is apart from `ItemSource`, in three parts, and `AnyObject` is apart too, for the compiler's sake: an array that is
/// tried with `data(_: some ItemSource)` then breaks five requirements at once, so a mistake elsewhere in the chain is never
/// explained as "your array is not a source", and that signature is not searched: 0.2 s instead of 7 s for a misspelled
/// `make` after twelve sections.
public typealias TellsChanges = TellsInsertions & TellsRemovals & TellsMoves

/// A part of `TellsChanges`.
@_documentation(visibility: internal)
@MainActor public protocol TellsInsertions {}

/// A part of `TellsChanges`.
@_documentation(visibility: internal)
@MainActor public protocol TellsRemovals {}

/// A part of `TellsChanges`.
@_documentation(visibility: internal)
@MainActor public protocol TellsMoves {}
