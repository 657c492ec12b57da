import TestSupport
import UIKit

@testable import TableMaker

/// The numbers that an app may pass, by mistake or as “any”, and that a conversion or a sum may not survive.
enum OddNumbers {
  static let doubles: [Double] = [
    0, -0.0, 1, -1, 0.5, .nan, -.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 9.3e18, -9.3e18, 1e300, 4_294_967_296,
  ]
  static let wholes: [Int] = [0, 1, -1, 2, 100, .max, .min, .max - 1, .min + 1, 1 << 53, (1 << 53) + 1, 1 << 48]
  static let times: [Duration] = [
    .zero, .seconds(-1), .nanoseconds(1), .seconds(Int64.max), .seconds(Int64.min), .milliseconds(Int64.max),
    Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
  ]
}
