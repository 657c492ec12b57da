public import TableMakerDiffing

/// Named sections with their items, which the app owns and edits.
///
/// ```swift
/// let days = SectionList([
///   ItemSection("monday", title: "Monday", items: jobs.ofMonday), ItemSection("tuesday", title: "Tuesday", items: []),
/// ])
/// dataSource = DataSource(tableView)
///   .sections(from: days).cell(JobCell.self).adapter { cell, job, _ in cell.show(job) }
///   .make()
/// days["monday"]?.items.append(job)                        // a row
/// days.insert(ItemSection("sunday", items: []), before: "monday")  // a section
/// ```
///
/// Each edit notifies observers once, and table views show all changes of one turn of the main actor as one update.
/// Several table views can show one list. Their data sources hold the list, and the list holds them weakly.
///
/// If a call names a section that doesn't exist, TableMaker reports a diagnostic with the line of the call, and nothing
/// is lost: a section or an item that you insert goes to the end.
@preconcurrency @MainActor public final class SectionList<Item>: SectionSource {
  private var storage: [ItemSection<Item>]

  /// The observers of the sections.
  public let observers = ItemObservers()

  let identity: Identity<Item>

  /// Creates a list of items with a given identity. For internal use.
  public init(_ sections: [ItemSection<Item>], identity: Identity<Item>) {
    storage = sections
    self.identity = identity
  }

  /// The sections, in order. You can set them or edit them in place: `days.sections.swapAt(0, 1)`.
  ///
  /// Each change notifies observers once.
  public var sections: [ItemSection<Item>] {
    get {
      observers.noteReading()
      return storage
    }
    // Uses `_modify` because `get` and `set` would copy the items for each edit.
    _modify {
      defer { observers.itemsDidChange() }
      yield &storage
    }
  }
}

extension SectionList: EditableList, IdentifiedItems {}

// MARK: By name

extension SectionList {
  /// Returns the index of the first section with a given name, or `nil` if none has it.
  ///
  /// - Complexity: O(n) in the number of sections.
  public func firstIndex(named name: String) -> Int? { sections.firstIndex { $0.name == name } }

  /// The first section with a given name, or `nil` if none has it.
  ///
  /// You can edit the section in place: `days["monday"]?.items.append(job)`. If no section has the name, this changes
  /// nothing. As with a dictionary, assigning `nil` removes the section, and assigning a section to an unused name adds
  /// it at the end.
  ///
  /// - Complexity: O(n) in the number of sections; an edit in place doesn't copy the items of other sections.
  public subscript(name: String) -> ItemSection<Item>? {
    get { firstIndex(named: name).map { storage[$0] } }
    _modify {
      let position = firstIndex(named: name)
      // The items are moved out during the edit, so that only one copy holds them and they're edited in place.
      var section = position.map { storage[$0] }
      if let position { storage[position].items = [] }
      defer { if position != nil || section != nil { put(section, inPlaceOf: name, near: position ?? storage.count) } }
      yield &section
    }
  }

  /// Replaces the section with a given name, or removes it, and notifies the observers.
  ///
  /// If the section was removed in the meantime, the replacement goes near an index.
  func put(_ section: ItemSection<Item>?, inPlaceOf name: String, near position: Int) {
    let old = firstIndex(named: name)
    let position = old ?? min(position, storage.count)
    storage.replaceSubrange(position..<(old == nil ? position : position + 1), with: section.map { [$0] } ?? [])
    observers.itemsDidChange()
  }
}
