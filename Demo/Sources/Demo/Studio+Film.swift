import Foundation
import Pages
import UIKit

extension Studio {
  /// Performs an update on one screen, and takes a picture before it, at each given instant, and after it.
  ///
  /// During the update, this method stops the window's time and sets it for each picture. The pictures are therefore the
  /// same each time, even if the page waits for something that takes a different time.
  ///
  /// - Parameter instants: The times of the pictures, in seconds since the update began.
  /// - Returns: A picture for each of the film's shots.
  static func take(_ film: Film, at instants: [TimeInterval] = Film.instants) async -> [Result] {
    guard let first = film.shots.first else { return [] }
    let clock = ContinuousClock()
    let begin = clock.now
    let window = show(first)
    scroll(window, to: first.variant.scroll)
    guard let page = (window.rootViewController as? UINavigationController)?.topViewController else { return [] }
    await film.update.prepare(page)
    await skipAnimations(in: window)
    var results = [photograph(window, layout: begin.duration(to: clock.now))]

    if let path = film.update.finger(on: page) {
      return results + (await follow(path, on: window, pictures: instants.count))
    }
    if let keys = film.update.keys(on: page) {
      return results + (await type(keys, in: first.variant.language, on: window, pictures: instants.count))
    }
    let update = clock.now
    let start = hold(window)
    await film.update.perform(page)
    window.layoutIfNeeded()
    let layout = update.duration(to: clock.now)
    for instant in instants {
      window.layer.timeOffset = start + instant
      results.append(photograph(window, layout: layout))
    }
    await skipAnimations(in: window)
    // If the table view scrolls automatically, that takes additional time.
    await firstScrollView(in: page.view)?.waitForRest()
    results.append(photograph(window, layout: layout))
    return results
  }

  /// Stops the time of a window.
  ///
  /// - Returns: The time at which the window is stopped.
  static func hold(_ window: UIWindow) -> TimeInterval {
    let time = window.layer.convertTime(CACurrentMediaTime(), from: nil)
    window.layer.speed = 0
    window.layer.timeOffset = time
    return time
  }

  /// Moves the window's time to the end of all animations, and lets it run from there.
  static func skipAnimations(in window: UIWindow) async {
    // Another table view, such as the one that a dragged row has left, can begin its animations in a later turn.
    for _ in 0..<2 {
      // Adds to the time that the window shows now, because it may be stopped, or ahead of the clock.
      let rest = window.layer.convertTime(CACurrentMediaTime(), from: nil) + 10
      window.layer.speed = 1
      window.layer.timeOffset = 0
      window.layer.timeOffset = rest - window.layer.convertTime(CACurrentMediaTime(), from: nil)
      // The main actor calls the completions of an animation in a later turn; they may remove views that have disappeared.
      for _ in 0..<4 {
        try? await Task.sleep(for: .milliseconds(5))
        window.layoutIfNeeded()
      }
    }
  }
}
