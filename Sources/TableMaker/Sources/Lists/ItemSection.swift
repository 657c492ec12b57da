/// A section of a `SectionSource`, with a name that identifies it, a title, and its items.
public struct ItemSection<Item> {
  /// The name that identifies the section over time. If several sections have one name, their order also identifies
  /// them.
  public var name: String
  /// The title above the section's rows, or `nil` for none.
  public var title: String?
  /// The section's title in the index at the table view's edge, or `nil` for none.
  public var indexTitle: String?
  /// The items, in order.
  public var items: [Item]

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - name: The name that identifies the section.
  ///   - title: The title above the section's rows, or `nil` for none.
  ///   - indexTitle: The section's title in the index, or `nil` for none.
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
