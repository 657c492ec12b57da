import Foundation
import Pages
@_spi(Testing) import UIKit

extension Studio {
  /// Lets a finger make an update, and takes a picture at each part of its way, and after it has been lifted.
  static func follow(_ path: FingerPath, on window: UIWindow, pictures: Int) async -> [Result] {
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

  /// The number of places at which a finger is between two pictures.
  private static let fingerSteps = 8
}
