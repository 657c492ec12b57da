/// Says that a source tells when it changes; every source has it beside `ItemSource`.
///
/// An asynchronous sequence tells of changes too, and is no source: `data(positions)` is refused with "instance method 'data'
/// requires that '…' conform to 'ArrayOrItemSource'". Make a source of it: `data(ItemStream(positions))`.
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
