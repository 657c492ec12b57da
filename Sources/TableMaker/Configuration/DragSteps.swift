import UIKit

/// What the steps say of rows that are dragged, and of what is dropped among them.
struct DragSteps<Item> {
  /// Whether rows can be dragged without more being said.
  var isDraggable = false
  /// What is dragged with a row.
  var items: ((Item, Int) -> [UIDragItem])?
  /// The handlers of items of this type that are dropped.
  var drops = RowEvent<[Item]>(step: "onDrop")
  /// What takes objects of other types.
  var loads: [DropLoading] = []

  /// Whether rows can be dragged.
  var drags: Bool { isDraggable || items != nil }

  /// Whether anything can be dropped.
  var takesDrops: Bool { !drops.handlers.isEmpty || !loads.isEmpty }

  /// What is dragged with a row: the item itself, and what other apps, and other views, understand of it.
  ///
  /// - Parameter text: The text that stands for it, where a step says so.
  @MainActor func items(for item: Item, at index: Int, text: String?) -> [UIDragItem] {
    if let items {
      let made = items(item, index)
      for dragItem in made where dragItem.localObject == nil { dragItem.localObject = item }
      return made
    }
    guard isDraggable else { return [] }
    let dragItem = UIDragItem(itemProvider: Self.provider(for: item, text: text))
    dragItem.localObject = item
    return [dragItem]
  }

  @MainActor private static func provider(for item: Item, text: String?) -> NSItemProvider {
    if let text = text ?? item as? String { return NSItemProvider(object: NSString(string: text)) }
    if let url = item as? NSURL ?? (item as? URL).flatMap({ NSURL(string: $0.absoluteString) }) {
      return NSItemProvider(object: url)
    }
    if let image = item as? UIImage { return NSItemProvider(object: image) }
    return NSItemProvider()
  }

  /// The items of this type among those that are dragged.
  @MainActor func dropped(in session: any UIDropSession) -> [Item] {
    session.items.compactMap { $0.localObject as? Item }
  }
}

/// What takes objects of one type that are dropped, once they have been loaded.
struct DropLoading {
  /// Whether something of a session can be loaded.
  let canLoad: @MainActor (any UIDropSession) -> Bool
  /// Loads it, and then hands over what calls the handler with an index; nil if nothing could be loaded.
  let load: @MainActor (any UIDropSession, @escaping @MainActor (Handler?) -> Void) -> Void

  typealias Handler = (Int) throws -> Void
}
