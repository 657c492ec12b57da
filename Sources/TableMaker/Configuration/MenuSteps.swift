import UIKit

/// What the steps say of the menus of rows.
struct MenuSteps<Item> {
  var menu: ((Item, Int) -> UIMenu?)?
  var preview: ((Item, Int) -> UIViewController?)?
  /// The text that a row's “Copy” puts on the pasteboard.
  var copiedText: ((Item, Int) -> String?)?

  /// Whether a row may have a menu.
  var isAsked: Bool { menu != nil || copiedText != nil }

  /// The menu of a row: “Copy”, and what the app has for it; nil for none.
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
