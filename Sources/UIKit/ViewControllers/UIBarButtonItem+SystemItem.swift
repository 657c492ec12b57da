extension UIBarButtonItem {
  /// Constants that specify system items, which look the same in all apps.
  ///
  /// Items with symbols that aren't available are missing.
  public enum SystemItem: Int, Sendable {
    /// An item that ends an activity and keeps its changes.
    case done
    /// An item that ends an activity and discards its changes.
    case cancel
    /// An item that starts editing.
    case edit
    /// An item that saves changes.
    case save
    /// An item that creates something.
    case add
    /// A space that fills the remaining width.
    ///
    /// Navigation bars ignore it.
    case flexibleSpace
    /// An empty space with the item's width.
    case fixedSpace
    /// An item that starts a new message or document.
    case compose
    /// An item that shows available actions.
    case action = 9
    /// An item that moves something to a folder.
    case organize
    /// An item that shows bookmarks.
    case bookmarks
    /// An item that starts a search.
    case search
    /// An item that reloads content.
    case refresh
    /// An item that stops loading.
    case stop
    /// An item that opens the camera.
    case camera
    /// An item that deletes something.
    case trash
    /// An item that undoes an action.
    case undo = 21
    /// An item that redoes an undone action.
    case redo
    /// An item that closes the view.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of an item without a symbol.
  @MainActor var title: String? {
    switch self {
    case .done: SystemWords.done
    case .cancel: SystemWords.cancel
    case .edit: SystemWords.edit
    case .save: SystemWords.save
    case .undo: SystemWords.undo("")
    case .redo: SystemWords.redo("")
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
