public import UIKit

// Menus of rows, and selecting several rows with a two-touch pan.
extension ItemOptions {
  /// Provides the context menu for each row.
  ///
  /// TableMaker calls the closure each time the user touches and holds the row. If you use this step more than once,
  /// the last one applies.
  /// - Parameter menu: A closure that receives the item and its index in the section, and returns `nil` for no menu.
  public func menu(@OneValue<UIMenu?> _ menu: @escaping (Item, Int) -> UIMenu?) -> Self {
    var copy = self
    copy._rows.menus.menu = menu
    return copy
  }

  /// Provides the context menu for each row.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, there is no
  /// menu.
  public func menu<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<UIMenu?> _ menu: @escaping (Owner, Item, Int) -> UIMenu?
  ) -> Self {
    self.menu(weakly(owner, else: nil, menu))
  }

  /// Provides the preview above the menu for each row, in place of the row itself.
  ///
  /// If you use this step more than once, the last one applies.
  /// - Parameter preview: A closure that receives the item and its index in the section, and returns a view controller,
  ///   or `nil` to show the row.
  public func menuPreview(@OneValue<UIViewController?> _ preview: @escaping (Item, Int) -> UIViewController?) -> Self {
    var copy = self
    copy._rows.menus.preview = preview
    return copy
  }

  /// Adds Copy to each row's menu, which puts a text on the pasteboard.
  ///
  /// The title is the system's, in English or Chinese. The actions of the section's `menu` follow it; without that
  /// step, the menu contains only Copy. If you use this step more than once, the last one applies.
  /// - Parameter text: A closure that receives the item and its index in the section when the menu appears, and returns
  ///   the text, or `nil` to leave Copy out.
  public func copyable(@OneValue<String?> _ text: @escaping (Item, Int) -> String?) -> Self {
    var copy = self
    copy._rows.menus.copiedText = text
    return copy
  }

  /// Provides a Boolean value for each row that indicates whether a pan with two touches on it selects rows.
  ///
  /// The pan also turns on editing mode. It requires a table view that allows multiple selection during editing. With
  /// `multipleSelection()`, the pan also selects rows without this step; otherwise, it needs the step. If you use this
  /// step more than once, the last one applies.
  /// - Parameter answer: A closure that receives the item at the touches and its index in the section.
  public func shouldBeginMultipleSelection(@OneValue<Bool> _ answer: @escaping (Item, Int) -> Bool) -> Self {
    answering(.shouldBeginMultipleSelectionInteractionAt, answer)
  }

  /// Provides a Boolean value for each row that indicates whether a pan with two touches on it selects rows.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated. After that, the gesture
  /// selects rows.
  public func shouldBeginMultipleSelection<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, Item, Int) -> Bool
  ) -> Self {
    answering(.shouldBeginMultipleSelectionInteractionAt, weakly(owner, else: true, answer))
  }
}
