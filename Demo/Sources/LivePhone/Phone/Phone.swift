import Foundation
@_spi(Host) import UIKit

/// The phone: a window with a page in it, and what the device around it is set to.
@MainActor final class Phone {
  let pages: [LivePage]
  private(set) var settings: PhoneSettings
  /// What shows the window; another one for each page that is loaded, and none before the first.
  private(set) var host: WindowHost?
  /// Called when the window may look otherwise.
  var onChange: (@MainActor () -> Void)?
  /// Called before a page is loaded.
  var onLoad: (@MainActor () -> Void)?

  init(pages: [LivePage], start: String?, language: LiveLanguage) throws {
    guard let first = pages.first else { throw LivePhoneError(description: "A phone needs a page to show.") }
    let names = pages.map(\.name)
    if Set(names).count < names.count {
      throw LivePhoneError(description: "Two pages have the same name: \(names.sorted().joined(separator: ", ")).")
    }
    self.pages = pages
    settings = PhoneSettings(page: start ?? first.name, language: language)
    if let problem = settings.problem(pages: names) { throw LivePhoneError(description: problem) }
  }

  private static let mostTries = 40
  private static let betweenTries = Duration.milliseconds(75)
  /// Where the page is to be scrolled yet.
  private var places: [ScrollPlace] = []
  private var scrolling: Task<Void, Never>?
  /// The last touch's time by the browser's clock, in milliseconds, and by the phone's, in seconds.
  var lastTouch: (browser: Double, phone: TimeInterval)?

  /// Loads the first page.
  func open() {
    load()
    scroll()
  }

  // MARK: Another program's place

  /// What it shows.
  var state: PhoneState {
    PhoneState(settings: settings, places: host.map { ScrollPlaces.of($0.window) } ?? [])
  }

  /// Has it open with what another program has shown, if there still is that page.
  func takeOver(_ state: PhoneState) {
    guard state.settings.problem(pages: pages.map(\.name)) == nil else { return }
    settings = state.settings
    places = state.places
  }

  /// Scrolls where the other program was, as soon as the page has what was seen there.
  private func scroll() {
    guard !places.isEmpty else { return }
    scrolling = Task { [weak self] in
      for _ in 0..<Self.mostTries {
        guard !Task.isCancelled, let self, let window = host?.window else { return }
        places = ScrollPlaces.restore(places, in: window)
        if places.isEmpty { return }
        try? await Task.sleep(for: Self.betweenTries)
      }
      self?.places = []
    }
  }

  /// Stays where it is: the user has touched it.
  func stopScrolling() {
    scrolling?.cancel()
    places = []
  }

  /// Shows nothing any more, and lets time go by.
  func close() {
    unload()
    HostDevice.isStepped = false
  }

  private func unload() {
    scrolling?.cancel()
    host?.stop()
    host?.window.isHidden = true
    host = nil
  }

  /// Sets the device to something else; a page of another name or language is loaded, and so is the same one if asked for.
  ///
  /// - Returns: What is wrong with the settings, which are then not applied; nil if nothing is.
  func apply(_ new: PhoneSettings, loading: Bool = false) -> String? {
    if let problem = new.problem(pages: pages.map(\.name)) { return problem }
    let old = settings
    settings = new
    if loading || host == nil || old.page != new.page || old.language != new.language {
      load()
    } else if old != new {
      setUpDevice()
      if old.showsKeyboard != new.showsKeyboard, let host {
        HostDevice.setHardwareKeyboard(!new.showsKeyboard, for: host.window)
      }
      host?.setNeedsDisplay()
    }
    return nil
  }

  // MARK: Pages

  /// Returns the source files of a page.
  func source(of page: String) -> LiveSource? { pages.first { $0.name == page }?.source }

  /// Changes the settings to the topmost page of the navigation controller.
  ///
  /// - Returns: Whether it's another page than before.
  func followPushedPages() -> Bool {
    guard let root = host?.window.rootViewController else { return false }
    let stack = (root as? UINavigationController)?.viewControllers ?? [root]
    for controller in stack.reversed() {
      guard let page = pages.first(where: { $0.isShown(controller) }) else { continue }
      guard page.name != settings.page else { return false }
      settings.page = page.name
      return true
    }
    return false
  }

  private func load() {
    unload()
    onLoad?()
    guard let page = pages.first(where: { $0.name == settings.page }) else { return }
    // What UIKit writes by itself, in the language of the page: what a launch argument does.
    let language = settings.language == .chinese ? "zh-Hans" : "en"
    UserDefaults.standard.setVolatileDomain(["AppleLanguages": [language]], forName: UserDefaults.argumentDomain)
    let size = CGSize(width: settings.width, height: settings.height)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    HostDevice.setScreen(size: size, scale: CGFloat(settings.scale), for: window)
    let host = WindowHost(window)
    host.onChange = { [weak self] in self?.onChange?() }
    self.host = host
    setUpDevice()
    HostDevice.setHardwareKeyboard(!settings.showsKeyboard, for: window)
    window.rootViewController = page.make(settings.language)
    window.makeKeyAndVisible()
    window.addSubview(PhoneFurniture(frame: window.bounds))
    window.layoutIfNeeded()
    // What comes at the next turn, the page's appearance among it, needs no time.
    HostDevice.step(by: 0)
    onChange?()
  }

  /// Makes the window and the device what the settings say.
  private func setUpDevice() {
    guard let window = host?.window else { return }
    let size = CGSize(width: settings.width, height: settings.height)
    if window.bounds.size != size || window.screen.scale != CGFloat(settings.scale) {
      HostDevice.setScreen(size: size, scale: CGFloat(settings.scale), for: window)
    }
    window.overrideUserInterfaceStyle = settings.isDark ? .dark : .light
    window.traitOverrides.preferredContentSizeCategory = settings.textSize.category
    window.traitOverrides.layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
    HostDevice.reducesMotion = settings.reducesMotion
    let isStepped = settings.timeRate == 0
    if !isStepped, HostDevice.timeRate != settings.timeRate { HostDevice.timeRate = settings.timeRate }
    HostDevice.isStepped = isStepped
    window.layoutIfNeeded()
  }

  /// A picture of now, as a file.
  func png() -> Data? {
    guard let window = host?.window else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(settings.scale)
    format.opaque = true
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }.pngData()
  }
}
