import TableMaker
import UIKit

extension ObserversController {
  /// The updates drawn before, during, and after: text that the user types into the search field, and a jump by the index.
  nonisolated static let updates =
    [
      ("m", "", "m"), ("ma", "m", "ma"), ("mar", "ma", "mar"), ("clear", "mar", ""), ("none", "mar", "marquee xyz"),
      ("chinese", "", "山"),
    ].map { name, before, query in
      PageUpdate(
        name, of: ObserversController.self, english: "From “\(before)” to “\(query)”",
        chinese: "由“\(before)”到“\(query)”",
        prepare: { page in await page.type(before) },
        perform: { page in await page.type(query) })
    } + [
      PageUpdate("jump", of: ObserversController.self, english: "A jump by the index", chinese: "按索引跳转") { page in
        page.jump(to: "S")
      }
    ]

  /// Types into the search field, letter by letter, until it has a text, and returns when the table shows what is found.
  func type(_ text: String) async {
    let field = search.searchBar.searchTextField
    if !text.isEmpty { field.becomeFirstResponder() }
    while let old = field.text, !text.hasPrefix(old) { field.deleteBackward() }
    for letter in text.dropFirst(field.text?.count ?? 0) { field.insertText(String(letter)) }
    await dataSource?.waitForUpdates()
  }

  /// Scrolls to the section that a title of the index leads to.
  func jump(to title: String) {
    guard let dataSource, let index = dataSource.sectionIndexTitles(for: tableView)?.firstIndex(of: title) else {
      return
    }
    let section = dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    tableView.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
  }
}
