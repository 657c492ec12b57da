import Foundation
@_spi(Host) import UIKit

/// A phone: a window that contains a page, and the settings of the device around it.
@MainActor final class Phone {
  let pages: [LivePage]
  private(set) var settings: PhoneSettings
  /// The object that shows the window, or `nil` before the first page.
  ///
  /// Each page that loads gets a new one.
  private(set) var host: WindowHost?
  /// A closure to call when the window's appearance may have changed.
  var onChange: (@MainActor () -> Void)?
  /// A closure to call before a page loads.
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
  /// The positions to which the page still has to scroll.
  private var places: [ScrollPlace] = []
  private var scrolling: Task<Void, Never>?
  /// The time of the last touch on the browser's clock, in milliseconds, and on the phone's clock, in seconds.
  var lastTouch: (browser: Double, phone: TimeInterval)?

  /// Loads the first page.
  func open() {
    load()
    scroll()
  }

  // MARK: Another program's place

  /// The settings and the scroll positions of the phone.
  var state: PhoneState {
    PhoneState(settings: settings, places: host.map { ScrollPlaces.of($0.window) } ?? [])
  }

  /// Applies the state of another program before the phone opens, if the state's page still exists.
  func takeOver(_ state: PhoneState) {
    guard state.settings.problem(pages: pages.map(\.name)) == nil else { return }
    settings = state.settings
    places = state.places
  }

  /// Scrolls to the other program's positions as soon as the page has the content that was visible there.
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

  /// Stops scrolling to the other program's positions because the user has touched the phone.
  func stopScrolling() {
    scrolling?.cancel()
    places = []
  }

  /// Stops showing the page, and lets time continue.
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

  /// Applies new settings to the device.
  ///
  /// The phone loads the page again if the page or the language changes, or if `loading` is `true`.
  ///
  /// - Returns: A description of the problem if the settings are invalid and weren't applied, or `nil` if they were
  ///   applied.
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
  /// - Returns: `true` if the page is a different one than before; otherwise, `false`.
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
    // Sets the language of UIKit's own text to the page's language, as a launch argument does.
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
    // Performs the work that's due at the next turn, such as the page's appearance. It needs no time.
    HostDevice.step(by: 0)
    onChange?()
  }

  /// Applies the settings to the window and the device.
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

  /// Returns a PNG file of the current picture, or `nil` if no page is loaded.
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
