/// A type that notifies observers of its changes. Every source conforms to it in addition to `ItemSource`.
///
/// An asynchronous sequence also delivers changes, but it isn't a source. The compiler rejects `data(positions)` with
/// "instance method 'data' requires that '…' conform to 'ArrayOrItemSource'". Create a source from it:
/// `data(ItemStream(positions))`.
public typealias TellsChanges = TellsInsertions & TellsRemovals & TellsMoves

/// A part of `TellsChanges`.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol TellsInsertions {}

/// A part of `TellsChanges`.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol TellsRemovals {}

/// A part of `TellsChanges`.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol TellsMoves {}
