import UIKit

/// A problem that a check has found at a view.
@MainActor struct Finding {
  let kind: PageAudit.Kinds
  let view: PageView
  var frame: CGRect
  var measured: Double?
  var required: Double?
  let problem: String

  init(
    _ kind: PageAudit.Kinds, _ view: PageView, frame: CGRect? = nil, measured: Double? = nil, required: Double? = nil,
    _ problem: String
  ) {
    self.kind = kind
    self.view = view
    self.frame = frame ?? view.frame
    self.measured = measured
    self.required = required
    self.problem = problem
  }
}

/// A check that looks at a page in one setting.
@MainActor protocol PageCheck {
  /// The kind of issues that the check finds.
  static var kind: PageAudit.Kinds { get }
  /// Returns what the check finds in the page as it is.
  static func findings(in page: Page) -> [Finding]
}
