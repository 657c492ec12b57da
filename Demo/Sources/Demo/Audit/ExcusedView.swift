import Pages
import TableMakerTesting

/// A view of a page with an issue that stays, and the reason.
struct ExcusedView {
  let page: String
  let kinds: PageAudit.Kinds
  /// A part of the description of the view's path.
  let path: String
  let reason: String

  /// Returns whether an issue is of this view.
  @MainActor func excuses(_ issue: PageAudit.Issue, on page: Page) -> Bool {
    page.name == self.page && kinds.contains(issue.kind) && issue.path.description.contains(path)
  }

  /// The excused views, at most ten.
  static let all: [ExcusedView] = [
    ExcusedView(
      page: "controls", kinds: .textClipped, path: "SheetRow[2] › UILabel “",
      reason: "The first of three labels that show where a line is truncated."),
    ExcusedView(
      page: "controls", kinds: .textClipped, path: "SheetRow[2] › UILabel[1]",
      reason: "The second of three labels that show where a line is truncated."),
    ExcusedView(
      page: "controls", kinds: .textClipped, path: "SheetRow[2] › UILabel[2]",
      reason: "The third of three labels that show where a line is truncated."),
    ExcusedView(
      page: "notebook", kinds: .textClipped, path: "SightingCell › UILabel “",
      reason: "The rows of a long list have one height, and a screen reader reads the whole name."),
    ExcusedView(
      page: "steps", kinds: .textClipped, path: "SourceView › UILabel",
      reason: "Code of the largest size in half of a landscape screen; the sample's own page shows all of it."),
    ExcusedView(
      page: "jobs", kinds: .dynamicType, path: "JobBar › UIStackView › UIButton",
      reason: "The buttons of a bar like a toolbar, where titles don't grow with the text size."),
  ]
}
