import Foundation
import Pages
import UIKit

extension Studio {
  /// Lets an update happen on one screen, and takes a picture before it, at each instant of it, and after it.
  ///
  /// Time stands still in the window while the update goes on, and is moved on by hand, so that pictures are the same every
  /// time, however long whatever the page waits for takes.
  /// - Parameter instants: Seconds since the update began.
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
    // A table that scrolls automatically takes time of its own.
    await firstScrollView(in: page.view)?.waitForRest()
    results.append(photograph(window, layout: layout))
    return results
  }

  /// Makes the time of a window stand still.
  ///
  /// - Returns: The time at which it stands.
  static func hold(_ window: UIWindow) -> TimeInterval {
    let time = window.layer.convertTime(CACurrentMediaTime(), from: nil)
    window.layer.speed = 0
    window.layer.timeOffset = time
    return time
  }

  /// Lets time go on, from where everything that was moving has come to rest.
  static func skipAnimations(in window: UIWindow) async {
    // Another table may begin its part in a turn of its own, such as the one that a dragged row has left.
    for _ in 0..<2 {
      // Counted from the time that the window shows now, which may be stopped, or ahead of the clock.
      let rest = window.layer.convertTime(CACurrentMediaTime(), from: nil) + 10
      window.layer.speed = 1
      window.layer.timeOffset = 0
      window.layer.timeOffset = rest - window.layer.convertTime(CACurrentMediaTime(), from: nil)
      // Completions of an animation are called in a turn of the main actor, and may put away what has gone.
      for _ in 0..<4 {
        try? await Task.sleep(for: .milliseconds(5))
        window.layoutIfNeeded()
      }
    }
  }
}
