import TableMakerDiffing

/// The groups that a source of sections has made already.
@MainActor final class GivenSections<Item>: GroupStage {
  private let source: (any SectionedItems<Item>)?

  init(of source: (any SectionedItems<Item>)?) { self.source = source }

  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup] {
    let sections = source?.latestSections() ?? []
    // The section of each place in the list, which has all sections' items one after the other.
    var numbers: [Int] = []
    numbers.reserveCapacity(list.items.count)
    for (number, read) in sections.enumerated() {
      numbers += repeatElement(number, count: read.items.count)
    }
    var groups = sections.map { ItemGroup(of: $0) }
    places.forEach { _, place in
      // A source that has changed without telling is read again later.
      guard place < numbers.count else { return }
      groups[numbers[place]].places.append(Int32(truncatingIfNeeded: place))
    }
    // Of those that are searched, only the ones in which something was found.
    return places.count == list.items.count ? groups : groups.filter { !$0.places.isEmpty }
  }
}

extension ItemGroup {
  fileprivate init<Item>(of read: ReadSection<Item>) {
    self.init(name: read.name, title: read.title, indexTitles: read.indexTitles, index: read.index, places: [])
  }
}
