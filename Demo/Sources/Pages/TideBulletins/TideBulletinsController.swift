import Foundation
import TableMaker
import Tides
public import UIKit

/// Harbor offices' bulletins, page by page from a server that can be slow, fail, or have nothing to say: the button decides.
///
/// Pulling refreshes, the end loads more, a tap reads. The server is `Demo/run --serve` where the environment names it, and else one in
/// memory, which is also what is drawn.
public final class TideBulletinsController: UIViewController, ArrivingLater {
  private let words: TideWords
  let tableView = UITableView(frame: .zero, style: .plain)
  let server: ScriptedTides
  /// Where bulletins come from: the server, or one that is asked over HTTP.
  private let service: any TideService
  private var weather = TideWeather.fair
  private(set) var bulletins: PagedList<TideBulletin>
  private(set) var dataSource: TableViewDataSource?
  private var heading: PageHeading?
  private var watch: Task<Void, Never>?

  static let perPage = 12

  /// Creates the page in a language.
  public convenience init(language: Language) {
    let words = TideWords(language: language)
    self.init(words: words, server: ScriptedTides(words: words), service: HTTPTides.served())
  }

  init(words: TideWords, server: ScriptedTides, service: (any TideService)? = nil) {
    self.words = words
    self.server = server
    self.service = service ?? server
    bulletins = Self.list(of: self.service)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  deinit { watch?.cancel() }

  private static func list(of service: any TideService, startingWith items: [TideBulletin] = []) -> PagedList<
    TideBulletin
  > {
    PagedList(perPage: perPage, startingWith: items) { [service] request in
      let answer = try await service.bulletins(offset: request.offset, limit: request.perPage)
      return TableMaker.Page(answer.items, hasMore: answer.hasMore, total: answer.total)
    }
  }

  /// Shows what an earlier visit has left, until the server has answered.
  func arriveNow() {
    bulletins = Self.list(of: service, startingWith: server.page(offset: 0, limit: Self.perPage))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = words.title
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    view.tintColor = TideColors.accent
    let heading = PageHeading(title: words.heading(bulletins.items.count, of: nil), detail: words.lead)
    self.heading = heading
    dataSource = DataSource(tableView)
      .headerView { heading }
      .hidesEmptySeparators()
      .refreshable()
      .onError { _ in }
      .section("bulletins")
      .cell(TideCell.self)
      .data(bulletins)
      .adapter { cell, bulletin, _ in cell.show(bulletin) }
      .autoHeight()
      .loadsMore()
      .onSelect(with: self) { controller, bulletin, _ in controller.read(bulletin) }
      .make()
    showMenu()
    watch = Task { [weak self, bulletins] in
      for await _ in bulletins.states { self?.showCount() }
    }
  }

  private func read(_ bulletin: TideBulletin) {
    var read = bulletin
    read.isRead = true
    bulletins.replace(read)
  }

  private func showCount() {
    heading?.title = words.heading(bulletins.items.count, of: bulletins.total)
  }

  /// Has the server answer in another way; one that cannot be reached fails anyway.
  private func turn(to weather: TideWeather) {
    self.weather = weather
    showMenu()
    Task { [service] in try? await service.turn(to: weather) }
  }

  /// The button that says how the server answers, from the next time on.
  private func showMenu() {
    let actions = TideWeather.allCases.map { weather in
      UIAction(title: words.name(of: weather), state: self.weather == weather ? .on : .off) { [weak self] _ in
        self?.turn(to: weather)
      }
    }
    let button = UIBarButtonItem(title: words.server, menu: UIMenu(children: actions))
    button.tintColor = TideColors.accent
    navigationItem.rightBarButtonItem = button
  }
}
