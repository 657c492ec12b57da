import Foundation

/// Required constraints that cannot hold together, and the one of them that is broken so that the others can.
@MainActor struct ConstraintConflict {
  /// The constraints, with the broken one among them.
  let constraints: [NSLayoutConstraint]

  /// The one that does not hold from now on.
  let broken: NSLayoutConstraint

  /// The report in Apple's words.
  var report: String {
    let list = constraints.map { "    \"\(Self.escaped($0.description))\"" }.joined(separator: ",\n")
    let hasMasks = constraints.contains { $0 is NSAutoresizingMaskLayoutConstraint }
    // The blanks at the ends of some lines are Apple's.
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

  /// Writes the report to standard error, where a debugger can stop.
  func tell() {
    writeToStandardError(report)
    stopForUnsatisfiableConstraints()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

/// Does nothing; a debugger can stop at the name that the report mentions.
@_cdecl("UIViewAlertForUnsatisfiableConstraints") @inline(never)
func stopForUnsatisfiableConstraints() {}
