import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A title keeps its style through every update: what is on screen looks as if it had come on screen with its new title, as UIKit writes it
/// or as the app does.
@MainActor @Suite struct TitleStyleTests {
  /// How an app writes a title that is displayed.
  private enum Writing: CaseIterable {
    case none, asGiven, capitals, lowercase, decorated, configuration, own

    @MainActor func write(_ title: String, in view: UIView) {
      guard let view = view as? UITableViewHeaderFooterView else { return }
      switch self {
      case .none: break
      case .asGiven: view.textLabel?.text = title
      case .capitals: view.textLabel?.text = title.uppercased()
      case .lowercase: view.textLabel?.text = title.lowercased()
      case .decorated: view.textLabel?.text = "★ \(title) ★"
      case .configuration:
        var content = UIListContentConfiguration.groupedHeader()
        content.text = title
        view.contentConfiguration = content
      case .own: view.textLabel?.text = "Always this"
      }
    }
  }

  private func shown(_ view: UITableViewHeaderFooterView?) -> String? {
    (view?.contentConfiguration as? UIListContentConfiguration)?.text ?? view?.textLabel?.text
  }

  private func expected(_ title: String, _ writing: Writing, _ style: UITableView.Style) -> String {
    switch writing {
    case .none: style == .plain ? title : title.uppercased()
    case .asGiven, .configuration: title
    case .capitals: title.uppercased()
    case .lowercase: title.lowercased()
    case .decorated: "★ \(title) ★"
    case .own: "Always this"
    }
  }

  private static let titles = ["Status of 20", "Status of 3", "Done", "Étage", "straße", "A longer title. And more."]

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `each title of groups, after each update`(style: UITableView.Style) async {
    for writing in Writing.allCases {
      let stage = Stage(style: style)
      let list = ItemList((0..<40).map { Note($0, "group \($0 / 20)") })
      var titles = ["group 0": "Status of 20", "group 1": "The other", "group 2": "Third"]
      var shownTitles: [String] = []
      let dataSource = stage.chain.height(30)
        .section().cell(NoteCell.self).data(list).grouped(by: .key(\.text))
        .titles { titles[$0[0].text] }
        .adapter { _, _, _ in }
        .onDisplayHeader { view in
          // What the data source says as the view comes.
          guard let view = view as? UITableViewHeaderFooterView, let shown = shown(view) else { return }
          let title = titles.values.first { $0.uppercased() == shown.uppercased() } ?? shown
          shownTitles.append(title)
          writing.write(title, in: view)
        }
        .make()
      stage.show(dataSource)
      func check(_ what: String) async {
        await dataSource.waitForUpdates()
        settleAnimations()
        stage.window.layOut()
        for section in 0..<stage.tableView.numberOfSections {
          guard let view = stage.tableView.headerView(forSection: section) else { continue }
          let title = dataSource.tableView(stage.tableView, titleForHeaderInSection: section) ?? ""
          #expect(shown(view) == expected(title, writing, style), "\(writing), \(what), section \(section)")
        }
      }
      await check("at first")
      for (number, title) in Self.titles.enumerated() {
        titles["group 0"] = title
        titles["group 1"] = "The other, \(number)"
        list.items[0].text = "group 0"
        list.removeAll { $0.id % 20 > 18 - 3 * number }
        if number == 3 { list.append(Note(90, "group 2")) }
        if number == 4 { list.items = list.items.reversed() }
        dataSource.update()
        await check("with \(title)")
      }
      list.items = [Note(1, "group 0"), Note(90, "group 2")]
      await check("another section")
      #expect(!shownTitles.isEmpty)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `a title that looks the same in capitals, as a number does, is followed by one that does not`(
    style: UITableView.Style
  ) async {
    let stage = Stage(style: style)
    let list = ItemList(notes(2))
    let dataSource = stage.chain.height(30)
      .section().cell(NoteCell.self).data(list).titles { $0.count < 3 ? "\($0.count)" : "\($0.count) notes" }
      .footerTitles { $0.count < 3 ? "(\($0.count))" : "(\($0.count) notes)" }
      .adapter { _, _, _ in }.make()
    stage.show(dataSource)
    list.append(Note(7))
    await dataSource.waitForUpdates()
    let (header, footer) = (stage.tableView.headerView(forSection: 0), stage.tableView.footerView(forSection: 0))
    #expect(header?.textLabel?.text == (style == .plain ? "3 notes" : "3 NOTES"))
    #expect(footer?.textLabel?.text == "(3 notes)")
  }

  /// Every pair of titles, in every style: of the styles in which the old title may be written, UIKit's is taken, else the first.
  @Test func `what a title is rewritten to`() {
    let titles = Self.titles + ["", "20", "ABC", "abc", "Abc", "İstanbul"]
    for (old, new) in titles.flatMap({ old in titles.map { (old, $0) } }) {
      for usual in TitleStyle.allCases {
        for style in TitleStyle.allCases {
          let shown = style.written(old)
          let text = TitleStyle.text(for: new, instead: old, shown: shown) { usual }
          #expect(TitleStyle.allCases.contains { $0.written(old) == shown && $0.written(new) == text })
          if usual == style { #expect(text == style.written(new)) }
        }
        #expect(TitleStyle.text(for: new, instead: "before", shown: new.uppercased()) { usual } == new.uppercased())
      }
    }
    #expect(TitleStyle.text(for: "New", instead: "Old", shown: "Mine") { .capitals } == "Mine")
  }
}
