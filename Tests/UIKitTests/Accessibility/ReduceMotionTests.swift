import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct ReduceMotionTests {
  @Test func `nobody wants less motion until a test says so, and each change is posted once`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    let heard = Heard()
    let name = UIAccessibility.reduceMotionStatusDidChangeNotification
    #expect(name.rawValue == "UIAccessibilityReduceMotionStatusDidChangeNotification")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard.states.append(UIAccessibility.isReduceMotionEnabled) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    UIAccessibility.setReduceMotionEnabled(true)
    UIAccessibility.setReduceMotionEnabled(true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.setReduceMotionEnabled(false)
    #expect(heard.states == [true, false])
  }

  @MainActor private final class Heard {
    var states: [Bool] = []
  }
}
