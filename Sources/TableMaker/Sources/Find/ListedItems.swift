/// A source that shows a list in part.
@MainActor protocol ListedItems<Item> {
  associatedtype Item

  /// The list, including the items that a search hides; `nil` if the source shows no list.
  var followedList: FollowedItems<Item>? { get }

  /// The items that a remote search has replaced; `nil` if there was no remote search.
  var replacedItems: [Item]? { get }
}

extension ListedItems {
  /// A Boolean value that indicates whether a remote search has replaced the items.
  var hasReplacedItems: Bool { replacedItems != nil }
}

extension Pipeline {
  fileprivate var replacedItems: [Item]? { fetched?.base.items }
}

extension QueriedSource: ListedItems {
  var followedList: FollowedItems<Base.Item>? { pipeline.list }

  var replacedItems: [Base.Item]? { pipeline.replacedItems }
}

extension GroupedSource: ListedItems {
  var followedList: FollowedItems<Base.Item>? { pipeline.list }

  var replacedItems: [Base.Item]? { pipeline.replacedItems }
}

extension SectionItems: ListedItems {
  private var listed: (any ListedItems<Sections.Item>)? { source as? any ListedItems<Sections.Item> }

  var followedList: FollowedItems<Sections.Item>? { listed?.followedList }

  var replacedItems: [Sections.Item]? { listed?.replacedItems }
}
