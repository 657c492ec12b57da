package import TableMakerDiffing

extension FetchedStates {
  /// The sections of a state, as tables show them.
  ///
  /// - Parameters:
  ///   - sections: The state.
  ///   - isSectioned: True if the sections' names are shown: as titles, and in the index.
  ///   - item: Makes the item of a row.
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
