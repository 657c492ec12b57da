import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Placeholders are between the table view's header view and the bottom, above the keyboard.
@MainActor @Suite struct PlaceholderRoomTests {
  enum State: CaseIterable, Sendable { case empty, loading, failed, noResults }

  private struct Offline: LocalizedError {
    var errorDescription: String? { "You're offline." }
  }

  @MainActor private final class Form {
    let stage = Stage()
    let bar = UISearchBar()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))

    init(_ state: State, hasHeader: Bool) {
      if hasHeader { stage.tableView.tableHeaderView = header }
      let start = stage.chain.section().cell(NoteCell.self)
      switch state {
      case .empty:
        stage.show(
          stage.chain.listText("nothing", for: .empty).section().cell(NoteCell.self).data(ItemList<Note>([]))
            .adapter { _, _, _ in }.make())
      case .loading:
        let pages = PagedList<Note>(perPage: 9) { _ in
          try await Task.sleep(for: .seconds(60))
          return ItemPage([], hasMore: false)
        }
        stage.show(start.data(pages).adapter { _, _, _ in }.make())
      case .failed:
        let pages = PagedList<Note>(perPage: 9) { _ in throw Offline() }
        stage.show(start.data(pages).adapter { _, _, _ in }.make())
      case .noResults:
        stage.show(start.data(ItemList(notes(3))).adapter { _, _, _ in }.searchable(bar, by: \.text).make())
        bar.text = "nobody"
        bar.searchTextField.sendActions(for: .editingChanged)
      }
    }

    func settle() async {
      for _ in 0..<2 {
        await stage.dataSource?.waitForUpdates()
        await nextTurns()
      }
      stage.window.layOut()
    }

    /// The frame of the content in the table view's superview.
    var content: CGRect? {
      stage.tableView.backgroundView?.subviews.first.map { $0.convert($0.bounds, to: stage.tableView.superview) }
    }

    /// The frames of the texts, spinners, and buttons.
    var parts: [CGRect] {
      func parts(_ view: UIView) -> [UIView] {
        if view.isHidden { return [] }
        if view is UILabel || view is UIButton || view is UIActivityIndicatorView { return [view] }
        return view.subviews.flatMap(parts)
      }
      let found = stage.tableView.backgroundView.map(parts) ?? []
      return found.map { $0.convert($0.bounds, to: stage.tableView.superview) }
    }
  }

  @Test(arguments: State.allCases, [false, true])
  func `the content is between the header view and the bottom`(state: State, hasHeader: Bool) async throws {
    let form = Form(state, hasHeader: hasHeader)
    await form.settle()
    let table = form.stage.tableView
    let top = table.frame.minY + (hasHeader ? table.adjustedContentInset.top + 90 : 0)
    let bottom = table.frame.maxY - table.safeAreaInsets.bottom
    #expect(form.content == CGRect(x: table.frame.minX, y: top, width: table.frame.width, height: bottom - top))
    #expect(!form.parts.isEmpty)
    for part in form.parts { #expect(part.minY > top && part.maxY < bottom, "\(state): \(part)") }
    form.header.frame.size.height = 140
    table.tableHeaderView = hasHeader ? form.header : nil
    await form.settle()
    #expect(form.content?.minY == (hasHeader ? top + 50 : top))
  }
}
