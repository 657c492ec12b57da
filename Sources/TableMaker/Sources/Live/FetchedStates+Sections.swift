package import TableMakerDiffing

extension FetchedStates {
  /// Returns the sections of a state, as table views show them.
  ///
  /// - Parameters:
  ///   - sections: The state.
  ///   - isSectioned: A Boolean value that indicates whether to show the sections' names as titles and in the index.
  ///   - item: A closure that returns the item of a row.
  package mutating func sections<Item>(
    of sections: [Section], isSectioned: Bool, item: (Row) -> Item
  ) -> [ItemSection<Item>] {
    zip(sections, rows(of: sections.map(\.ids))).map { section, rows in
      ItemSection(
        section.name, title: isSectioned ? section.name : nil, indexTitle: isSectioned ? section.indexTitle : nil,
        items: rows.map(item))
    }
  }
}
