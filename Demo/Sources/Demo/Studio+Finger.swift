import Foundation
import Pages
@_spi(Testing) import UIKit

extension Studio {
  /// Performs an update with a simulated touch, and takes pictures along the touch's path and after the touch ends.
  static func follow(_ path: FingerPath, on window: UIWindow, pictures: Int) async -> [Result] {
    // A simulated touch stops the clock, and advances it.
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
      // Lets the views that follow the touch catch up with it.
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

  /// Performs a touch along a path, and lets time pass until everything that it started has come to rest.
  ///
  /// - Parameter look: A closure called at the end of the path, before the touch ends.
  static func touch(_ path: FingerPath, on window: UIWindow, look: () -> Void = {}) async {
    defer { AnimationClock.shared.run() }
    let finger = Finger(on: window)
    finger.press(at: path.point(at: 0))
    finger.hold(for: max(0.1, path.rest))
    if path.points.count > 1 {
      for step in 1...fingerSteps { finger.move(to: path.point(at: Double(step) / Double(fingerSteps))) }
      // Lets content that the touch has set in motion continue to move.
      finger.hold(for: 0.2)
    }
    window.layoutIfNeeded()
    look()
    finger.lift()
    finger.hold(for: 1)
    await skipAnimations(in: window)
  }

  /// Lets a number of seconds pass in all windows, and then stops time until `letTimeRun()`.
  static func letPass(_ seconds: TimeInterval) { AnimationClock.shared.advance(by: seconds) }

  /// Lets time run again.
  static func letTimeRun() { AnimationClock.shared.run() }

  /// Performs a touch that begins, moves, rests, and ends.
  ///
  /// - Parameters:
  ///   - steps: The number of moves, or 0 for a tap.
  ///   - rest: The duration of the rest at the end, in seconds.
  ///   - point: A closure that receives a fraction of the path, from 0 to 1, and returns the position there.
  ///   - moved: A closure called after each step, which receives the step's number.
  ///   - rested: A closure called before the touch ends.
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

  /// Taps keys of the keyboard, and takes pictures at intervals and after the last key.
  ///
  /// - Parameter language: The language of the text. If the keyboard shows another language, this method switches it.
  static func type(
    _ keys: [String], in language: Language, on window: UIWindow, pictures: Int
  ) async -> [Result] {
    defer { AnimationClock.shared.run() }
    let clock = ContinuousClock()
    let begin = clock.now
    var results: [Result] = []
    let isOther = key(language == .chinese ? "空格" : "space", of: window) == nil
    if isOther { changeKeyboard(on: window) }
    // Switches back, because the language would otherwise remain in films of other pages that this process draws later.
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

  /// Taps the key for the next keyboard. Its accessibility label is in the user's language.
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

  /// Returns the key of the keyboard, or the candidate, with an accessibility label.
  static func key(_ name: String, of window: UIWindow) -> UIView? {
    func find(in view: UIView) -> UIView? {
      guard !view.isHidden else { return nil }
      let label = view.accessibilityLabel ?? (view as? UILabel)?.text
      if view.accessibilityTraits.contains(.keyboardKey), label == name { return view }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return find(in: window)
  }

  /// The number of steps in which the touch moves from one picture to the next.
  private static let fingerSteps = 8
}
