import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Each kind of list shows each state with its text and button, between the table view's header view and the bottom or
/// the keyboard.
@MainActor @Suite struct StatesInRoomTests {
  /// The last step of the section.
  enum Kind: CaseIterable, Sendable { case plain, sorted, grouped, tree, remote, several }

  /// The source of the section's items.
  enum Origin: CaseIterable, Sendable { case list, pages, stream }

  @MainActor private final class Form {
    let stage = Stage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    let list = ItemList<Note>(notes(3))
    let server = PageServer()
    let (stream, items) = AsyncThrowingStream.makeStream(of: [Note].self)
    var found: [Result<[Note], any Error>] = []
    private(set) var pages: PagedList<Note>?
    /// The app's view for each state; `nil` for the standard views.
    var own: UIView?
    private(set) var state: ListState?

    func show(_ kind: Kind, _ origin: Origin) {
      stage.tableView.tableHeaderView = header
      stage.window.window.addSubview(bar)
      switch origin {
      case .list: show(kind, list)
      case .pages:
        let pages = server.list(perPage: 9)
        self.pages = pages
        show(kind, pages)
      case .stream: show(kind, ItemStream(stream))
      }
    }

    private func show<Source: ItemSource>(_ kind: Kind, _ source: Source) where Source.Item == Note {
      let texts = stage.chain.onError { _ in }.listText("nothing", for: .empty)
      let placeholder = { [unowned self] (state: ListState) -> UIView? in
        self.state = state
        return own
      }
      let start = (own == nil ? texts : texts.placeholder(placeholder)).section().cell(NoteCell.self)
      if kind == .several {
        return stage.show(
          start.data(MergedSource(source, ItemList<Note>([]))).adapter { _, _, _ in }
            .searchable(bar, by: \.text).section().cell(NoteCell.self).data([Note]()).adapter { _, _, _ in }.make())
      }
      let section = start.data(source).adapter { _, _, _ in }
      switch kind {
      case .plain, .several: stage.show(section.searchable(bar, by: \.text).make())
      case .sorted: stage.show(section.searchable(bar, by: \.text).sorted(by: \.text).make())
      case .grouped: stage.show(section.searchable(bar, by: \.text).grouped(by: .key(\.text)).make())
      case .tree:
        stage.show(
          section.searchable(bar, by: \.text)
            .expandable(children: { note in note.id < 3 ? [Note(note.id + 10, "child")] : [] }).make())
      case .remote:
        stage.show(
          section.remoteSearch(by: bar, debounce: .zero) { [unowned self] _ in
            try found.isEmpty ? [] : found.removeFirst().get()
          }.make())
      }
    }

    func settle() async {
      for _ in 0..<2 {
        await stage.dataSource?.waitForUpdates()
        await turns()
      }
      stage.window.layOut()
    }

    func search(_ text: String) async {
      bar.text = text
      bar.searchTextField.sendActions(for: .editingChanged)
      await settle()
    }

    private func views<View: UIView>(of type: View.Type) -> [View] {
      func find(in view: UIView) -> [View] {
        if view.isHidden { return [] }
        return (view as? View).map { [$0] } ?? view.subviews.flatMap(find)
      }
      return stage.tableView.backgroundView.map(find) ?? []
    }

    var texts: [String] { views(of: UILabel.self).compactMap(\.text).filter { !$0.isEmpty } }
    var button: UIButton? { views(of: UIButton.self).first { $0.configuration?.title?.isEmpty == false } }

    /// Checks that all parts are in the room, also while the keyboard is up.
    func checkRoom(_ place: String) {
      let (table, window) = (stage.tableView, stage.window.window)
      func check(bottom: CGFloat, _ place: String) {
        let top = table.convert(header.frame, to: window).maxY
        let parts =
          views(of: UILabel.self) as [UIView] + views(of: UIButton.self) + views(of: UIActivityIndicatorView.self)
        #expect(!parts.isEmpty, "\(place)")
        for part in parts where !part.bounds.isEmpty {
          let frame = part.convert(part.bounds, to: window)
          #expect(frame.minY >= top && frame.maxY <= bottom, "\(place): \(frame) in \(top)…\(bottom)")
        }
        let content = stage.tableView.backgroundView?.subviews.first
        let frame = content.map { $0.convert($0.bounds, to: window) } ?? .zero
        #expect(abs(frame.minY - top) < 0.5 && abs(frame.maxY - bottom) < 0.5, "\(place): \(frame), \(top)…\(bottom)")
      }
      check(bottom: table.frame.maxY - table.safeAreaInsets.bottom, place)
      guard TestFinger.isReal else { return }
      // Nothing is awaited while the keyboard is up, because all windows share it.
      bar.becomeFirstResponder()
      settleAnimations()
      stage.window.layOut()
      let keyboard = window.keyboardLayoutGuide.layoutFrame.minY
      #expect(keyboard < 700)
      check(bottom: keyboard, "\(place) above the keyboard")
      window.endEditing(true)
      settleAnimations()
      stage.window.layOut()
    }
  }

