import UIKit

/// The settings of a section that do not depend on the item's type.
struct SectionSettings {
  var name: String?
  /// The location of the section's first step.
  let place: CallSite
  /// One title for each section; it and `hasTitles` replace each other.
  var title: String?
  /// What the title is read from, if from something else than the items; replaces `title`, and is replaced by it.
  var titleText: FollowedText?
  /// Each section is asked for its title.
  var hasTitles = false
  var footerTitle: String?
  /// Each section is asked for its footer's title; it and `footerTitle` replace each other.
  var hasFooterTitles = false
  /// What the footer's title is read from, if from something else than the items; replaces `footerTitle`, and is replaced by it.
  var footerText: FollowedText?
  var header = SupplementaryView.none
  var footer = SupplementaryView.none
  var headerHeight: CGFloat?
  var footerHeight: CGFloat?
  /// Each section is asked for its header's height; it and `headerHeight` replace each other.
  var hasHeaderHeights = false
  /// Each section is asked for its footer's height; it and `footerHeight` replace each other.
  var hasFooterHeights = false
  /// One height for all rows; it and `hasHeights` replace each other.
  var rowHeight: CGFloat?
  /// Each row is asked for its height.
  var hasHeights = false
  /// Rows are measured; above all other heights.
  var autoHeight: AutoHeight?
  var heightsPlace: CallSite
  var estimatedRowHeight: CGFloat?
  var cells = CellSource.none
  /// What is said of all its cells beside their content.
  var appearance = FixedAppearance()
  /// How its rows are edited by hand.
  var editing = EditingSettings()
  /// How its rows are moved by hand.
  var moving = MovingSettings()
  /// The step by which its list takes what is dropped; nil without it.
  var dropDestination: CallSite?
  /// How it is a tree.
  var tree = TreeSettings()
  /// The animation of its rows; nil for the table's.
  var animation: UITableView.RowAnimation?
  /// Whether the table shows nothing of it while it has no rows.
  var hidesWhenEmpty = false
  /// What loads its first page.
  var firstPage = LoadTrigger.byItself
  /// What loads its next pages; nil for nothing.
  var nextPages: LoadTrigger?
  /// What is shown in place of its rows while the table has none; nil where nothing is said of it.
  var placeholder: ((ListState) -> UIView?)?
  /// The app's own texts of where its list stands.
  var listTexts = ListTexts()
  /// The number of gray rows that stand for those that are being loaded; nil for the table's.
  var skeletonRows: Int?
  var addRow: AddRow?
  var addEvents: [() throws -> Void] = []
  /// The location of the last of them.
  var addEventsPlace: CallSite?

  /// What is done when its header comes on screen.
  var headerDisplayEvents: [(UIView) -> Void] = []
  var footerDisplayEvents: [(UIView) -> Void] = []
  /// What is done when its header has left the screen.
  var headerDisplayEnds: [(UIView) -> Void] = []
  var footerDisplayEnds: [(UIView) -> Void] = []

  init(name: String?, place: CallSite) {
    self.name = name
    self.place = place
    heightsPlace = place
  }

  /// The view above or below its rows.
  func view(_ kind: SupplementaryKind) -> SupplementaryView { kind == .header ? header : footer }

  /// Whether its header or footer shows, or is as high as, what its items say.
  var hasViewsOfItems: Bool { header.takesItems || footer.takesItems || hasHeaderHeights || hasFooterHeights }

  /// The section, as a message names it.
  var nameForMessages: String { name.map { "section “\($0)”" } ?? "this section" }
}
