/// A checker that determines whether a table view would accept a batch of updates.
///
/// ```swift
/// let checker = BatchChecker(countsBefore: [3, 1], countsAfter: [2, 2])
/// let violation = checker.firstViolation(of: plan)  // nil: the table view accepts it
/// ```
///
/// The rules are those of ``BatchRule``. They check places and counts, not whether the right rows end up in the right
/// places.
public struct BatchChecker: Sendable, Hashable {
  /// The old number of rows in each section, as the table view knows them.
  public var countsBefore: [Int]
  /// The new number of rows in each section.
  public var countsAfter: [Int]

  /// Creates a checker for the update from one state to the next.
  public init(countsBefore: [Int], countsAfter: [Int]) {
    self.countsBefore = countsBefore
    self.countsAfter = countsAfter
  }

  /// Returns the first rule that a plan breaks, or `nil` if it breaks none.
  ///
  /// - Complexity: O(k log k) for k operations, and O(s) for s sections.
  public func firstViolation(of plan: BatchPlan) -> BatchViolation? {
    surelyTakes(plan) ? nil : firstViolationByRules(of: plan)
  }

  /// Returns the first rule that a plan breaks, by checking each rule.
  func firstViolationByRules(of plan: BatchPlan) -> BatchViolation? {
    firstViolation(of: BatchContents(plan), isStrict: true)
  }

  /// Returns the first rule that a batch breaks.
  ///
  /// - Parameter isStrict: Whether to also reject batches that UIKit accepts, but that are reported to crash or corrupt
  ///   the table view.
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
