import Foundation
@_spi(Host) import UIKit

/// An object that shows the phone to its watchers.
///
/// It draws the phone only if the phone's appearance may have changed and a watcher can take a frame.
@MainActor final class Screen {
  /// The maximum number of watchers.
  static let mostWatchers = 16
  /// The minimum time between two frames.
  private static let frame = Duration.seconds(1.0 / 60)

  let phone: Phone
  private var watchers: [Int: Watcher] = [:]
  private var lastNumber = 0
  /// The number of watchers.
  var watcherCount: Int { watchers.count }
  /// The number of the watcher that can touch the phone: the last watcher that asked for it.
  private(set) var driver: Int?
  private var picture: WindowPicture?
  private var drawing: Task<Void, Never>?
  private var lastDrawn: ContinuousClock.Instant?
  private var toldCaret: CGRect?
  /// The number of attempts to draw a picture.
  private(set) var tryCount = 0
  /// The number of pictures that were drawn.
  private(set) var drawnCount = 0

  /// The log of table view events, for the watchers that listen to it.
  let log = UpdateLog()

  /// An object that sends the page's elements to the watchers.
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

  /// Adds a watcher, which can touch the phone from now on.
  ///
  /// - Returns: The watcher's number, or `nil` if there are too many watchers.
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

  /// Removes a watcher that has disconnected, and cancels its touches.
  func disconnect(_ number: Int) {
    watchers.removeValue(forKey: number)?.close()
    log.remove(number)
    guard driver == number else { return }
    phone.host?.cancelTouches()
    phone.host?.endScrolling()
    driver = watchers.keys.max()
    tellState()
  }

  /// Lets a watcher touch the phone from now on.
  func drive(_ number: Int) {
    guard watchers[number] != nil else { return }
    if driver != number { phone.host?.cancelTouches() }
    driver = number
    tellState()
  }

  /// Returns the output for messages to a watcher.
  func output(of number: Int) -> WatcherOutput? { watchers[number]?.output }

  /// Records that a watcher has shown a frame.
  func acknowledge(_ frame: UInt32, from number: Int) {
    watchers[number]?.acknowledge(frame)
    schedule()
  }

  /// Stops drawing, and disconnects all watchers.
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

  /// Sends all watchers the phone's settings and whether they can touch the phone.
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
    /// The place where text is inserted, or `nil` if nothing accepts text.
    var place: [Double]?
  }

  /// Sends the place where text is inserted, so that an input method shows its candidates there.
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

  /// Draws at the next frame, if there's something to draw for a watcher.
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
