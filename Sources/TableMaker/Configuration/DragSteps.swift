import UIKit

/// The settings for dragging rows and for dropping items between them.
struct DragSteps<Item> {
  /// A Boolean value that indicates whether rows are draggable without `items`.
  var isDraggable = false
  /// Returns the drag items of a row.
  var items: ((Item, Int) -> [UIDragItem])?
  /// The closures for dropped items of this type.
  var drops = RowEvent<[Item]>(step: "onDrop")
  /// The closures for dropped objects of other types.
  var loads: [DropLoading] = []

  /// A Boolean value that indicates whether the user can drag rows.
  var drags: Bool { isDraggable || items != nil }

  /// A Boolean value that indicates whether the user can drop anything.
  var takesDrops: Bool { !drops.handlers.isEmpty || !loads.isEmpty }

  /// Returns the drag items of a row, with the item itself and a representation for other views and apps.
  ///
  /// - Parameter text: The text that represents the item, if a step provides it.
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

  /// Returns the dragged items of this type.
  @MainActor func dropped(in session: any UIDropSession) -> [Item] {
    session.items.compactMap { $0.localObject as? Item }
  }
}

/// Loads dropped objects of one type, and then calls a closure with them.
struct DropLoading {
  /// Returns whether a session has an object that can be loaded.
  let canLoad: @MainActor (any UIDropSession) -> Bool
  /// Loads the objects, and passes on a closure that handles them at an index; `nil` if none could be loaded.
  let load: @MainActor (any UIDropSession, @escaping @MainActor (Handler?) -> Void) -> Void

  typealias Handler = (Int) throws -> Void
}
