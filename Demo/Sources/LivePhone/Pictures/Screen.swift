import Foundation
@_spi(Host) import UIKit

/// Shows the phone to its watchers: draws it when it may look otherwise and somebody can take a frame, and at no other time.
@MainActor final class Screen {
  /// The most who may watch at once.
  static let mostWatchers = 16
  /// The least time between two frames.
  private static let frame = Duration.seconds(1.0 / 60)

  let phone: Phone
  private var watchers: [Int: Watcher] = [:]
  private var lastNumber = 0
  /// How many watch.
  var watcherCount: Int { watchers.count }
  /// The one who touches: the last to ask.
  private(set) var driver: Int?
  private var picture: WindowPicture?
  private var drawing: Task<Void, Never>?
  private var lastDrawn: ContinuousClock.Instant?
  private var toldCaret: CGRect?
  /// How often it was tried to draw one.
  private(set) var tryCount = 0
  /// How many pictures were drawn.
  private(set) var drawnCount = 0

  /// What happens in tables, for those who look.
  let log = UpdateLog()

  /// Tells the watchers which elements the page has.
  private(set) lazy var mirror = ElementMirror { [weak self] in
    guard let self, !watchers.isEmpty else { return nil }
    return phone.host?.elements
  } tell: { [weak self] elements in
    guard let self else { return }
    let message = ElementsMessage(elements)
    for watcher in watchers.values { tell(message, to: watcher) }
  }

  init(_ phone: Phone) {
    self.phone = phone
    phone.onChange = { [weak self] in self?.schedule() }
    phone.onLoad = { [log] in log.clear() }
  }

  // MARK: Watchers

  /// Adds a watcher, who touches from now on.
  ///
  /// - Returns: Its number; nil if there are too many.
  func connect(_ output: WatcherOutput) -> Int? {
    guard watchers.count < Self.mostWatchers else { return nil }
    lastNumber += 1
    let number = lastNumber
    watchers[number] = Watcher(number, output: output) { [weak self] frame in
      await self?.acknowledge(frame, from: number)
    }
    if let pixels = picture?.pixels { watchers[number]?.miss([pixels.all], of: pixels) }
    drive(number)
    schedule()
    return number
  }

  /// A watcher has gone; fingers of it are taken away.
  func disconnect(_ number: Int) {
    watchers.removeValue(forKey: number)?.close()
    log.remove(number)
    guard driver == number else { return }
    phone.host?.cancelTouches()
    phone.host?.endScrolling()
    driver = watchers.keys.max()
    tellState()
  }

  /// Lets a watcher touch from now on.
  func drive(_ number: Int) {
    guard watchers[number] != nil else { return }
    if driver != number { phone.host?.cancelTouches() }
    driver = number
    tellState()
  }

  /// Where messages to a watcher go.
  func output(of number: Int) -> WatcherOutput? { watchers[number]?.output }

  /// A watcher has shown a frame.
  func acknowledge(_ frame: UInt32, from number: Int) {
    watchers[number]?.acknowledge(frame)
    schedule()
  }

  /// Ends all watching.
  func close() {
    drawing?.cancel()
    mirror.stop()
    for number in watchers.keys {
      watchers.removeValue(forKey: number)?.close()
      log.remove(number)
    }
  }

  // MARK: State

  private struct State: Encodable {
    var kind = "state"
    var settings: PhoneSettings
    var pages: [Page]
    var you: Int
    var touches: Bool

    struct Page: Encodable {
      var name: String
      var titles: [String: String]
      var hasSource: Bool
    }
  }

  /// Tells all watchers what the phone is set to, and who touches it.
  func tellState() {
    let pages = phone.pages.map { page in
      State.Page(
        name: page.name,
        titles: Dictionary(uniqueKeysWithValues: page.titles.map { ($0.key.rawValue, $0.value) }),
        hasSource: page.source != nil)
    }
    for watcher in watchers.values {
      let state = State(settings: phone.settings, pages: pages, you: watcher.number, touches: watcher.number == driver)
      tell(state, to: watcher)
    }
    toldCaret = nil
    tellCaret(isForced: true)
    mirror.tellAnew()
  }

  private struct Caret: Encodable {
    var kind = "caret"
    /// Where text would go; nil where nothing takes any.
    var place: [Double]?
  }

  /// Tells where text goes, so that an input method shows its candidates there.
  private func tellCaret(isForced: Bool = false) {
    let caret = phone.host?.caret
    guard isForced || caret != toldCaret else { return }
    toldCaret = caret
    let message = Caret(place: caret.map { [$0.minX, $0.minY, $0.width, $0.height] })
    for watcher in watchers.values { tell(message, to: watcher) }
  }

  private func tell(_ message: some Encodable, to watcher: Watcher) {
    guard let data = try? JSONEncoder().encode(message) else { return }
    watcher.output.yield(.text(String(decoding: data, as: UTF8.self)))
  }

  // MARK: Drawing

  private var needsFrame: Bool {
    (phone.host?.needsDisplay ?? false) || (picture?.pixels != nil && watchers.values.contains { $0.isStale })
  }

  /// Draws at the next frame, if there is anything to be drawn for anybody.
  private func schedule() {
    guard drawing == nil, needsFrame, watchers.values.contains(where: \.isReady) else { return }
    let time = lastDrawn.map { $0 + Self.frame } ?? .now
    drawing = Task { [weak self] in
      if time > .now { try? await Task.sleep(until: time) }
      guard !Task.isCancelled, let self else { return }
      self.drawing = nil
      self.draw()
    }
  }

  private func draw() {
    guard let host = phone.host else { return }
    lastDrawn = .now
    tryCount += 1
    let start = ContinuousClock.now
    if host.needsDisplay {
      let picture = picture(of: host)
      let rectangles = picture.update(scale: CGFloat(phone.settings.scale))
      if log.isNoting { log.pictureWasDrawn(in: .now - start) }
      drawnCount += 1
      if let pixels = picture.pixels { for watcher in watchers.values { watcher.miss(rectangles, of: pixels) } }
      if phone.followPushedPages() { tellState() } else { tellCaret() }
      mirror.pictureChanged()
    }
    if let pixels = picture?.pixels {
      for watcher in watchers.values where watcher.isStale && watcher.isReady { watcher.show(pixels) }
    }
    schedule()
  }

  private func picture(of host: WindowHost) -> WindowPicture {
    if let picture, picture.host === host { return picture }
    let picture = WindowPicture(of: host)
    self.picture = picture
    return picture
  }
}
