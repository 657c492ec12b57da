import Foundation
import TableMaker
import TideLogbook
import Tides
public import UIKit

/// Harbor offices' bulletins, page by page from a server that can be slow, fail, or have nothing to say: the button decides.
///
/// Pulling refreshes, the end loads more, a tap reads. The server is `Demo/run --serve` where the environment names it, and what it said last
/// is in a logbook for the time when it does not answer; else it is one in memory, which is also what is drawn.
public final class TideBulletinsController: UIViewController, ArrivingLater {
  private let words: TideWords
  let tableView = UITableView(frame: .zero, style: .plain)
  let server: ScriptedTides
  /// Where bulletins come from: the server, or one that is asked over HTTP.
  private let service: any TideService
  let pictures: TidePictures
  /// The bulletins that were received last; `nil` if they aren't kept.
  private var logbook: TideLogbook?
  private var weather = TideWeather.fair
  private(set) var bulletins: PagedList<TideBulletin>
  private(set) var dataSource: TableViewDataSource?
  private var heading: PageHeading?
  private var watch: Task<Void, Never>?

  static let perPage = 12

  /// Creates the page in a language.
  public convenience init(language: Language) {
    let words = TideWords(language: language)
    let office = HTTPTides.served()
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    // A logbook that cannot be opened is done without.
    let logbook =
      office == nil ? nil : caches.flatMap { try? TideLogbook(at: $0.appending(path: "Tides/tides.sqlite")) }
    self.init(words: words, server: ScriptedTides(words: words), service: office, logbook: logbook)
  }

  init(
    words: TideWords, server: ScriptedTides, service: (any TideService)? = nil, logbook: TideLogbook? = nil
  ) {
    self.words = words
    self.server = server
    self.service = service ?? server
    self.logbook = logbook
    bulletins = Self.list(of: self.service, in: logbook)
    pictures = TidePictures(from: self.service)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  deinit { watch?.cancel() }

  private static func list(
    of service: any TideService, startingWith items: [TideBulletin] = [], in logbook: TideLogbook? = nil
  ) -> PagedList<TideBulletin> {
    let list = PagedList<TideBulletin>(perPage: perPage, startingWith: items) { [service] request in
      let answer = try await service.bulletins(offset: request.offset, limit: request.perPage)
      return ItemPage(answer.items, hasMore: answer.hasMore, total: answer.total)
    }
    guard let logbook else { return list }
    return list.cached(
      by: ItemCache(read: { try await logbook.bulletins() }, write: { try await logbook.keep($0) }))
  }

  /// Shows what an earlier visit has left, until the server has answered.
  func arriveNow() {
    bulletins = Self.list(of: service, startingWith: server.page(offset: 0, limit: Self.perPage))
    for bulletin in bulletins.items {
      guard let picture = UIImage(data: TidePicture.png(number: bulletin.id), scale: 2) else { continue }
      pictures.keep(picture, of: bulletin.id)
    }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = words.title
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    view.tintColor = TideColors.accent
    heading = PageHeading(title: words.heading(bulletins.items.count, of: nil), detail: words.lead)
    showBulletins()
    showMenu()
  }

  /// Begins as after a start of the app, with what a logbook has until the office answers.
  func start(with logbook: TideLogbook) async {
    self.logbook = logbook
    bulletins = Self.list(of: service, in: logbook)
    // It is read elsewhere; what it has is there when the table is shown, and does not come in.
    for _ in 0..<200 where bulletins.items.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
    showBulletins()
  }

  private func showBulletins() {
    let heading = heading ?? PageHeading(title: "", detail: "")
    // The one before leaves the table first.
    dataSource?.detach()
    dataSource = DataSource(tableView)
      .headerView { heading }
      .hidesEmptySeparators()
      .refreshable()
      .onError { _ in }
      .section("bulletins")
      .cell(TideCell.self)
      .data(bulletins)
      .adapter { [pictures] cell, bulletin, _ in cell.show(bulletin, pictures) }
      .autoHeight()
      .loadsMore()
      .skeletonRows(8)
      .listText(words.nothing, for: .empty)
      .onPrefetch { [pictures] bulletins in pictures.prefetch(bulletins.map(\.id)) }
      .onCancelPrefetch { [pictures] bulletins in pictures.cancelPrefetching(bulletins.map(\.id)) }
      .onDisplay { [pictures] cell, bulletin, _ in cell.showPicture(of: bulletin.id, from: pictures) }
      .onEndDisplay { cell, _, _ in cell.leavePicture() }
      .onSelect(by: weakSelf) { controller, bulletin, _ in controller.read(bulletin) }
      .make()
    watch?.cancel()
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

  /// Sets how the server answers; a server that can't be reached fails anyway.
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
