import TableMaker
@_spi(Testing) import UIKit

/// A controller in a window with a setting, as the checks see it.
@MainActor final class Page {
  let setting: PageAudit.Setting
  let window: UIWindow
  let controller: UIViewController
  /// The language of UIKit's own words, or `nil` for that of the process.
  private let language: String?
  /// A Boolean value that indicates whether the page didn't come to rest.
  private(set) var isRestless = false
  /// Changes the page after each layout.
  var change: (@MainActor (Page) -> Void)?
  private let conflicts = LayoutConflicts()
  private var reportedConflicts = 0
  private var knownViews: [PageView]?
  private var knownScreen: ScreenPicture?
  private var knownElements: [SpokenElement]?
  private var knownItems: [RowKey: String?] = [:]

  init(_ setting: PageAudit.Setting, _ makeController: @MainActor (PageAudit.Setting) -> UIViewController) {
    self.setting = setting
    language = setting.language
    let size = setting.screenSize
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screen = UIScreen(size: size, scale: 2)
    if size.width >= 768, size.height >= 768 {
      window.traitOverrides.userInterfaceIdiom = .pad
      window.traitOverrides.horizontalSizeClass = .regular
      window.traitOverrides.verticalSizeClass = .regular
    }
    window.setDeviceSafeArea(Page.safeArea(setting))
    window.overrideUserInterfaceStyle = setting.style
    window.traitOverrides.preferredContentSizeCategory = setting.textSize
    window.traitOverrides.layoutDirection = setting.layoutDirection
    window.traitOverrides.accessibilityContrast = setting.contrast
    window.traitOverrides.legibilityWeight = setting.weight
    let (window, conflicts) = (window, conflicts)
    controller = SystemWords.$testedLanguages.withValue([setting.language]) {
      conflicts.record {
        let controller = makeController(setting)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return controller
      }
    }
  }

  /// Creates a page of a window that's there already, or returns `nil` if it has no controller.
  init?(of window: UIWindow) {
    guard let controller = window.rootViewController else { return nil }
    setting = PageAudit.Setting(of: window)
    language = nil
    (self.window, self.controller) = (window, controller)
  }

  /// Returns what a device of the setting's size covers (metrics.md 3).
  private static func safeArea(_ setting: PageAudit.Setting) -> UIEdgeInsets {
    let isPad = setting.width >= 768
    let hasHomeButton = setting.width < 390
    switch (isPad, hasHomeButton, setting.orientation) {
    case (true, _, _): return UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    case (_, true, .portrait): return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (_, true, .landscape): return .zero
    case (_, _, .portrait): return UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    case (_, _, .landscape): return UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    }
  }

  /// Runs a closure in the setting's language, and records the conflicts between constraints.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let language else { return try conflicts.record(body) }
    return try SystemWords.$testedLanguages.withValue([language]) { try conflicts.record(body) }
  }

  /// Returns the conflicts between constraints that layout has found since the last call.
  func takeConflicts() -> ArraySlice<LayoutConflicts.Conflict> {
    defer { reportedConflicts = conflicts.conflicts.count }
    return conflicts.conflicts[reportedConflicts...]
  }

  /// Lays the page out, and forgets what the checks have read of it.
  func layOut() {
    run { window.layoutIfNeeded() }
    (knownViews, knownScreen, knownElements) = (nil, nil, nil)
    guard let change else { return }
    run {
      change(self)
      window.layoutIfNeeded()
    }
    (knownViews, knownScreen, knownElements) = (nil, nil, nil)
  }

  /// The pages that didn't come to rest. They stay in their windows: outside of one, an animation ends immediately, and
  /// one that starts itself again would take all time.
  private static var restless: [Page] = []

  /// Removes the page from its window.
  func close() {
    if isRestless { return Page.restless.append(self) }
    window.endEditing(true)
    window.isHidden = true
    window.rootViewController = nil
  }

  // MARK: What the checks look at

  /// The visible views, each before its subviews.
  var views: [PageView] {
    if let knownViews { return knownViews }
    let views = PageView.all(in: self)
    knownViews = views
    return views
  }

  /// Reads the views again with the items of their rows, which can have changed since the page came to rest.
  func readItemsAgain() { (knownViews, knownItems) = (nil, [:]) }

  /// Returns the description of a row's item, which it reads once.
  func item(at row: IndexPath, of table: UITableView) -> String? {
    let key = RowKey(table: ObjectIdentifier(table), row: row)
    if let known = knownItems[key] { return known }
    let dump = (table.dataSource as? TableViewDataSource)?.dump(at: row)
    let item = dump?.sections.first?.rows.first?.item
    knownItems[key] = .some(item)
    return item
  }

  private struct RowKey: Hashable {
    let table: ObjectIdentifier
    let row: IndexPath
  }

  /// The elements that a screen reader reads, in reading order.
  var elements: [SpokenElement] {
    if let knownElements { return knownElements }
    let elements = run { ScreenReader(on: window).elements }
    knownElements = elements
    return elements
  }

  /// The pixels of the page, or `nil` if it can't be drawn.
  var screen: ScreenPicture? {
    if let knownScreen { return knownScreen }
    let screen = run { ScreenPicture(of: window) }
    knownScreen = screen
    return screen
  }

  /// The keyboard's frame in the window, or `nil` if it isn't shown.
  var keyboardFrame: CGRect? {
    let host = window.subviews.first { className(of: $0) == "InputViewHost" }
    guard let host, host.frame.height > 0, host.frame.minY < window.bounds.maxY else { return nil }
    return host.frame
  }

  // MARK: Rest

  /// Waits until nothing moves, for a bounded time.
  func rest() async {
    var last: Int?
    for _ in 0..<PageAudit.mostWaits {
      layOut()
      await waitForTables()
      for _ in 0..<3 { await Task.yield() }
      run { AuditClock.settle() }
      layOut()
      let now = fingerprint
      if now == last {
        isRestless = false
        return
      }
      last = now
    }
    isRestless = true
  }

  /// Waits until the tables of TableMaker show the changes that their sources have reported, at most for a second.
  private func waitForTables() async {
    let sources = views.compactMap { ($0.view as? UITableView)?.dataSource as? TableViewDataSource }
    guard !sources.isEmpty else { return }
    let waiting = Waiting(sources)
    let deadline = ContinuousClock.now + .seconds(1)
    while !waiting.isDone, ContinuousClock.now < deadline { await Task.yield() }
  }

  /// A number that changes with the frames of the views.
  private var fingerprint: Int {
    var hasher = Hasher()
    for view in views {
      hasher.combine(ObjectIdentifier(type(of: view.view)))
      for number in [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height] {
        hasher.combine(Int((number * 2).rounded()))
      }
    }
    return hasher.finalize()
  }
}

/// The wait for the updates of several data sources.
@MainActor private final class Waiting {
  private(set) var isDone = false

  init(_ sources: [TableViewDataSource]) {
    Task { [weak self] in
      for source in sources { await source.waitForUpdates() }
      self?.isDone = true
    }
  }
}
