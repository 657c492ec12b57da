import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The gallery of steps, laid out in a window.
@MainActor struct StepGalleryControllerTests {
  /// A length below a pixel, 3 a point.
  private let pixel: CGFloat = 0.34

  @MainActor private struct Gallery {
    let screen: PageScreen
    let page: StepGalleryController
    let book: StepBook

    init(_ language: Language = .english, width: CGFloat = 390, textSize: UIContentSizeCategory = .large) throws {
      screen = try PageScreen(.steps, language, width: width, textSize: textSize)
      page = try #require(screen.navigation.topViewController as? StepGalleryController)
      book = try #require(page.book)
    }

    /// The cell of a step, scrolled to.
    func cell(of step: StepBook.Step) throws -> StepCell {
      let path = try #require(page.dataSource?.indexPath(of: step))
      page.tableView.scrollToRow(at: path, at: .top, animated: false)
      screen.window.layoutIfNeeded()
      return try #require(page.tableView.cellForRow(at: path) as? StepCell)
    }

    /// The screen of a step, opened by a tap.
    func open(_ name: String) throws -> StepController {
      let step = try #require(book.kinds.flatMap(\.steps).first { $0.id == name })
      let path = try #require(page.dataSource?.indexPath(of: step))
      page.dataSource?.tableView(page.tableView, didSelectRowAt: path)
      screen.window.layoutIfNeeded()
      return try #require(screen.navigation.topViewController as? StepController)
    }
  }

  @Test(
    arguments: Language.allCases, [(390, .large), (320, .extraExtraExtraLarge)] as [(CGFloat, UIContentSizeCategory)])
  func `each step has its words, a sample of whole rows, and the source`(
    language: Language, setting: (width: CGFloat, textSize: UIContentSizeCategory)
  ) throws {
    let gallery = try Gallery(language, width: setting.width, textSize: setting.textSize)
    for step in gallery.book.kinds.flatMap(\.steps) {
      let cell = try gallery.cell(of: step)
      let texts = cell.contentView.shownLabels.compactMap(\.text)
      #expect(texts.first == step.title && texts.contains(step.sentence))
      // Lines are indented by their style.
      let lines = step.source.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(texts.last?.split(separator: "\n") == lines)
      let sample = try #require(cell.contentView.samples.first)
      let table = try #require(sample.tableView)
      // Rows that are being loaded are not there yet.
      #expect(table.numberOfSections > 0, "\(step.id)")
      #expect(table.visibleCells.count >= (step.sample.rowsOfRoom > 0 ? 0 : 2), "\(step.id)")
      // The sample ends where a row does, or below the last.
      let ends = (0..<table.numberOfSections).flatMap { section in
        (0..<table.numberOfRows(inSection: section)).map {
          table.rectForRow(at: IndexPath(row: $0, section: section)).maxY
        }
      }
      let height = sample.bounds.height
      if step.sample.rowsOfRoom == 0 {
        #expect((ends + [table.contentSize.height]).contains { abs($0 - height) < 2 * pixel }, "\(step.id) \(height)")
      }
      // The row is as high as its content.
      let card = try #require(sample.superview)
      let end = card.convert(card.bounds, to: cell.contentView).maxY
      #expect(abs(cell.contentView.bounds.height - 12 - end) < 2 * pixel, "\(step.id)")
    }
  }

  @Test func `sample and source stand beside each other where there is room`() throws {
    let gallery = try Gallery(width: 1024)
    let cell = try gallery.cell(of: gallery.book.kinds[0].steps[1])
    let sample = try #require(cell.contentView.samples.first)
    let source = try #require(sample.superview?.subviews.last)
    #expect(source.frame.minX >= sample.frame.maxX - 1 && abs(source.frame.minY - sample.frame.minY) < 1)
  }

  @Test(arguments: StepSample.all.map(\.name))
  func `a tap opens a step, whose sample can be touched`(name: String) throws {
    let gallery = try Gallery(.chinese)
    let opened = try gallery.open(name)
    #expect(opened.title == name)
    let table = try #require(opened.sampleView.tableView)
    let isEmpty = table.numberOfRows(inSection: 0) == 0
    #expect(isEmpty == ["skeletonRows", "noResults"].contains(name))
    #expect(opened.sampleView.isUserInteractionEnabled && (isEmpty || table.visibleCells.count >= 2))
    #expect(table.bounds.height > 150)
  }

