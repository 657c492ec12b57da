import Foundation
import TableMaker
public import UIKit

/// A market at a harbor: the seasons' banner, kinds of goods, what goes on, goods on stripes, and what one may like.
///
/// What it shows arrives after the page: until then, and where there is nothing or it cannot be read, a notice says so.
/// The bar lies clear over the banner and comes as the page is scrolled; when the page goes, it looks as it did before.
public final class MarketController: UIViewController, ArrivingLater {
  /// A function that reads the market's file; nil for a missing one.
  typealias Load = @Sendable () async -> Data?

  let language: Language
  let words: MarketWords
  let pictures = MarketPictures.shared
  let tableView = UITableView(frame: .zero, style: .grouped)
  let notice: MarketNotice
  let basket = BasketButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  let fade = BarFade(start: 50, end: 114)
  private let load: Load
  private(set) var dataSource: TableViewDataSource?
  /// The file being read; nothing before and after.
  private(set) var loading: Task<Void, Never>?
  private(set) var market: Market?
  /// The banner's pages, while the row shows.
  weak var pager: BannerPager?

  // What the table shows: empty until the market arrives.
  let banners = ItemList<[Market.Banner]>([])
  let categories = ItemList<[Market.Category]>([])
  let activities = ItemList<Market.Activity>([])
  let goods = ItemList<Market.Good>([])
  let more = ItemList<GoodsPair>([])

  /// The look of the bar before the page came.
  private var formerLook: (standard: UINavigationBarAppearance, scrollEdge: UINavigationBarAppearance?)?

  /// Creates the page in a language. Its own file is read once the page is on screen.
  public convenience init(language: Language) {
    self.init(language: language) { Market.fileData }
  }

  /// Creates the page in a language, with a way to get its file.
  init(language: Language, load: @escaping Load) {
    self.language = language
    self.load = load
    words = MarketWords(language: language)
    notice = MarketNotice(pictures: pictures)
    super.init(nibName: nil, bundle: nil)
    title = words.title
    navigationItem.largeTitleDisplayMode = .never
    basket.accessibilityLabel = words.basket
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: basket)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = MarketColors.ground
    tableView.separatorStyle = .none
    // Lines of a whole turned phone are hard to read.
    tableView.cellLayoutMarginsFollowReadableWidth = true
    // The banner lies below the bar.
    tableView.contentInsetAdjustmentBehavior = .never
    for part in [tableView, notice] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    dataSource = makeDataSource()
    // Pictures are drawn by day and by night.
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: MarketController, _) in
      controller.dataSource?.reload()
    }
    notice.onTryAgain = { [weak self] in self?.startLoading() }
    notice.show(title: words.waitingTitle, detail: words.waitingDetail, isWaiting: true)
  }

  /// A Boolean value that indicates whether pictures are drawn by night.
  var isNight: Bool { traitCollection.userInterfaceStyle == .dark }

  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    tableView.contentInset.bottom = view.safeAreaInsets.bottom
    tableView.verticalScrollIndicatorInsets = view.safeAreaInsets
  }

  // MARK: Arrival

  /// Reads the file away from the main actor, and shows what came.
  func startLoading() {
    guard market == nil, loading == nil else { return }
    notice.show(title: words.waitingTitle, detail: words.waitingDetail, isWaiting: true)
    let (load, language) = (load, language)
    loading = Task { [weak self] in
      let arrived = await Self.read(load, in: language)
      guard let self, !Task.isCancelled else { return }
      loading = nil
      show(arrived)
    }
  }

  private nonisolated static func read(_ load: Load, in language: Language) async -> Result<Market, FileProblem> {
    let data = await load()
    return Result { () throws(FileProblem) in try Market.read(data, in: language) }
  }

  /// Reads the page's own file synchronously, for a picture of the page.
  func arriveNow() {
    loadViewIfNeeded()
    let language = language
    show(Result { () throws(FileProblem) in try Market.read(Market.fileData, in: language) })
  }

  /// Shows a market, or why there is none.
  private func show(_ arrived: Result<Market, FileProblem>) {
    switch arrived {
    case .success(let market):
      self.market = market
      banners.items = market.banners.isEmpty ? [] : [market.banners]
      categories.items = market.categories.isEmpty ? [] : [market.categories]
      activities.items = market.weekend.items
      goods.items = market.goods.items
      more.items = GoodsPair.rows(of: market.more.items)
      dataSource?.reload()
      notice.isHidden = !market.isEmpty
      notice.show(title: words.emptyTitle, detail: words.emptyDetail)
    case .failure(let problem):
      notice.isHidden = false
      notice.show(title: words.failedTitle, detail: problem.words(in: language), tryAgain: words.tryAgain)
    }
    showBar()
  }

  // MARK: The bar

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let bar = navigationController?.navigationBar, formerLook == nil {
      formerLook = (bar.standardAppearance, bar.scrollEdgeAppearance)
    }
    showBar()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    startLoading()
    showPager()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pager?.isOnScreen = false
    guard let formerLook, let bar = navigationController?.navigationBar else { return }
    bar.standardAppearance = formerLook.standard
    bar.scrollEdgeAppearance = formerLook.scrollEdge
    self.formerLook = nil
  }

  /// Gives the bar the look of the place that the page is scrolled to; over a notice it is clear.
  func showBar() {
    guard formerLook != nil, let bar = navigationController?.navigationBar else { return }
    let look = BarFade.appearance(amount: notice.isHidden ? fade.amount(at: tableView.contentOffset.y) : 0)
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
  }

  /// The banner's time runs while some of it shows.
  func showPager() {
    guard let pager, notice.isHidden, formerLook != nil else { return }
    pager.isOnScreen = tableView.contentOffset.y < pager.bounds.height
  }
}
