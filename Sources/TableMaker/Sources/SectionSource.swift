/// A changing list of named sections, each with its items: what `sections(of:)` shows.
///
/// `SectionList` is the one an app edits. A source of one's own is a class that tells its observers whenever its sections are
/// others.
@MainActor public protocol SectionSource<Item>: AnyObject {
  /// What one row shows.
  associatedtype Item

  /// The sections, in order. Read when the table is made, and once for each update after the observers were told.
  var sections: [ItemSection<Item>] { get }

  /// Who is told when the sections change.
  var observers: ItemObservers { get }
}
