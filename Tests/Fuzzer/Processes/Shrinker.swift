import Foundation

/// A type that makes a failing case smaller as long as it fails, with fewer sections, steps, rows, and features.
struct Shrinker {
  struct Result {
    var test: FuzzCase
    var message: String
    var tries: Int
    /// A Boolean value that indicates whether the case failed again in another run.
    var isRepeatable: Bool
  }

  private var best: FuzzCase
  private var message = ""
  private var tries = 0
  private let end: Date

  init(_ test: FuzzCase, seconds: TimeInterval = 60) {
    best = test
    end = Date(timeIntervalSinceNow: seconds)
  }

  func shrunk() -> Result {
    var copy = self
    return copy.shrink()
  }

  private mutating func shrink() -> Result {
    guard fails(best) else {
      return Result(test: best, message: "It was clean when it was run again.", tries: tries, isRepeatable: false)
    }
    cutAfterFailure()
    var isSmaller = true
    while isSmaller, Date() < end {
      isSmaller = false
      if removeSections() { isSmaller = true }
      if removeSteps() { isSmaller = true }
      for feature in FuzzCase.Feature.allCases where !best.without.contains(feature) {
        var test = best
        test.without.insert(feature)
        if attempt(test) { isSmaller = true }
      }
      for count in [0, 1, 2, 3, 5, 8, 20] where count < best.mostRows ?? .max {
        var test = best
        test.mostRows = count
        if attempt(test) {
          isSmaller = true
          break
        }
      }
    }
    return Result(test: best, message: message, tries: tries, isRepeatable: true)
  }

  /// Returns a Boolean value that indicates whether a case fails. If so, `message` is the message of this failure.
  private mutating func fails(_ test: FuzzCase) -> Bool {
    tries += 1
    guard let child = try? Child.run(["--case"] + test.arguments, patience: 20) else { return false }
    if case .clean = child.outcome { return false }
    message = child.message
    return true
  }

  private mutating func attempt(_ test: FuzzCase) -> Bool {
    guard Date() < end, fails(test) else { return false }
    best = test
    return true
  }

  /// Removes the steps after the one that failed. If the process crashed, the step isn't known.
  private mutating func cutAfterFailure() {
    let words = message.split(separator: " ")
    guard message.hasPrefix("after step "), let step = Int(words[2].filter(\.isNumber)) else { return }
    var test = best
    test.keptSteps = best.numbersOfSteps.filter { $0 <= step }
    _ = attempt(test)
  }

  private mutating func removeSections() -> Bool {
    var isSmaller = false
    for number in best.spec.groups.map(\.number) {
      var test = best
      let kept = best.spec.groups.map(\.number).filter { $0 != number }
      guard !kept.isEmpty else { break }
      test.keptGroups = kept
      if attempt(test) { isSmaller = true }
    }
    return isSmaller
  }

  /// Removes steps by delta debugging: first halves, then quarters, and so on down to single steps.
  private mutating func removeSteps() -> Bool {
    var isSmaller = false
    var size = max(1, best.numbersOfSteps.count / 2)
    while true {
      var start = 0
      while start < best.numbersOfSteps.count {
        var test = best
        var steps = best.numbersOfSteps
        steps.removeSubrange(start..<min(start + size, steps.count))
        test.keptSteps = steps
        if attempt(test) { isSmaller = true } else { start += size }
        if Date() >= end { return isSmaller }
      }
      if size == 1 { return isSmaller }
      size /= 2
    }
  }
}
