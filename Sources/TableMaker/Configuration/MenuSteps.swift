import UIKit

/// The settings for the menus of rows.
struct MenuSteps<Item> {
  var menu: ((Item, Int) -> UIMenu?)?
  var preview: ((Item, Int) -> UIViewController?)?
  /// Returns the text that Copy puts on the pasteboard.
  var copiedText: ((Item, Int) -> String?)?

  /// A Boolean value that indicates whether a row can have a menu.
  var isAsked: Bool { menu != nil || copiedText != nil }

  /// Returns the menu of a row, with Copy and the app's actions; `nil` for none.
  @MainActor func menu(for item: Item, at index: Int) -> UIMenu? {
    let own = menu?(item, index)
    guard let text = copiedText?(item, index) else { return own }
    let copy = UIAction(title: InterfaceText.copying.text, image: UIImage(systemName: "doc.on.doc")) { _ in
      UIPasteboard.general.string = text
    }
    guard let own else { return UIMenu(children: [copy]) }
    return own.replacingChildren([UIMenu(options: .displayInline, children: [copy])] + own.children)
  }
}
