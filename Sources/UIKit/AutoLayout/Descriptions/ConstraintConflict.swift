import Foundation

/// A recorder of the conflicts between required constraints that layout finds while a closure runs.
@_spi(Testing) @MainActor public final class LayoutConflicts {
  @TaskLocal static var current: LayoutConflicts?

  /// Required constraints that conflict.
  public struct Conflict {
    /// The constraints, including the broken one.
    public let constraints: [NSLayoutConstraint]
    /// The constraint that is broken to satisfy the others.
    public let broken: NSLayoutConstraint
  }

  /// The conflicts, in the order in which layout found them.
  public private(set) var conflicts: [Conflict] = []

  /// Creates an empty record.
  public init() {}

  /// Records the conflicts that layout finds while a closure runs, instead of writing them to standard error.
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LayoutConflicts.$current.withValue(self, operation: body)
  }

  fileprivate func add(_ conflict: ConstraintConflict) {
    conflicts.append(Conflict(constraints: conflict.constraints, broken: conflict.broken))
  }
}

/// Required constraints that conflict, and the one that is broken to satisfy the others.
@MainActor struct ConstraintConflict {
  /// The constraints, including the broken one.
  let constraints: [NSLayoutConstraint]

  /// The broken constraint.
  let broken: NSLayoutConstraint

  /// The report with Apple's wording.
  var report: String {
    let list = constraints.map { "    \"\(Self.escaped($0.description))\"" }.joined(separator: ",\n")
    let hasMasks = constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
    // Apple's text also has spaces at the ends of some lines.
    let lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
      hasMasks
        ? """
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
        documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 
        """ : nil,
      "(", list, ")", "",
      "Will attempt to recover by breaking constraint ",
      broken.description, "",
      """
      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
      helpful.
      """,
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  /// Writes the report to standard error, and gives a debugger an opportunity to stop.
  func tell() {
    if let record = LayoutConflicts.current { return record.add(self) }
    writeToStandardError(report)
    stopForUnsatisfiableConstraints()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

/// Does nothing. A debugger can stop at this function, which the report mentions.
@_cdecl("UIViewAlertForUnsatisfiableConstraints") @inline(never)
func stopForUnsatisfiableConstraints() {}
