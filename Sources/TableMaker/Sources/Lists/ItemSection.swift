/// A section of a `SectionSource`: a name that it is known by, a title, and its items.
public struct ItemSection<Item> {
  /// What the section is known by over time. The n-th of several of one name stays the n-th.
  public var name: String
  /// What stands above its rows; nil for nothing.
  public var title: String?
  /// What stands for it in the index at the table's edge; nil for nothing.
  public var indexTitle: String?
  /// The items, in order.
  public var items: [Item]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - name: What it is known by.
  ///   - title: What stands above its rows; nil for nothing.
  ///   - indexTitle: What stands for it in the index; nil for nothing.
  ///   - items: The items, in order.
  public init(_ name: String, title: String? = nil, indexTitle: String? = nil, items: [Item]) {
    self.name = name
    self.title = title
    self.indexTitle = indexTitle
    self.items = items
  }
}

extension ItemSection: Equatable where Item: Equatable {}
extension ItemSection: Sendable where Item: Sendable {}
