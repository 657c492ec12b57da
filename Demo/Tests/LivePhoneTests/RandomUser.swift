import Foundation
@_spi(Host) import UIKit

/// Somebody who touches a window, types into it and lets time pass, at random but the same way for each seed.
@MainActor struct RandomUser {
  let host: WindowHost
  private var generator: SeededGenerator

  /// The most recent action.
  private(set) var action = ""

  init(of host: WindowHost, seed: UInt64) {
    self.host = host
    generator = SeededGenerator(state: seed)
  }

  /// Performs a random action, and calls the closure at every moment at which the window might be drawn.
  mutating func act(_ moment: () throws -> Void) rethrows {
    let size = host.window.bounds.size
    func point(_ generator: inout SeededGenerator) -> CGPoint {
      CGPoint(
        x: .random(in: 0...size.width, using: &generator), y: .random(in: 0...size.height, using: &generator))
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<7:
      let place = point(&generator)
      action = "a tap at \(Int(place.x)), \(Int(place.y))"
      touch(.began, place)
      try pass(0.05, moment)
      touch(.ended, place)
      try pass(.random(in: 0...0.3, using: &generator), moment)
    case 7..<12:
      var place = point(&generator)
      action = "a drag from \(Int(place.x)), \(Int(place.y))"
      touch(.began, place)
      let isAcross = Int.random(in: 0..<4, using: &generator) == 0
      let distance = CGFloat.random(in: -60...60, using: &generator)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        if isAcross { place.x += distance } else { place.y += distance }
        try pass(0.02, moment)
        touch(.moved, place)
        try moment()
      }
      touch(Int.random(in: 0..<6, using: &generator) == 0 ? .cancelled : .ended, place)
      for _ in 0..<4 { try pass(.random(in: 0...0.25, using: &generator), moment) }
    case 12..<14:
      action = "a wheel"
      host.scroll(
        by: CGPoint(x: 0, y: CGFloat.random(in: -150...150, using: &generator)), at: point(&generator))
      try moment()
    case 14..<17:
      action = "typing"
      for text in ["ab", " ", "你"].shuffled(using: &generator) {
        if Bool.random(using: &generator) { host.insertText(text) } else { host.press(.keyboardDeleteOrBackspace) }
        try moment()
      }
    case 17:
      action = "composing"
      host.setMarkedText("ni", selection: NSRange(location: 2, length: 0))
      try moment()
      host.insertText("你")
      try moment()
    case 18:
      let place = point(&generator)
      action = "a long press at \(Int(place.x)), \(Int(place.y))"
      touch(.began, place)
      for _ in 0..<4 { try pass(0.25, moment) }
      touch(.ended, place)
      try pass(0.1, moment)
    default:
      action = "another appearance"
      let window = host.window
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: window.overrideUserInterfaceStyle = window.overrideUserInterfaceStyle == .dark ? .light : .dark
      case 1:
        let sizes: [UIContentSizeCategory] = [.small, .large, .extraExtraLarge, .accessibilityLarge]
        window.traitOverrides.preferredContentSizeCategory = sizes.randomElement(using: &generator) ?? .large
      case 2:
        window.traitOverrides.layoutDirection =
          window.traitOverrides.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
      default: window.tintColor = [.systemBlue, .systemPink].randomElement(using: &generator)
      }
      try moment()
    }
    try pass(.random(in: 0...0.1, using: &generator), moment)
  }

  private func touch(_ phase: UITouch.Phase, _ place: CGPoint) {
    host.send([WindowHost.TouchChange(finger: 1, phase: phase, location: place)])
    HostDevice.step(by: 0)
  }

  private func pass(_ seconds: TimeInterval, _ moment: () throws -> Void) rethrows {
    HostDevice.step(by: seconds)
    try moment()
  }
}

/// Numbers that follow from a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