  @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge])
  func `rows come where the gray ones of a sample were, and nothing else moves`(textSize: UIContentSizeCategory)
    async throws
  {
    let (answer, server) = AsyncStream.makeStream(of: Never.self)
    let answered = Task { for await _ in answer {} }
    try await TeaServer.$pause.withValue({ _ in await answered.value }) {
      let gallery = try Gallery(textSize: textSize)
      let step = try #require(gallery.book.kinds.flatMap(\.steps).first { $0.id == "skeletonRows" })
      let sample = try #require(try gallery.cell(of: step).contentView.samples.first)
      let table = try #require(sample.tableView)
      #expect(await comesTrue { table.backgroundView != nil })
      gallery.screen.window.layoutIfNeeded()
      let gray = try #require(table.backgroundView)
      let bars = gray.subviews.map { gray.convert($0.frame, to: table) }
      let height = sample.bounds.height
      #expect(bars.count == 6 && gray.subviews.allSatisfy { !$0.isHidden })
      #expect(bars.allSatisfy { $0.minY > table.rectForHeader(inSection: 0).maxY && $0.maxY < height })

      server.finish()
      #expect(await comesTrue { table.numberOfRows(inSection: 0) == 3 })
      gallery.screen.window.layoutIfNeeded()
      #expect(table.numberOfRows(inSection: 0) == 3 && table.backgroundView == nil)
      #expect(abs(table.contentSize.height - height) < 2 * pixel && sample.bounds.height == height)
      for row in 0..<3 {
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        #expect(bars[(2 * row)...(2 * row + 1)].allSatisfy { $0.minY > rect.minY && $0.maxY < rect.maxY })
      }
    }
  }

  @Test func `the samples do what their steps say`() async throws {
    let gallery = try Gallery()
    let tea = gallery.book.menu.teas[0]

    let added = try gallery.open("addItemRow").sampleView
    #expect(try await added.tap(3) == 5)
    let marked = try gallery.open("onSelect").sampleView
    #expect(try await marked.tap(1) == 3)
    #expect(
      marked.cell(1)?.accessoryType == .checkmark && marked.cell(0)?.accessoryType == UITableViewCell.AccessoryType.none
    )
    let asked = try gallery.open("shouldSelect").sampleView
    let table = try #require(asked.tableView)
    #expect(table.delegate?.tableView(table, willSelectRowAt: IndexPath(row: 2, section: 0)) == nil)
    let moved = try gallery.open("willSelect").sampleView
    let other = try #require(moved.tableView)
    #expect(
      other.delegate?.tableView(other, willSelectRowAt: IndexPath(row: 2, section: 0))
        == IndexPath(row: 0, section: 0))

    let sold = try gallery.open("observing").sampleView
    #expect(try await sold.tap(1) == 2)
    let removed = try gallery.open("onUpdate")
    #expect(try await removed.sampleView.tap(0) == 2)
    #expect(removed.said == "+0 −1")
    let refused = try gallery.open("onError")
    #expect(try await refused.sampleView.tap(2) == 3)
    #expect(refused.said == "There is no Lapsang today.")

    let told = try gallery.open("onAccessoryTap")
    #expect(told.said == nil)
    let last = try #require(told.sampleView.tableView)
    last.delegate?.tableView(last, accessoryButtonTappedForRowWith: IndexPath(row: 0, section: 0))
    #expect(told.said == tea.note)
  }

  @Test func `a tree's chevron keeps its shape when it turns`() async throws {
    let opened = try Gallery().open("onExpand")
    func sizes() throws -> [CGSize] {
      let chevron = try #require(opened.sampleView.cell(0)?.accessoryView)
      return [chevron.bounds.size, try #require(chevron.subviews.first).bounds.size]
    }
    let before = try sizes()
    #expect(try await opened.sampleView.tap(0) == 6)
    #expect(try sizes() == before && before[1].height > before[1].width)
    #expect(opened.said?.hasPrefix("Unfolded: ") == true)
  }

  @Test func `a file that cannot be read says why`() {
    let controller = StepGalleryController(language: .english, data: Data("{".utf8))
    controller.loadViewIfNeeded()
    #expect(controller.title == FileProblem.heading(in: .english) && controller.book == nil)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
  }
}

extension UIView {
  /// The samples in the view.
  fileprivate var samples: [SampleView] { subviews.flatMap { ($0 as? SampleView).map { [$0] } ?? $0.samples } }
}

extension SampleView {
  fileprivate func cell(_ row: Int) -> UITableViewCell? {
    tableView?.cellForRow(at: IndexPath(row: row, section: 0))
  }

  /// Does what a tap on a row does, and returns how many rows there are then.
  fileprivate func tap(_ row: Int) async throws -> Int {
    let (table, dataSource) = (try #require(tableView), try #require(dataSource))
    dataSource.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    await dataSource.waitForUpdates()
    table.layoutIfNeeded()
    return table.numberOfRows(inSection: 0)
  }
}
