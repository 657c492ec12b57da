import Foundation
import Tides

/// A harbor office in memory that answers, fails, is slow, or has no bulletins, depending on the weather that the page sets.
@MainActor final class ScriptedTides: TideService {
  /// How it answers from now on.
  var weather = TideWeather.fair
  /// A Boolean value that indicates whether answers wait for `release()`, so that the page can be seen while it waits.
  var isHeld = false
  private let words: TideWords
  private var count: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(words: TideWords, count: Int = 48) {
    self.words = words
    self.count = count
  }

  func bulletins(offset: Int, limit: Int) async throws -> TidePage {
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    if weather == .slow { try await Task.sleep(for: .seconds(2)) }
    switch weather {
    case .failing: throw TideFailure(errorDescription: words.failure)
    case .empty: return TidePage(items: [], hasMore: false, total: 0)
    case .changing: count += 1
    case .fair, .slow: break
    }
    return TidePage(items: page(offset: offset, limit: limit), hasMore: offset + limit < count, total: count)
  }

  func picture(of number: Int) async throws -> Data {
    if weather == .failing { throw TideFailure(errorDescription: words.failure) }
    return TidePicture.png(number: number)
  }

  func turn(to weather: TideWeather) { self.weather = weather }

  /// Lets everybody have the answer who waits for it.
  func release() {
    isHeld = false
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Returns some bulletins immediately, as if an earlier visit had left them.
  func page(offset: Int, limit: Int) -> [TideBulletin] {
    let start = min(max(0, offset), count)
    return (start..<min(start + limit, count)).map { words.bulletin(number: count - $0) }
  }
}
