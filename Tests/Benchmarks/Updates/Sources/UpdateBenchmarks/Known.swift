import Core
import TableMaker

/// Items with lists that are made where their type is written out, as in an app.
protocol Listed: Item {
  @MainActor static func list(of items: [Self]) -> ItemList<Self>
  @MainActor static func list(of sections: [ItemSection<Self>]) -> SectionList<Self>
  static func core(_ before: [Self], _ after: [Self]) -> Difference
  static func core(_ before: [ItemGroup<Self>], _ after: [ItemGroup<Self>]) -> SectionedDifference
}

extension IntItem: Listed {
  @MainActor static func list(of items: [IntItem]) -> ItemList<IntItem> { ItemList(items) }
  @MainActor static func list(of sections: [ItemSection<IntItem>]) -> SectionList<IntItem> { SectionList(sections) }
  static func core(_ before: [IntItem], _ after: [IntItem]) -> Difference { coreDifference(before, after) }
  static func core(_ before: [ItemGroup<IntItem>], _ after: [ItemGroup<IntItem>]) -> SectionedDifference {
    coreDifference(before, after)
  }
}

extension UUIDItem: Listed {
  @MainActor static func list(of items: [UUIDItem]) -> ItemList<UUIDItem> { ItemList(items) }
  @MainActor static func list(of sections: [ItemSection<UUIDItem>]) -> SectionList<UUIDItem> { SectionList(sections) }
  static func core(_ before: [UUIDItem], _ after: [UUIDItem]) -> Difference { coreDifference(before, after) }
  static func core(_ before: [ItemGroup<UUIDItem>], _ after: [ItemGroup<UUIDItem>]) -> SectionedDifference {
    coreDifference(before, after)
  }
}

extension StringItem: Listed {
  @MainActor static func list(of items: [StringItem]) -> ItemList<StringItem> { ItemList(items) }
  @MainActor static func list(of sections: [ItemSection<StringItem>]) -> SectionList<StringItem> {
    SectionList(sections)
  }
  static func core(_ before: [StringItem], _ after: [StringItem]) -> Difference { coreDifference(before, after) }
  static func core(_ before: [ItemGroup<StringItem>], _ after: [ItemGroup<StringItem>]) -> SectionedDifference {
    coreDifference(before, after)
  }
}

/// A list that does not know what its items are known by, as `.data(array)` has it: that is found at run time.
@MainActor func unknown<Item>(_ sections: [ItemSection<Item>]) -> SectionList<Item> { SectionList(sections) }
