/// Says whether a table would take a batch of updates, before the table is asked.
///
/// ```swift
/// let checker = BatchChecker(countsBefore: [3, 1], countsAfter: [2, 2])
/// let violation = checker.firstViolation(of: plan)  // nil: the table takes it
/// ```
///
/// The rules are those of ``BatchRule``. They see places and counts, not whether the right rows end up in the right places.
public struct BatchChecker: Sendable, Hashable {
  /// How many rows each section has before, as the table knows them.
  public var countsBefore: [Int]
  /// How many rows each section has after.
  public var countsAfter: [Int]

  /// Makes a checker for one step from a state to the next.
  public init(countsBefore: [Int], countsAfter: [Int]) {
    self.countsBefore = countsBefore
    self.countsAfter = countsAfter
  }

  /// The first rule that a plan breaks, by all rules; nil if it breaks none.
  ///
  /// - Complexity: O(k log k) for k operations, and O(s) for s sections.
  public func firstViolation(of plan: BatchPlan) -> BatchViolation? {
    surelyTakes(plan) ? nil : firstViolationByRules(of: plan)
  }

  /// The same, by looking at one rule after the other.
  func firstViolationByRules(of plan: BatchPlan) -> BatchViolation? {
    firstViolation(of: BatchContents(plan), isStrict: true)
  }

  /// - Parameter isStrict: Refuses also what UIKit lets through and is reported to crash or to corrupt.
  func firstViolation(of batch: BatchContents, isStrict: Bool) -> BatchViolation? {
    let violation = conflict(in: batch) ?? wrongTotal(in: batch)
    if violation != nil || !isStrict { return violation }
    return risk(in: batch)
  }

  func exists(_ section: Int, in counts: [Int]) -> Bool { counts.indices.contains(section) }

  func exists(_ path: RowPath, in counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
  }
}
