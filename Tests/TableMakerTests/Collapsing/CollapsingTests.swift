import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Sections with rows that the user hides and shows with a tap on their header.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct CollapsingTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `a tap on a header hides its rows, and another shows them again`(_ style: UITableView.Style) async throws {
    let table = CollapsingStage(style: style)
    #expect(table.counts == [3, 2])
    #expect(await table.tapHeader(0))
    #expect(table.counts == [0, 2])
    #expect(table.texts == ["ten", "eleven"])
    #expect(table.dataSource.section("a").isCollapsed && !table.dataSource.section("b").isCollapsed)
    await table.tapHeader(0)
    #expect(table.counts == [3, 2])
    #expect(table.texts == ["note 0", "note 1", "note 2", "ten", "eleven"])
    #expect(table.stage.log.messages.isEmpty)
  }

  @Test func `a second tap counts while the header still fades from the first`() {
    var count = 0
    let table = CollapsingStage { $0.collapsible().onSelectHeader { _ in count += 1 } }
    for _ in 0..<3 { table.tableView.headerView(forSection: 0)?.tap() }
    #expect(count == 3)
  }

  @Test func `a system header has a chevron that turns, and tells VoiceOver that it is a button and how it stands`()
    async throws
  {
    let table = CollapsingStage()
    let header = try table.header(0)
    let chevron = try #require(header.headerButton?.subviews.first as? TreeChevron)
    #expect(chevron.isExpanded)
    #expect(header.isAccessibilityElement && header.accessibilityLabel == "Section a")
    #expect(header.accessibilityTraits.isSuperset(of: [.button, .header]))
    #expect(header.accessibilityValue == TreeChevron.expanded.text)
    await table.tapHeader(0)
    #expect(try table.header(0) === header && !chevron.isExpanded)
    #expect(header.accessibilityValue == TreeChevron.collapsed.text)
    let place = chevron.convert(chevron.bounds, to: header)
    #expect(place.maxX <= header.bounds.maxX - 8 && place.minX > header.bounds.midX, "at the end: \(place)")
  }

  @Test func `of two steps, the last says what the header shows`() async throws {
    for (isShown, table) in [
      (true, CollapsingStage { $0.collapsible(disclosure: .tap).collapsible() }),
      (false, CollapsingStage { $0.collapsible().collapsible(disclosure: .tap) }),
    ] {
      #expect(try table.header(0).headerButton?.subviews.contains { $0 is TreeChevron } == isShown)
      #expect(await table.tapHeader(0))
      #expect(table.counts == [0, 2] || table.counts == [0, 0])
    }
  }

  @Test func `the state stays with the section while its items change, it moves, and it is hidden`() async {
    let table = CollapsingStage()
    await table.tapHeader(0)
    table.lists[0].append(Note(3, "note 3"))
    table.lists[0].items.remove(at: 0)
    await table.update()
    #expect(table.counts == [0, 2])
    table.dataSource.section("a").move(after: "b")
    await table.update()
    #expect(table.counts == [2, 0])
    table.dataSource.section("a").hide()
    await table.update()
    table.dataSource.section("a").show()
    await table.update()
    #expect(table.counts == [2, 0] && table.dataSource.section("a").isCollapsed)
    table.dataSource.reload()
    #expect(table.counts == [2, 0])
    table.dataSource.section("a").expand()
    await table.update()
    #expect(table.texts == ["ten", "eleven", "note 1", "note 2", "note 3"])
  }

  @Test func `code collapses and expands at once in what it answers, and in the next turn on screen`() async {
    let table = CollapsingStage()
    table.dataSource.section("a").collapse()
    #expect(table.dataSource.section("a").isCollapsed && table.counts == [3, 2])
    await table.update()
    #expect(table.counts == [0, 2])
    table.dataSource.section("a").expand(animation: .none)
    await table.update()
    #expect(table.counts == [3, 2])
    table.dataSource.section("a").collapse(animation: .left)
    table.dataSource.section("a").expand()
    await table.update()
    #expect(table.counts == [3, 2] && table.stage.log.messages.isEmpty)
  }

  @Test func `a section that is collapsed at first shows its header and no rows`() async {
    let table = CollapsingStage { $0.collapsible().collapsed() }
    #expect(table.counts == [0, 0])
    #expect(await table.tapHeader(1))
    #expect(table.texts == ["ten", "eleven"])
  }

  @Test func `selected items stay selected while their section is collapsed`() async {
    let table = CollapsingStage { $0.collapsible() }
    table.tableView.allowsMultipleSelection = true
    table.dataSource.selection = [1, 10]
    await table.tapHeader(0)
    #expect(table.dataSource.selection == [1, 10])
    #expect(table.tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 1)])
    table.lists[0].items.remove(at: 0)
    await table.update()
    await table.tapHeader(0)
    #expect(
      Set(table.tableView.indexPathsForSelectedRows ?? []) == [
        IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1),
      ])
    table.lists[0].items.remove(at: 0)
    await table.update()
    #expect(table.dataSource.selection == [10])
  }

  @Test func `the closures of onSelectHeader and onSelectFooter are called in order, before the section folds`() async {
    let log = Log()
    func fail(_ log: Log) throws {
      log.add("again")
      throw CancellationError()
    }
    let table = CollapsingStage {
      $0.footerTitle("End").collapsible().onSelectHeader { [log] view in
        log.add("header \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")")
      }
      .onSelectHeader(by: WeakReference(log)) { log, _ in try fail(log) }
      .onSelectFooter(by: WeakReference(log)) { log, _ in log.add("footer") }
    }
    await table.tapHeader(1)
    #expect(log.lines == ["header Section b", "again"] && table.counts == [3, 0])
    #expect(table.stage.log.diagnostics.map(\.kind) == [.unhandledError])
    #expect(table.tableView.footerView(forSection: 0)?.tap() == true)
    #expect(log.lines.last == "footer" && table.counts == [3, 0])
  }

  @Test func `VoiceOver reads a header of an app's class as a button with its texts and the state`() async throws {
    let table = CollapsingStage {
      $0.header(TwoTextHeader.self) { header in
        header.texts[0].text = "Friends"
        header.texts[1].text = header.isSectionCollapsed ? "" : "3 shown"
      }
      .headerHeight(40).collapsible()
    }
    let header = try table.header(0)
    let elements = try #require(header.accessibilityElements as? [UIView])
    #expect(elements.count == 2 && elements[1] is UIButton)
    #expect(elements[0].accessibilityLabel == "Friends, 3 shown")
    #expect(elements[0].accessibilityTraits.isSuperset(of: [.header, .button]))
    #expect(elements[0].accessibilityValue == "Expanded" && elements[0].isAccessibilityElement)
    #expect(elements[0].accessibilityActivate())
    await table.update()
    #expect(table.counts == [0, 2])
    let folded = try #require(table.header(0).accessibilityElements?.first as? UIView)
    #expect(folded.accessibilityLabel == "Friends" && folded.accessibilityValue == "Collapsed")
    if let lines = table.stage.window.spokenLines {
      #expect(lines.filter { $0.hasPrefix("Friends") }.count == 2, "\(lines)")
      #expect(lines.contains { $0.hasPrefix("More, button") })
    }
    // TableMaker keeps the elements that an app has set.
    let own = CollapsingStage {
      $0.header(TwoTextHeader.self) { $0.accessibilityElements = [$0.texts[0]] }.headerHeight(40).collapsible()
    }
    await own.tapHeader(0)
    #expect(own.counts == [0, 2])
    #expect(try own.header(0).accessibilityElements?.count == 1)
  }

  @Test func `a header of an app's class knows its section in its closures`() async throws {
    let stage = Stage()
    let parcels = ItemList([Note(0, "rome"), Note(1, "oslo"), Note(2, "rome")])
    var isLoud = false
    var told: [String] = []
    stage.show(
      stage.chain.height(40).section("all").stockCell(.default).data(parcels)
        .grouped(by: .key(\.text, title: { isLoud ? $0.uppercased() : $0.capitalized }))
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }
        .headers(UITableViewHeaderFooterView.self) { header, notes in
          header.textLabel?.text = "\(header.sectionTitle ?? "-"), \(notes.count)"
        }
        .headerHeight(40).collapsible()
        .onSelectHeader { view in
          let header = view as? UITableViewHeaderFooterView
          told.append(
            "\(header?.sectionName ?? "-") \(header?.sectionTitle ?? "-") \(header?.isSectionCollapsed == true)")
        }
        .make())
    func titles() -> [String?] { (0..<2).map { stage.tableView.headerView(forSection: $0)?.textLabel?.text } }
    func settle() async {
      await stage.dataSource?.waitForUpdates()
      settleAnimations()
      stage.window.layOut()
    }
    #expect(titles() == ["Oslo, 1", "Rome, 2"])
    isLoud = true
    stage.dataSource?.update()
    await settle()
    #expect(titles() == ["OSLO, 1", "ROME, 2"])
    for _ in 0..<2 {
      stage.tableView.headerView(forSection: 1)?.tap()
      await settle()
    }
    #expect(told == ["rome ROME false", "rome ROME true"])
    let header = try #require(stage.tableView.headerView(forSection: 0))
    #expect(header.sectionName == nil && header.sectionTitle == nil)
    // The message for an unknown name lists the existing names.
    stage.dataSource?.section("paris").expand()
    #expect(stage.log.messages.last?.contains("Use an existing name: “all”, “oslo”, “rome”.") == true)
  }

  /// A table view may use the view of a header again for a footer, if they have one class.
  @Test(arguments: [false, true])
  func `a footer that was a header before takes no taps, and isn't a button`(_ isOwnClass: Bool) async throws {
    let table = CollapsingStage(style: .grouped) {
      guard isOwnClass else { return $0.footerTitle("End").collapsible() }
      return $0.header(UITableViewHeaderFooterView.self) { _ in }.footer(UITableViewHeaderFooterView.self) { _ in }
        .headerHeight(40).footerHeight(40).collapsible()
    }
    table.lists[0].items = notes(60)
    await table.update()
    let header = try table.header(0)
    var footers: Set<ObjectIdentifier> = []
    for y in stride(from: 0, to: table.tableView.contentSize.height - table.tableView.bounds.height, by: 20) {
      table.tableView.contentOffset.y = y
      table.stage.window.layOut()
      guard let footer = table.tableView.footerView(forSection: 0) else { continue }
      footers.insert(ObjectIdentifier(footer))
      #expect(footer.headerButton == nil && !footer.accessibilityTraits.contains(.button))
      footer.tap()
      await table.update()
      #expect(table.counts == [60, 2])
    }
    #expect(footers == [ObjectIdentifier(header)], "the header's view is the footer's")
  }

  @Test func `a header is highlighted while a finger is on it, and lets the table scroll`() async throws {
    let table = CollapsingStage()
    table.lists[0].items = notes(60)
    await table.update()
    let header = try table.header(0)
    let button = try #require(header.headerButton)
    header.press(for: 0.3) { #expect(button.isHighlighted && button.backgroundColor == .tertiarySystemFill) }
    settleAnimations()
    #expect(!button.isHighlighted && button.backgroundColor == nil)
    await table.update()
    await table.tapHeader(0)
    #expect(table.counts == [60, 2])
    table.tableView.headerView(forSection: 0)?.drag(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: -200))
    await table.update()
    #expect(table.tableView.contentOffset.y > 100 && table.counts == [60, 2])
  }

  @Test func `a floating header stays at the top when its section folds`() async throws {
    let table = CollapsingStage()
    table.lists[0].items = notes(60)
    table.lists[1].items = (100..<160).map { Note($0, "note \($0)") }
    await table.update()
    table.tableView.contentOffset.y = 800
    table.stage.window.layOut()
    await table.tapHeader(0)
    #expect(table.counts == [0, 60])
    #expect(table.tableView.contentOffset.y == table.tableView.rectForHeader(inSection: 0).minY)
    table.dataSource.section("a").expand()
    await table.update()
    table.tableView.contentOffset.y = table.tableView.rectForHeader(inSection: 1).minY + 500
    table.stage.window.layOut()
    await table.tapHeader(1)
    let top = table.tableView.rectForHeader(inSection: 1)
    #expect(table.counts == [60, 0] && abs(top.maxY - table.tableView.bounds.maxY) < 1, "the content ends below it")
  }

  @Test func `rows stay in place while their section folds and unfolds in one turn`() async {
    let table = CollapsingStage()
    table.lists[0].items = notes(60)
    await table.update()
    table.tableView.contentOffset.y = 800
    table.stage.window.layOut()
    table.dataSource.section("a").collapse()
    table.dataSource.section("a").expand()
    table.lists[0].items.insert(Note(200, "new"), at: 0)
    await table.update()
    #expect(table.counts == [61, 2] && table.tableView.contentOffset.y == 840)
  }

  @Test func `an item that is hidden is named with what shows it`() async {
    let bar = UISearchBar()
    let stage = CollapsingStage { $0.collapsible().searchable(bar, by: \.text) }
    let (dataSource, log) = (stage.dataSource, stage.stage.log)
    func expect(_ remedies: String?, sourceLocation: SourceLocation = #_sourceLocation) async {
      log.diagnostics = []
      dataSource.scroll(to: Note(10, "ten"), animated: false)
      await stage.update()
      let messages = log.diagnostics.map(\.message)
      #expect(messages.count == (remedies == nil ? 0 : 1), sourceLocation: sourceLocation)
      if let remedies {
        #expect(
          messages.first?.hasSuffix(" found no row of the item, which its source contains. First \(remedies).") == true,
          "\(messages)", sourceLocation: sourceLocation)
      }
    }
    await expect(nil)
    dataSource.section("b").collapse()
    await expect("call expand() on its section")
    dataSource.section("b").hide()
    await expect("call show() on its section, or call expand() on its section")
    dataSource.section("b").show()
    dataSource.section("b").expand()
    await expect(nil)
    dataSource.query = "eleven"
    await expect("end the search")
    dataSource.query = ""
    await expect(nil)
    stage.lists[1].items.removeFirst()
    log.diagnostics = []
    dataSource.scroll(to: Note(10, "ten"))
    await stage.update()
    #expect(log.diagnostics.first?.message.contains("found none of the items in any section") == true)
  }
}

/// A header with two texts and a button.
private final class TwoTextHeader: UITableViewHeaderFooterView {
  let texts = [
    UILabel(frame: CGRect(x: 10, y: 0, width: 100, height: 40)),
    UILabel(frame: CGRect(x: 120, y: 0, width: 100, height: 40)),
  ]
  private let button = UIButton(type: .system, primaryAction: UIAction(title: "More") { _ in })

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    for text in texts { contentView.addSubview(text) }
    button.frame = CGRect(x: 230, y: 0, width: 60, height: 40)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}
