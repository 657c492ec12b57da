import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The app's own text for the state of a list, and placeholder rows.
@MainActor @Suite struct ListTextTests {
  private let server = PageServer()
  private let stage = Stage()

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    stage.window.layOut()
  }

  private func texts(in view: UIView?) -> [String] {
    guard let view, !view.isHidden else { return [] }
    let own = [(view as? UILabel)?.text, (view as? UIButton)?.configuration?.title].compactMap { $0 }
    return own.filter { !$0.isEmpty } + view.subviews.flatMap { texts(in: $0) }
  }

  private var shown: Set<String> { Set(texts(in: stage.tableView.backgroundView)) }
  private var footer: Set<String> { Set(texts(in: stage.tableView.tableFooterView)) }

  @Test func `each text can be another, the section's before the table's`() async {
    var chain = stage.chain
    for kind in ListText.allCases { chain = chain.listText("table \(kind)", for: kind) }
    let list = server.list(perPage: 2)
    stage.show(
      chain.section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .listText("section empty", for: .empty).loadsMore(.manual).make())
    await settle()
    #expect(shown == ["table loading"])
    await server.fail()
    await settle()
    #expect(shown.isSuperset(of: ["table failed", "table retry"]))
    list.retry()
    await server.answer([], hasMore: false)
    await settle()
    #expect(shown == ["section empty"])
    list.refresh()
    await server.answer([1, 2])
    await settle()
    #expect(footer == ["table loadMore"])
    list.loadMore()
    await server.fail()
    await settle()
    #expect(footer == ["table failedPage"])
    list.retry()
    await server.answer([3], hasMore: false)
    await settle()
    #expect(footer == ["table endOfList"])
  }

  /// The text for an empty list appears for every kind of source, as soon as the table view has no rows.
  @Test(arguments: [false, true]) func `an empty list of any kind says so in your words`(inSection: Bool) async {
    let list = ItemList<Note>(notes(2))
    let sources: [(name: String, source: AnySource<Note>)] = [
      ("list", AnySource(list)), ("sorted", AnySource(list.sorted(by: \.text))), ("mapped", AnySource(list.map { $0 })),
      ("merged", AnySource(MergedSource(list, list))), ("read", AnySource(ObservedSource { list.items })),
      ("grouped", AnySource(SectionItems(list.grouped(by: .key(\.text))))),
      ("in pages", AnySource(PagedList(perPage: 9, startingWith: []) { _ in ItemPage([Note](), hasMore: false) })),
    ]
    for (name, source) in sources {
      let stage = Stage()
      let chain = inSection ? stage.chain : stage.chain.listText("Nothing at all", for: .empty)
      let section = chain.section().cell(NoteCell.self).data(source).adapter { _, _, _ in }
      let ready = inSection ? section.listText("Nothing at all", for: .empty) : section
      stage.show(ready.section().cell(NoteCell.self).data([Note]()).adapter { _, _, _ in }.make())
      func shown() async -> [String] {
        for _ in 0..<2 {
          await stage.dataSource?.waitForUpdates()
          await turns(5)
        }
        return texts(in: stage.tableView.backgroundView)
      }
      if name != "in pages" {
        list.items = notes(2)
        #expect(await shown() == [], "\(name)")
        list.items = []
      }
      #expect(await shown() == ["Nothing at all"], "\(name)")
    }
  }

  @Test func `a placeholder of your own replaces the text for an empty list`() async {
    let placed = UISwitch()
    stage.show(
      stage.chain.placeholder { _ in placed }.section().cell(NoteCell.self).data([Note]()).adapter { _, _, _ in }
        .listText("Nothing", for: .empty).make())
    await stage.dataSource?.waitForUpdates()
    #expect(stage.tableView.backgroundView === placed)
  }

  @Test func `what stands there is said by an assistive technology, in the app's words`() async {
    stage.show(
      stage.chain.listText("No Tides", for: .empty).skeletonRows(3)
        .section().cell(NoteCell.self).data(server.list()).adapter { _, _, _ in }.make())
    await settle()
    #expect(stage.dataSource?.live.attachment.placeholder.text == "Loading")
    await server.answer([], hasMore: false)
    await settle()
    #expect(stage.dataSource?.live.attachment.placeholder.text == "No Tides")
  }

  // MARK: Gray rows

  private var skeleton: SkeletonRows? { stage.tableView.backgroundView as? SkeletonRows }

  private func show(_ chain: DataSource, rows: Int? = nil) async {
    var section = chain.section().height(60).title("Notes").cell(NoteCell.self).data(server.list())
      .adapter { cell, note, _ in cell.note = note }
    if let rows { section = section.skeletonRows(rows) }
    stage.show(section.make())
    await settle()
  }

  @Test func `gray rows stand where the first rows will, as high as these, until there are some`() async throws {
    await show(stage.chain.skeletonRows(4))
    let skeleton = try #require(skeleton)
    let top = stage.tableView.rectForHeader(inSection: 0).maxY
    let bars = skeleton.subviews.map { skeleton.convert($0.frame, to: stage.tableView) }
    #expect(bars.count == 8 && top > 0)
    for (index, bar) in bars.enumerated() {
      let row = CGFloat(index / 2)
      #expect(bar.minY > top + row * 60 && bar.maxY < top + (row + 1) * 60 && bar.width > 60)
    }
    #expect(skeleton.isAccessibilityElement && skeleton.accessibilityLabel == "Loading")
    await server.answer([1], hasMore: false)
    await settle()
    #expect(stage.tableView.backgroundView == nil)
  }

  @Test(arguments: [0, 1, 9, 10, 11, 1_000_000, .max], [60, 0.001])
  func `only the gray rows that fit into the table are made, however many are asked for, and more when it grows`(
    count: Int, height: CGFloat
  ) async throws {
    stage.show(
      stage.chain.skeletonRows(count).section().height(height).cell(NoteCell.self).data(server.list())
        .adapter { _, _, _ in }.make())
    await settle()
    guard count > 0 else { return #expect(skeleton == nil) }
    let view = try #require(skeleton)
    let most = Int(view.bounds.height / max(1, height)) + 1
    #expect(view.subviews.count == 2 * min(count, view.subviews.count / 2) && view.subviews.count <= 2 * most)
    #expect(view.subviews.count >= 2 * min(count, most - 1))
    #expect(view.isAccessibilityElement && (view.accessibilityElements ?? []).isEmpty)
    let frame = stage.tableView.frame
    stage.tableView.frame = CGRect(x: 0, y: 0, width: frame.width, height: 2 * frame.height)
    stage.window.layOut()
    #expect(view.subviews.filter { !$0.isHidden }.count >= 2 * min(count, most - 1))
  }

  @Test(
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
    [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge])
  func `they begin where the rows' texts will, also below a title that has become higher meanwhile`(
    style: UITableView.Style, textSize: UIContentSizeCategory
  ) async throws {
    let stage = Stage(style: style)
    stage.show(
      stage.chain.skeletonRows(3).section().height(60).title("Notes").cell(NoteCell.self).data(server.list())
        .adapter { cell, _, _ in cell.textLabel?.text = "note" }.make())
    func settle() async {
      await turns()
      await stage.dataSource?.waitForUpdates()
      await turns()
      stage.window.layOut()
    }
    await settle()
    stage.window.window.traitOverrides.preferredContentSizeCategory = textSize
    stage.window.layOut()
    await settle()
    let skeleton = try #require(stage.tableView.backgroundView as? SkeletonRows)
    let bars = skeleton.subviews.map { skeleton.convert($0.frame, to: stage.tableView) }
    await server.answer(0..<3, hasMore: false)
    await settle()
    for row in 0..<3 {
      let path = IndexPath(row: row, section: 0)
      let (rect, cell) = (stage.tableView.rectForRow(at: path), try #require(stage.tableView.cellForRow(at: path)))
      let text = try #require(cell.textLabel)
      let start = text.convert(text.bounds, to: stage.tableView).minX
      // Not by `contains`, which asks for the union and is off by rounding.
      for bar in bars[(2 * row)...(2 * row + 1)] {
        #expect(bar.minY > rect.minY && bar.maxY < rect.maxY && abs(bar.minX - start) < 0.01)
      }
    }
  }

  @Test func `the section's number goes before the table's, zero is the wheel, and other states are as ever`() async {
    await show(stage.chain.skeletonRows(4), rows: 2)
    #expect(skeleton?.subviews.count == 4)
    await server.fail()
    await settle()
    #expect(skeleton == nil && shown.contains("Could Not Load"))
    await show(stage.chain.skeletonRows(4), rows: 0)
    #expect(skeleton == nil && shown == ["Loading"])
    await show(stage.chain.skeletonRows(-3))
    #expect(skeleton == nil && shown == ["Loading"])
  }

  @Test func `a placeholder of the app's goes before, and none is below the screen's end`() async throws {
    await show(stage.chain.skeletonRows(4).placeholder { _ in UISwitch() })
    #expect(stage.tableView.backgroundView is UISwitch)
    await show(stage.chain.skeletonRows(500))
    let skeleton = try #require(skeleton)
    #expect(skeleton.subviews.allSatisfy { $0.isHidden || $0.frame.maxY <= skeleton.bounds.height })
  }

  @Test func `right to left they begin at the right`() async throws {
    await show(stage.chain.skeletonRows(1))
    let skeleton = try #require(skeleton)
    skeleton.semanticContentAttribute = .forceRightToLeft
    skeleton.setNeedsLayout()
    stage.window.layOut()
    let end = skeleton.bounds.width - skeleton.layoutMargins.right
    #expect(skeleton.subviews.allSatisfy { abs($0.frame.maxX - end) < 0.01 })
  }
}
