extension UIBarButtonItem {
  /// The items that the system knows; they look alike in all apps. Those whose symbols are not drawn here are left out.
  public enum SystemItem: Int, Sendable {
    /// Ends what the user does, and keeps it.
    case done
    /// Ends what the user does, and does not keep it.
    case cancel
    /// Begins to edit.
    case edit
    /// Keeps what the user did.
    case save
    /// Makes something new.
    case add
    /// A space that takes all room left; a navigation bar leaves it out.
    case flexibleSpace
    /// Empty space of the item's width.
    case fixedSpace
    /// Writes something new.
    case compose
    /// Shows what can be done with what is shown.
    case action = 9
    /// Puts something in a folder.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads anew.
    case refresh
    /// Stops loading.
    case stop
    /// Takes a photograph.
    case camera
    /// Deletes.
    case trash
    /// Takes back what was done.
    case undo = 21
    /// An item that redoes an undone action.
    case redo
    /// Closes what is shown.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The titles of items that show no symbol.
  @MainActor var title: String? {
    switch self {
    case .done: SystemWords.done
    case .cancel: "Cancel"
    case .edit: SystemWords.edit
    case .save: "Save"
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