  @Test(arguments: Kind.allCases, Origin.allCases)
  func `each kind of list shows each state in the room that there is`(kind: Kind, origin: Origin) async throws {
    let form = Form()
    form.show(kind, origin)
    _ = form.stage.window.window.keyboardLayoutGuide
    await form.settle()
    let place = "\(kind) of \(origin)"
    func expect(_ texts: [String], hasButton: Bool = false, _ state: String) {
      #expect(form.texts.filter { $0 != "Retry" } == texts, "\(place), \(state)")
      #expect((form.button != nil) == hasButton, "\(place), \(state)")
      if !texts.isEmpty { form.checkRoom("\(place), \(state)") }
    }
    switch origin {
    case .list:
      expect([], "full")
      form.list.items = []
    case .pages:
      expect(["Loading"], "loading")
      await form.server.fail()
      await form.settle()
      expect(["Could Not Load"], hasButton: true, "failed")
      try #require(form.button).tap()
      await form.settle()
      expect(["Loading"], "again")
      await form.server.answer([], hasMore: false)
    case .stream:
      expect(["Loading"], "loading")
      form.items.yield([])
    }
    await form.settle()
    expect(["nothing"], "empty")
    switch origin {
    case .list: form.list.items = notes(3)
    case .pages:
      form.pages?.refresh()
      await form.server.answer(0..<3, hasMore: false)
    case .stream: form.items.yield(notes(3))
    }
    await form.settle()
    expect([], "full again")
    #expect(!form.stage.tableView.hasNoRows)
    if kind == .remote {
      struct Offline: LocalizedError { var errorDescription: String? { "You're offline." } }
      form.found = [.failure(Offline())]
      // The last rows stay, so the table view has room for the state only if there were none.
      await form.search("nobody")
      #expect(form.texts.isEmpty == !form.stage.tableView.hasNoRows, "\(place): \(form.texts)")
      if form.stage.tableView.hasNoRows {
        expect(["Could Not Load", "You're offline."], hasButton: true, "failed search")
        form.button?.tap()
        await form.settle()
      } else {
        await form.search("nobody else")
      }
      let query = form.bar.text ?? ""
      expect(["No Results for “\(query)”", "Check the spelling or try a new search."], "no results")
    } else {
      await form.search("nobody")
      expect(["No Results for “nobody”", "Check the spelling or try a new search."], "no results")
    }
    await form.search("")
    expect([], "after the search")
    form.list.items = []
    form.items.yield([])
    if let pages = form.pages {
      pages.refresh()
      await form.server.answer([], hasMore: false)
    }
    await form.settle()
    expect(["nothing"], "empty again")
    await form.search("x")
    expect(["No Results for “x”", "Check the spelling or try a new search."], "no results in nothing")
    #expect(form.stage.log.messages == [])
  }

  @Test(arguments: Kind.allCases, Origin.allCases)
  func `a placeholder of the app receives the state of each kind of list`(kind: Kind, origin: Origin) async {
    let form = Form()
    let own = UIView()
    form.own = own
    form.show(kind, origin)
    await form.settle()
    func shows(_ state: String) -> Bool {
      form.stage.tableView.backgroundView === own && form.state.map { "\($0)".hasPrefix(state) } == true
    }
    let place = "\(kind) of \(origin)"
    switch origin {
    case .list: form.list.items = []
    case .pages:
      #expect(shows("loading"), "\(place)")
      await form.server.fail()
      await form.settle()
      #expect(shows("failed"), "\(place)")
      form.pages?.retry()
      await form.server.answer([], hasMore: false)
    case .stream:
      #expect(shows("loading"), "\(place)")
      form.items.finish(throwing: PageServer.Failure())
    }
    await form.settle()
    #expect(shows(origin == .stream ? "failed" : "empty"), "\(place): \(String(describing: form.state))")
    guard origin != .stream else { return }
    await form.search("nobody")
    #expect(form.stage.tableView.backgroundView !== own, "\(place)")
    #expect(form.texts.first == "No Results for “nobody”", "\(place)")
    await form.search("")
    #expect(shows("empty"), "\(place)")
  }
}
