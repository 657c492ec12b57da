/// A problem that TableMaker has recovered from, with its location and its fix.
///
/// TableMaker passes each diagnostic to `onDiagnostic`. Without that step, it writes the diagnostic's `description` to
/// standard error. <doc:Troubleshooting> explains each kind.
///
/// ```swift
/// .onDiagnostic { diagnostic in
///   if diagnostic.kind != .duplicateItems { assertionFailure("\(diagnostic)") }
/// }
/// ```
public struct Diagnostic: Sendable, CustomStringConvertible {
  /// The kind of problem.
  public let kind: Kind
  /// The location of the step, the section, the call, or the `make()` that caused the diagnostic.
  public let place: CallSite
  /// One line with the problem and its values, TableMaker's response, and the fix.
  public let message: String
  /// The update that would have crashed the app, for the kind `refusedPlan`; otherwise `nil`.
  public private(set) var refusedPlan: RefusedPlan?

  /// Creates a diagnostic. Values of the app can contain line breaks, which become spaces.
  init(_ kind: Kind, at place: CallSite, _ message: String) {
    self.kind = kind
    self.place = place
    self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// One line with the kind, the location, and the message.
  ///
  /// For example: `TableMaker [duplicateSection] Feed.swift:41: The section at Feed.swift:20 already has the name …`
  public var description: String { "TableMaker [\(kind)] \(place): \(message)" }

  static func refusedPlan(_ plan: RefusedPlan, at place: CallSite) -> Self {
    var diagnostic = Self(
      .refusedPlan, at: place,
      "An update would have crashed the app, so TableMaker reloaded the table view. \(plan). "
        + "This is a mistake in TableMaker; please report it with this message.")
    diagnostic.refusedPlan = plan
    return diagnostic
  }
}
