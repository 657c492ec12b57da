public import TableMakerDiffing

/// Named sections with their items, kept and changed by the app.
///
/// ```swift
/// let days = SectionList([
///   ItemSection("monday", title: "Monday", items: jobs.ofMonday), ItemSection("tuesday", title: "Tuesday", items: []),
/// ])
/// dataSource = DataSource(tableView)
///   .sections(of: days).cell(JobCell.self).adapter { cell, job, _ in cell.show(job) }
///   .make()
/// days["monday"]?.items.append(job)                        // a row
/// days.insert(ItemSection("sunday", items: []), before: "monday")  // a section
/// ```
///
/// Each change tells once, and tables show all changes of one turn of the main actor as one update. A list may be shown by
/// several tables. It does not know them: they hold the list, and the list holds them weakly.
///
/// A call that names a section which is not there is a diagnostic with its line, and loses nothing: what was to be put beside
/// it, or into it, is at the end.
@MainActor public final class SectionList<Item>: SectionSource {
  private var storage: [ItemSection<Item>]

  /// Who is told when the sections change.
  public let observers = ItemObservers()

  let identity: Identity<Item>

  /// Makes a list whose items have an identity; for the package.
  public init(_ sections: [ItemSection<Item>], identity: Identity<Item>) {
    storage = sections
    self.identity = identity
  }

  /// The sections, in order; to be set, or edited in place: `days.sections.swapAt(0, 1)`. Each change tells once.
  public var sections: [ItemSection<Item>] {
    get {
      observers.noteReading()
      return storage
    }
    // Not get and set, each of whose edits would be a copy.
    _modify {
      defer { observers.itemsDidChange() }
      yield &storage
    }
  }
}

extension SectionList: EditableList, IdentifiedItems {}

// MARK: By name

extension SectionList {
  /// The index of the first section of a name; nil if there is none.
  ///
  /// - Complexity: O(n) in the number of sections.
  public func firstIndex(named name: String) -> Int? { sections.firstIndex { $0.name == name } }

  /// The first section of a name; nil if there is none.
  ///
  /// It may be edited in place, `days["monday"]?.items.append(job)`, where a name that is not there changes nothing. As with a
  /// dictionary, assigning nil removes the section, and assigning one for a name that is not there adds it at the end.
  ///
  /// - Complexity: O(n) in the number of sections; an edit in place copies no other section's items.
  public subscript(name: String) -> ItemSection<Item>? {
    get { firstIndex(named: name).map { storage[$0] } }
    _modify {
      let place = firstIndex(named: name)
      // Taken out for the time: held once, its items are edited where they are.
      var section = place.map { storage[$0] }
      if let place { storage[place].items = [] }
      defer { if place != nil || section != nil { put(section, inPlaceOf: name, near: place ?? storage.count) } }
      yield &section
    }
  }

  /// Puts a section, or nothing, where the one of a name is, and tells. If that one has gone meanwhile, it is put near a place.
  func put(_ section: ItemSection<Item>?, inPlaceOf name: String, near place: Int) {
    let old = firstIndex(named: name)
    let place = old ?? min(place, storage.count)
    storage.replaceSubrange(place..<(old == nil ? place : place + 1), with: section.map { [$0] } ?? [])
    observers.itemsDidChange()
  }
}
