import TableMakerDiffing

/// Groups that a section source has already made.
@MainActor final class GivenSections<Item>: GroupStage {
  private let source: (any SectionedItems<Item>)?

  init(of source: (any SectionedItems<Item>)?) { self.source = source }

  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup] {
    let sections = source?.latestSections() ?? []
    // The section number of each index in the list, which contains the items of all sections in order.
    var numbers: [Int] = []
    numbers.reserveCapacity(list.items.count)
    for (number, read) in sections.enumerated() {
      numbers += repeatElement(number, count: read.items.count)
    }
    var groups = sections.map { ItemGroup(of: $0) }
    places.forEach { _, position in
      // The source has changed without a notification. It's read again later.
      guard position < numbers.count else { return }
      groups[numbers[position]].places.append(Int32(truncatingIfNeeded: position))
    }
    // While a search is active, only sections with results are shown.
    return places.count == list.items.count ? groups : groups.filter { !$0.places.isEmpty }
  }
}

extension ItemGroup {
  fileprivate init<Item>(of read: ReadSection<Item>) {
    self.init(name: read.name, title: read.title, indexTitles: read.indexTitles, index: read.index, places: [])
  }
}
