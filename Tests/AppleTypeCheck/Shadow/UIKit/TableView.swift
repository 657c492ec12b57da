@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UITableView: UIScrollView {
  @objc(UITableViewStyle) public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  @objc(UITableViewScrollPosition) public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  @objc(UITableViewRowAnimation) public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }
  @objc(UITableViewSeparatorInsetReference) public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
  @objc(UITableViewSelfSizingInvalidation) public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  public class var automaticDimension: CGFloat { get }
  public class var indexSearch: String { get }
  public init(frame: CGRect, style: UITableView.Style)
  public convenience override init(frame: CGRect)
  required public init?(coder: NSCoder)
  nonisolated public static var selectionDidChangeNotification: NSNotification.Name { get }
  open var style: UITableView.Style { get }
  weak open var dataSource: (any UITableViewDataSource)? { get set }
  weak open var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { get set }
  open var isPrefetchingEnabled: Bool { get set }
  weak open var dragDelegate: (any UITableViewDragDelegate)? { get set }
  weak open var dropDelegate: (any UITableViewDropDelegate)? { get set }
  open var dragInteractionEnabled: Bool { get set }
  open var hasActiveDrag: Bool { get }
  open var hasActiveDrop: Bool { get }
  open var rowHeight: CGFloat { get set }
  open var sectionHeaderHeight: CGFloat { get set }
  open var sectionFooterHeight: CGFloat { get set }
  open var estimatedRowHeight: CGFloat { get set }
  open var estimatedSectionHeaderHeight: CGFloat { get set }
  open var estimatedSectionFooterHeight: CGFloat { get set }
  open var fillerRowHeight: CGFloat { get set }
  open var sectionHeaderTopPadding: CGFloat { get set }
  open var separatorInset: UIEdgeInsets { get set }
  open var separatorInsetReference: UITableView.SeparatorInsetReference { get set }
  open var separatorStyle: UITableViewCell.SeparatorStyle { get set }
  open var separatorColor: UIColor? { get set }
  open var cellLayoutMarginsFollowReadableWidth: Bool { get set }
  open var selfSizingInvalidation: UITableView.SelfSizingInvalidation { get set }
  open var insetsContentViewsToSafeArea: Bool { get set }
  open var backgroundView: UIView? { get set }
  open var tableHeaderView: UIView? { get set }
  open var tableFooterView: UIView? { get set }
  open var numberOfSections: Int { get }
  open func numberOfRows(inSection section: Int) -> Int
  open func rect(forSection section: Int) -> CGRect
  open func rectForHeader(inSection section: Int) -> CGRect
  open func rectForFooter(inSection section: Int) -> CGRect
  open func rectForRow(at indexPath: IndexPath) -> CGRect
  open func indexPathForRow(at point: CGPoint) -> IndexPath?
  open func indexPath(for cell: UITableViewCell) -> IndexPath?
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
  open var visibleCells: [UITableViewCell] { get }
  open var indexPathsForVisibleRows: [IndexPath]? { get }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool)
  // Apple's block is nullable and NS_NOESCAPE, which the importer keeps and Swift cannot spell: hence two overloads.
  // The one that subclasses override is the first; the second stands for the same method.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  final public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil)
  // Apple's headers redeclare the superclass's property.
  @_nonoverride weak open var delegate: (any UITableViewDelegate)? { get set }
  open func beginUpdates()
  open func endUpdates()
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  open func moveSection(_ section: Int, toSection newSection: Int)
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  open func reconfigureRows(at indexPaths: [IndexPath])
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  open func reloadData()
  open func reloadSectionIndexTitles()
  open var hasUncommittedUpdates: Bool { get }
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var allowsSelection: Bool { get set }
  open var allowsSelectionDuringEditing: Bool { get set }
  open var allowsMultipleSelection: Bool { get set }
  open var allowsMultipleSelectionDuringEditing: Bool { get set }
  open var indexPathForSelectedRow: IndexPath? { get }
  open var indexPathsForSelectedRows: [IndexPath]? { get }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
  open func deselectRow(at indexPath: IndexPath, animated: Bool)
  open var sectionIndexMinimumDisplayRowCount: Int { get set }
  open var sectionIndexColor: UIColor? { get set }
  open var sectionIndexBackgroundColor: UIColor? { get set }
  open var sectionIndexTrackingBackgroundColor: UIColor? { get set }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String)
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  open var remembersLastFocusedIndexPath: Bool { get set }
  open var selectionFollowsFocus: Bool { get set }
  open var allowsFocus: Bool { get set }
  open var allowsFocusDuringEditing: Bool { get set }
  open var contextMenuInteraction: UIContextMenuInteraction? { get }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UITableViewCell: UIView {
  @objc(UITableViewCellStyle) public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  @objc(UITableViewCellSelectionStyle) public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  @objc(UITableViewCellFocusStyle) public enum FocusStyle: Int, Sendable { case `default`, custom }
  @objc(UITableViewCellEditingStyle) public enum EditingStyle: Int, Sendable { case none, delete, insert }
  @objc(UITableViewCellSeparatorStyle) public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    @available(*, deprecated, message: "deprecated since iOS 11") case singleLineEtched
  }
  @objc(UITableViewCellAccessoryType) public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  @objc(UITableViewCellDragState) public enum DragState: Int, Sendable { case none, lifting, dragging }
  public struct StateMask: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var showingEditControl: StateMask { get }
    public static var showingDeleteConfirmation: StateMask { get }
  }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
  public convenience override init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
  open var contentView: UIView { get }
  open var imageView: UIImageView? { get }
  open var textLabel: UILabel? { get }
  open var detailTextLabel: UILabel? { get }
  open var contentConfiguration: (any UIContentConfiguration)? { get set }
  open var automaticallyUpdatesContentConfiguration: Bool { get set }
  open func defaultContentConfiguration() -> UIListContentConfiguration
  open var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  open var automaticallyUpdatesBackgroundConfiguration: Bool { get set }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  open var configurationState: UICellConfigurationState { get }
  open func setNeedsUpdateConfiguration()
  open func updateConfiguration(using state: UICellConfigurationState)
  open var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? { get set }
  open var backgroundView: UIView? { get set }
  open var selectedBackgroundView: UIView? { get set }
  open var multipleSelectionBackgroundView: UIView? { get set }
  open var selectionStyle: UITableViewCell.SelectionStyle { get set }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open func setSelected(_ selected: Bool, animated: Bool)
  open func setHighlighted(_ highlighted: Bool, animated: Bool)
  open var editingStyle: UITableViewCell.EditingStyle { get }
  open var showsReorderControl: Bool { get set }
  open var shouldIndentWhileEditing: Bool { get set }
  open var accessoryType: UITableViewCell.AccessoryType { get set }
  open var accessoryView: UIView? { get set }
  open var editingAccessoryType: UITableViewCell.AccessoryType { get set }
  open var editingAccessoryView: UIView? { get set }
  open var indentationLevel: Int { get set }
  open var indentationWidth: CGFloat { get set }
  open var separatorInset: UIEdgeInsets { get set }
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var showingDeleteConfirmation: Bool { get }
  open var focusStyle: UITableViewCell.FocusStyle { get set }
  open func willTransition(to state: UITableViewCell.StateMask)
  open func didTransition(to state: UITableViewCell.StateMask)
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState)
  open var userInteractionEnabledWhileDragging: Bool { get set }
}
@_inheritsConvenienceInitializers @MainActor @preconcurrency @objc open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?)
  public convenience override init(frame: CGRect)
  required public init?(coder: NSCoder)
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
  open var contentView: UIView { get }
  open var textLabel: UILabel? { get }
  open var detailTextLabel: UILabel? { get }
  open var backgroundView: UIView? { get set }
  open var contentConfiguration: (any UIContentConfiguration)? { get set }
  open func defaultContentConfiguration() -> UIListContentConfiguration
  open var automaticallyUpdatesContentConfiguration: Bool { get set }
  open var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  open var automaticallyUpdatesBackgroundConfiguration: Bool { get set }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  open var configurationState: UIViewConfigurationState { get }
  open func setNeedsUpdateConfiguration()
  open func updateConfiguration(using state: UIViewConfigurationState)
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  open var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? { get set }
}
@MainActor @preconcurrency @objc open class UIFocusUpdateContext: NSObject {
  weak open var previouslyFocusedView: UIView? { get }
  weak open var nextFocusedView: UIView? { get }
}
@MainActor @preconcurrency @objc open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open var previouslyFocusedIndexPath: IndexPath? { get }
  open var nextFocusedIndexPath: IndexPath? { get }
}
@MainActor @preconcurrency @objc open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil)
}
@MainActor @preconcurrency @objc open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?)
  public init(data: Data, bundle bundleOrNil: Bundle?)
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
  public struct OptionsKey: Hashable, Sendable {
    public static func == (a: OptionsKey, b: OptionsKey) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
@MainActor @preconcurrency @objc open class UISwipeActionsConfiguration: NSObject {
  public convenience init(actions: [UIContextualAction])
  open var actions: [UIContextualAction] { get }
  open var performsFirstActionWithFullSwipe: Bool { get set }
}
@MainActor @preconcurrency @objc open class UIContextualAction: NSObject {
  @objc(UIContextualActionStyle) public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler)
  open var style: UIContextualAction.Style { get }
  open var handler: UIContextualAction.Handler { get }
  open var title: String? { get set }
  open var backgroundColor: UIColor! { get set }
  open var image: UIImage? { get set }
}
@available(*, deprecated, message: "deprecated since iOS 13: use UIContextualAction")
@MainActor @preconcurrency @objc open class UITableViewRowAction: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static var destructive: UITableViewRowAction.Style { get }
  }
  public convenience init(
    style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void)
  open var style: UITableViewRowAction.Style { get }
  open var title: String? { get set }
  open var backgroundColor: UIColor? { get set }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
}

/// What a fetched results controller tells its delegate: see Shadow/CoreData.
@_inheritsConvenienceInitializers @objc open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  override public dynamic init()
  open var sectionIdentifiers: [Any] { get }
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any]
  open var reloadedItemIdentifiers: [Any] { get }
  open func copy(with zone: NSZone?) -> Any
}
