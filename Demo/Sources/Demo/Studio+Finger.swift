import Foundation
import Pages
@_spi(Testing) import UIKit

extension Studio {
  /// Lets a finger make an update, and takes a picture at each part of its way, and after it has been lifted.
  static func follow(_ path: FingerPath, on window: UIWindow, pictures: Int) async -> [Result] {
    // A finger holds the time, and moves it on.
    defer { AnimationClock.shared.run() }
    let clock = ContinuousClock()
    var results: [Result] = []
    let begin = clock.now
    let (finger, mark) = (Finger(on: window), FingerMark())
    finger.press(at: path.point(at: 0))
    finger.hold(for: path.rest)
    window.addSubview(mark)
    for picture in 1...max(1, pictures) {
      for step in 1...fingerSteps {
        let part = (Double(picture - 1) + Double(step) / Double(fingerSteps)) / Double(pictures)
        finger.move(to: path.point(at: part))
        mark.center = path.point(at: part)
      }
      // What moves after the finger has come near.
      finger.hold(for: 0.1)
      window.bringSubviewToFront(mark)
      results.append(photograph(window, layout: begin.duration(to: clock.now)))
    }
    mark.removeFromSuperview()
    finger.lift()
    finger.hold(for: 1)
    await skipAnimations(in: window)
    return results + [photograph(window, layout: begin.duration(to: clock.now))]
  }

  /// Lets a finger go its way, and time pass until what it has begun has come to rest.
  ///
  /// - Parameter look: Called at the end of the way, with the finger still down.
  static func touch(_ path: FingerPath, on window: UIWindow, look: () -> Void = {}) async {
    defer { AnimationClock.shared.run() }
    let finger = Finger(on: window)
    finger.press(at: path.point(at: 0))
    finger.hold(for: max(0.1, path.rest))
    if path.points.count > 1 {
      for step in 1...fingerSteps { finger.move(to: path.point(at: Double(step) / Double(fingerSteps))) }
      // What is thrown goes on.
      finger.hold(for: 0.2)
    }
    window.layoutIfNeeded()
    look()
    finger.lift()
    finger.hold(for: 1)
    await skipAnimations(in: window)
  }

  /// Lets a number of seconds pass in all windows. Time then is still until `letTimeRun()`.
  static func letPass(_ seconds: TimeInterval) { AnimationClock.shared.advance(by: seconds) }

  /// Lets time run again.
  static func letTimeRun() { AnimationClock.shared.run() }

  /// Touches the window: presses, moves, rests, and lifts.
  ///
  /// - Parameters:
  ///   - steps: The number of moves; 0 for a tap.
  ///   - rest: The rest at the end, in seconds.
  ///   - point: The position at a part of the path, from 0 to 1.
  ///   - moved: Called after each step, with its number.
  ///   - rested: Called before the end of the touch.
  static func drag(
    on window: UIWindow, steps: Int, rest: TimeInterval, along point: (CGFloat) -> CGPoint,
    moved: (Int) -> Void = { _ in }, rested: () -> Void = {}
  ) {
    let finger = Finger(on: window)
    finger.press(at: point(0))
    for step in 0..<steps {
      finger.move(to: point(CGFloat(step + 1) / CGFloat(steps)))
      moved(step + 1)
    }
    finger.hold(for: rest)
    rested()
    finger.lift()
  }

  /// Touches keys of the keyboard, and takes a picture after each part of them, and after the last.
  ///
  /// - Parameter language: What is written; the keyboard of that language is brought up.
  static func type(
    _ keys: [String], in language: Language, on window: UIWindow, pictures: Int
  ) async -> [Result] {
    defer { AnimationClock.shared.run() }
    let clock = ContinuousClock()
    let begin = clock.now
    var results: [Result] = []
    let isOther = key(language == .chinese ? "空格" : "space", of: window) == nil
    if isOther { changeKeyboard(on: window) }
    // The keyboard's language stays, and would appear in films of other pages that this process draws later.
    defer { if isOther { changeKeyboard(on: window) } }
    let early = max(0, keys.count - 1)
    for picture in 0..<pictures {
      for key in keys[early * picture / pictures..<early * (picture + 1) / pictures] { tap(key, on: window) }
      results.append(photograph(window, layout: begin.duration(to: clock.now)))
    }
    for key in keys[early...] { tap(key, on: window) }
    await skipAnimations(in: window)
    return results + [photograph(window, layout: begin.duration(to: clock.now))]
  }

  /// Touches the key for the next keyboard, which a screen reader reads in the user's language.
  private static func changeKeyboard(on window: UIWindow) {
    for name in ["Next keyboard", "下一个键盘"] where key(name, of: window) != nil { return tap(name, on: window) }
  }

  private static func tap(_ name: String, on window: UIWindow) {
    guard let key = key(name, of: window) else { return }
    let finger = Finger(on: window)
    finger.press(at: key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil))
    finger.hold(for: 0.05)
    finger.lift()
    finger.hold(for: 0.3)
    window.layoutIfNeeded()
  }

  /// A key of the keyboard, or a candidate, by what a screen reader reads.
  static func key(_ name: String, of window: UIWindow) -> UIView? {
    func find(in view: UIView) -> UIView? {
      guard !view.isHidden else { return nil }
      let label = view.accessibilityLabel ?? (view as? UILabel)?.text
      if view.accessibilityTraits.contains(.keyboardKey), label == name { return view }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return find(in: window)
  }

  /// The number of places at which a finger is between two pictures.
  private static let fingerSteps = 8
}
