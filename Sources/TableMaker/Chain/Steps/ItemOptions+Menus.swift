public import UIKit

// Menus of rows, and several rows chosen by two fingers.
extension ItemOptions {
  /// Asks each row for the menu that comes when a finger is kept on it. Replaces another `menu`.
  ///
  /// - Parameter menu: Gets the item and its index in the section; nil for no menu. Asked each time that a finger is kept on the row.
  public func menu(@OneValue<UIMenu?> _ menu: @escaping (Item, Int) -> UIMenu?) -> Self {
    var copy = self
    copy._rows.menus.menu = menu
    return copy
  }

  /// Asks each row for the menu that comes when a finger is kept on it. Replaces another `menu`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then there is no menu.
  public func menu<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<UIMenu?> _ menu: @escaping (Owner, Item, Int) -> UIMenu?
  ) -> Self {
    self.menu(weakly(owner, else: nil, menu))
  }

  /// Asks each row for what is shown above its menu, in place of the row itself. Replaces another `menuPreview`.
  ///
  /// - Parameter preview: Gets the item and its index in the section; nil for the row.
  public func menuPreview(@OneValue<UIViewController?> _ preview: @escaping (Item, Int) -> UIViewController?) -> Self {
    var copy = self
    copy._rows.menus.preview = preview
    return copy
  }

  /// Has the menu of each row begin with “Copy”, which puts a text on the pasteboard. Replaces another `copyable`.
  ///
  /// The word is the system's, English or Chinese. What the section's `menu` says stands below it; without one it is the menu.
  /// - Parameter text: Gets the item and its index in the section, when the menu comes; nil for a row that is not copied.
  public func copyable(@OneValue<String?> _ text: @escaping (Item, Int) -> String?) -> Self {
    var copy = self
    copy._rows.menus.copiedText = text
    return copy
  }

  /// Asks whether two fingers that move over rows begin to select them, and to edit the table. Replaces another `shouldBeginMultipleSelection`.
  ///
  /// In a table that allows several rows to be selected while it is edited; without this they do not.
  /// - Parameter answer: Gets the item below the fingers and its index in the section.
  public func shouldBeginMultipleSelection(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.shouldBeginMultipleSelectionInteractionAt, answer)
  }

  /// Asks whether two fingers that move over rows begin to select them, and to edit the table. Replaces another `shouldBeginMultipleSelection`.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  /// Then the gesture selects rows.
  public func shouldBeginMultipleSelection<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.shouldBeginMultipleSelectionInteractionAt, weakly(owner, else: true, answer))
  }
}
