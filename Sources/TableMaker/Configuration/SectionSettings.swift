import UIKit

/// The settings of a section that don't depend on the item's type.
struct SectionSettings {
  var name: String?
  /// The location of the section's first step.
  let location: CallSite
  var title = SectionTitle.none
  var footerTitle = SectionTitle.none
  /// The title in the index at the table view's edge; `nil` for none.
  var indexTitle: String?
  var header = SupplementaryView.none { didSet { viewsRevision += 1 } }
  var footer = SupplementaryView.none { didSet { viewsRevision += 1 } }
  /// The number of times that the header and the footer were set.
  private(set) var viewsRevision = 0
  var headerHeight = SupplementaryHeight.system
  var footerHeight = SupplementaryHeight.system
  /// The height from the last `height` or `heights`: the table view's, one for all rows, or one for each row.
  var rowHeight = RowHeight.table
  /// The time when rows are measured. It overrides all other heights.
  var autoHeight: AutoHeight?
  var heightsLocation: CallSite
  var estimatedRowHeight: CGFloat?
  var cells = CellSource.none
  /// The settings of all its cells, apart from their content.
  var appearance = FixedAppearance()
  /// The settings for editing its rows.
  var editing = EditingSettings()
  /// The settings for moving its rows.
  var moving = MovingSettings()
  /// The location of `dropDestination`; `nil` without it.
  var dropDestination: CallSite?
  /// The settings of its tree.
  var tree = TreeSettings()
  /// The settings for hiding its rows by a tap on its header.
  var collapsing = CollapsingSettings()
  /// The animation of its rows; `nil` for the table view's.
  var animation: UITableView.RowAnimation?
  /// A Boolean value that indicates whether the table view hides it while it has no rows.
  var hidesWhenEmpty = false
  /// The way to handle the selection; `nil` for the table view's.
  var deselection: Deselection?
  /// A Boolean value that indicates whether its cells show their index.
  var usesIndex = false
  /// The trigger that loads its first page.
  var firstPage = LoadTrigger.automatic
  /// The trigger that loads its next pages; `nil` for none.
  var nextPages: LoadTrigger?
  /// Returns the view to show in place of its rows while the table view has none; `nil` if not specified.
  var placeholder: ((ListState) -> UIView?)?
  /// The app's own texts for the state of its list.
  var listTexts = ListTexts()
  /// The number of placeholder rows while the first rows load; `nil` for the table view's.
  var skeletonRows: Int?
  /// The cell classes with controls that steps handle.
  var controlUses: [ControlUse] = []
  var addItemRow: AddItemRow?
  var addEvents: [() throws -> Void] = []
  /// The location of the last of these closures.
  var addEventsLocation: CallSite?

  /// The closures for when its header comes on screen.
  var headerDisplayEvents: [(UIView) -> Void] = []
  var footerDisplayEvents: [(UIView) -> Void] = []
  /// The closures for taps on its header.
  var headerSelections: [(UIView) throws -> Void] = []
  var footerSelections: [(UIView) throws -> Void] = []
  /// The closures for when its header goes off screen.
  var headerDisplayEnds: [(UIView) -> Void] = []
  var footerDisplayEnds: [(UIView) -> Void] = []

  init(name: String?, location: CallSite) {
    self.name = name
    self.location = location
    heightsLocation = location
  }

  /// Returns the view above or below its rows.
  func view(_ kind: SupplementaryKind) -> SupplementaryView { kind == .header ? header : footer }

  /// Returns the height of the view or the title above or below its rows.
  func height(_ kind: SupplementaryKind) -> SupplementaryHeight { kind == .header ? headerHeight : footerHeight }

  /// A Boolean value that indicates whether a tap on its header or footer has an effect.
  func respondsToTaps(on kind: SupplementaryKind) -> Bool {
    switch kind {
    case .header: !headerSelections.isEmpty || collapsing.opensByTap
    case .footer: !footerSelections.isEmpty
    }
  }

  /// A Boolean value that indicates whether a tap on its header, or on its footer, has an effect.
  var respondsToTaps: Bool { respondsToTaps(on: .header) || respondsToTaps(on: .footer) }

  /// A Boolean value that indicates whether the content or the height of its header or footer depends on its items.
  var hasViewsOfItems: Bool {
    header.takesItems || footer.takesItems || headerHeight.isClosure || footerHeight.isClosure
  }

  /// The section's name in messages.
  var nameForMessages: String { name.map { "section “\($0)”" } ?? "this section" }
}
