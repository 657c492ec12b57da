public import Foundation
public import UIKit

/// A stage that has no items yet.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol StageWithoutItems: Chained {}

extension DataSource: StageWithoutItems {}
extension SectionStart: StageWithoutItems {}
extension CellSection: StageWithoutItems {}

// Rejects steps that receive items. Each returns what the chain would have had, so the compiler still checks the rest.
@available(*, unavailable, message: "This step gets items: put .section() and .data(items) before it")
@_documentation(visibility: internal)
extension StageWithoutItems {
  // Selection, titles, heights, and the row that adds an item
  public func titles(@OneValue<String?> _ title: @escaping ([PutDataBeforeThisStep]) -> String?) -> Self {
    neverCalled()
  }
  public func heights(@OneValue<CGFloat> _ height: @escaping (PutDataBeforeThisStep, Int) -> CGFloat) -> Self {
    neverCalled()
  }
  public func onSelect(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onDeselect(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func addItemRow<C: UITableViewCell>(
    _ cell: C.Type, shown visibility: AddItemRowVisibility = .always, @ClosureWithoutReturn fill: @escaping (C) -> Void
  ) -> Self { neverCalled() }
  public func onAddItem(@ClosureWithoutReturn _ body: @escaping () throws -> Void) -> Self { neverCalled() }
  public func onAddItem<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner) throws -> Void
  ) -> Self { neverCalled() }
  public func shouldSelect(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  public func shouldSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }

  // Events
  public func onHighlight(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onUnhighlight(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self
  { neverCalled() }
  public func onUnhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onAccessoryTap(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> Self
  { neverCalled() }
  public func onAccessoryTap<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func shouldDeselect(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  public func shouldDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  public func shouldHighlight(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  public func shouldHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  public func onDisplay(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onEndDisplay(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onEndDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }

  // Primary actions, prefetching, and the focus
  public func onPrimaryAction(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> Self
  { neverCalled() }
  public func onPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onPrefetch(@ClosureWithoutReturn _ body: @escaping ([PutDataBeforeThisStep]) throws -> Void) -> Self {
    neverCalled()
  }
  public func onPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> Self { neverCalled() }
  public func onCancelPrefetch(@ClosureWithoutReturn _ body: @escaping ([PutDataBeforeThisStep]) throws -> Void) -> Self
  { neverCalled() }
  public func onCancelPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [PutDataBeforeThisStep]) throws -> Void
  ) -> Self { neverCalled() }
  public func shouldPerformPrimaryAction(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool)
    -> Self
  { neverCalled() }
  public func shouldPerformPrimaryAction<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  public func shouldFocus(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  public func shouldFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  public func shouldSelectOnFocus(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  public func shouldSelectOnFocus<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  public func willSelect(
    @OneValue<PutDataBeforeThisStep?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> PutDataBeforeThisStep?
  ) -> Self { neverCalled() }
  public func willSelect<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @OneValue<PutDataBeforeThisStep?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> PutDataBeforeThisStep?
  ) -> Self { neverCalled() }

  // Swiping
  public func leadingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  public func leadingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  public func trailingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  public func trailingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  public func onBeginSwipe(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> Self
  { neverCalled() }
  public func onBeginSwipe<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onEndSwipe(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onEndSwipe<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }

  // Editing and moving
  public func editability(@OneValue<Editability> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Editability)
    -> Self
  { neverCalled() }
  public func editingStyles(
    @OneValue<UITableViewCell.EditingStyle> _ answer:
      @escaping (PutDataBeforeThisStep, Int) -> UITableViewCell.EditingStyle
  ) -> Self { neverCalled() }
  public func deleteTitles(@OneValue<String?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> String?) -> Self {
    neverCalled()
  }
  public func onDelete(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onDelete<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onInsert(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onInsert<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func movable(@OneValue<Bool> where answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  public func moveTargets(
    @OneValue<RowPlace> _ target: @escaping (PutDataBeforeThisStep, RowPlace, RowPlace) -> RowPlace
  ) -> Self { neverCalled() }
  public func onMove(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, RowPlace, RowPlace) throws -> Void)
    -> Self
  { neverCalled() }
  public func onMove<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, RowPlace, RowPlace) throws -> Void
  ) -> Self { neverCalled() }

  // Drag and drop
  public func draggable() -> Self { neverCalled() }
  public func dragItems(@OneValue<[UIDragItem]> _ answer: @escaping (PutDataBeforeThisStep, Int) -> [UIDragItem])
    -> Self
  {
    neverCalled()
  }
  public func onDrop(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onDrop<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onDrop<Value: DropLoadable>(
    of type: Value.Type, @ClosureWithoutReturn _ body: @escaping ([Value], Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onDrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> Self { neverCalled() }

  // Menus
  public func menu(@OneValue<UIMenu?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> UIMenu?) -> Self {
    neverCalled()
  }
  public func menu<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @OneValue<UIMenu?> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> UIMenu?
  ) -> Self { neverCalled() }
  public func menuPreview(
    @OneValue<UIViewController?> _ answer: @escaping (PutDataBeforeThisStep, Int) -> UIViewController?
  ) -> Self { neverCalled() }
  public func copyable(@OneValue<String?> _ text: @escaping (PutDataBeforeThisStep, Int) -> String?) -> Self {
    neverCalled()
  }
  public func shouldBeginMultipleSelection(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool)
    -> Self
  { neverCalled() }
  public func shouldBeginMultipleSelection<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }

  // Trees
  public func expandable(
    @OneValue<[PutDataBeforeThisStep]> children: @escaping (PutDataBeforeThisStep) -> [PutDataBeforeThisStep],
    disclosure: TreeDisclosure = .chevron
  ) -> Self { neverCalled() }
  public func nodeAdapter(
    @ClosureWithoutReturn _ show: @escaping (UITableViewCell, PutDataBeforeThisStep, TreeNode) -> Void
  )
    -> Self
  { neverCalled() }
  public func onExpand(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onExpand<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  public func onCollapse(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  public func onCollapse<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }

  // Cells by item
  public func cells<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code,
    @OneValue<Bool> for test: @escaping (PutDataBeforeThisStep) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (C, PutDataBeforeThisStep, Int) -> Void
  ) -> MixedSection<PutDataBeforeThisStep, ItemList<PutDataBeforeThisStep>> { neverCalled() }
  public func cells<C: UITableViewCell, Payload>(
    _ cell: C.Type, from origin: CellOrigin = .code, as payload: @escaping (PutDataBeforeThisStep) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (C, Payload, Int) -> Void
  ) -> MixedSection<PutDataBeforeThisStep, ItemList<PutDataBeforeThisStep>> { neverCalled() }

  // Contents
  public func content(
    _ content: @escaping (PutDataBeforeThisStep, Int, UICellConfigurationState) -> any UIContentConfiguration
  ) -> Self { neverCalled() }
  public func backgrounds(
    @OneValue<UIBackgroundConfiguration?> _ background:
      @escaping (PutDataBeforeThisStep, Int, UICellConfigurationState) -> UIBackgroundConfiguration?
  ) -> Self { neverCalled() }
  public func cellProvider(_ cell: @escaping (UITableView, IndexPath, PutDataBeforeThisStep) -> UITableViewCell) -> Self
  { neverCalled() }

  // Appearance
  public func accessories(
    @OneValue<UITableViewCell.AccessoryType> _ accessory:
      @escaping (PutDataBeforeThisStep, Int) -> UITableViewCell.AccessoryType
  ) -> Self { neverCalled() }
  public func indentations(@OneValue<Int> _ level: @escaping (PutDataBeforeThisStep, Int) -> Int) -> Self {
    neverCalled()
  }
  public func separatorInsets(@OneValue<UIEdgeInsets> _ inset: @escaping (PutDataBeforeThisStep, Int) -> UIEdgeInsets)
    -> Self
  { neverCalled() }

  // Headers and footers
  public func headers<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code,
    @ClosureWithoutReturn fill: @escaping (V, [PutDataBeforeThisStep]) -> Void
  ) -> Self { neverCalled() }
  public func footers<V: UITableViewHeaderFooterView>(
    _ view: V.Type, from origin: HeaderFooterOrigin = .code,
    @ClosureWithoutReturn fill: @escaping (V, [PutDataBeforeThisStep]) -> Void
  ) -> Self { neverCalled() }
  public func footerTitles(@OneValue<String?> _ title: @escaping ([PutDataBeforeThisStep]) -> String?) -> Self {
    neverCalled()
  }
  public func headerHeights(@OneValue<CGFloat> _ height: @escaping ([PutDataBeforeThisStep]) -> CGFloat) -> Self {
    neverCalled()
  }
  public func footerHeights(@OneValue<CGFloat> _ height: @escaping ([PutDataBeforeThisStep]) -> CGFloat) -> Self {
    neverCalled()
  }

  // Loading
  public func loadsMore(_ trigger: LoadTrigger = .automatic) -> Self { neverCalled() }

  // Searching, sorting, and grouping
  public func searchable(
    _ bar: any QuerySource, by fields: (any KeyPath<PutDataBeforeThisStep, String> & Sendable)...,
    locale: Locale = .autoupdatingCurrent
  ) -> Self { neverCalled() }
  public func searchable(
    _ bar: any QuerySource, @OneValue<Bool> where isKept: @escaping (PutDataBeforeThisStep, String) -> Bool
  ) -> Self { neverCalled() }
  public func searchable(
    _ bar: any QuerySource, by fields: (any KeyPath<PutDataBeforeThisStep, String> & Sendable)...,
    locale: Locale = .autoupdatingCurrent, matching: SearchMatching
  ) -> Self { neverCalled() }
  public func filtered(@OneValue<Bool> where isKept: @escaping (PutDataBeforeThisStep) -> Bool) -> Self {
    neverCalled()
  }
  public func remoteSearch<Found>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ fetch: @escaping @MainActor (String) async throws -> [Found]
  ) -> Self { neverCalled() }
  public func sorted(
    by field: any KeyPath<PutDataBeforeThisStep, String> & Sendable, _ order: SortOrder = .forward,
    locale: Locale = .autoupdatingCurrent
  ) -> Self { neverCalled() }
  public func ordered(@OneValue<Bool> by precedes: @escaping (PutDataFirst, PutDataFirst) -> Bool) -> Self {
    neverCalled()
  }
  public func grouped(by grouping: Grouping<PutDataFirst>, index: SectionIndex = .none) -> Self { neverCalled() }
  public func highlightMatches(
    @ClosureWithoutReturn _ mark: @escaping (UITableViewCell, PutDataBeforeThisStep, SearchMatch) -> Void
  )
    -> Self
  { neverCalled() }
}

// The table view also has a step of this name.
@available(*, unavailable, message: "This step gets items: put .section() and .data(items) before it")
@_documentation(visibility: internal)
extension SectionStart {
  public func placeholder(@OneValue<UIView?> _ view: @escaping (ListState) -> UIView?) -> Self { neverCalled() }
}

@available(*, unavailable, message: "This step gets items: put .section() and .data(items) before it")
@_documentation(visibility: internal)
extension CellSection {
  public func placeholder(@OneValue<UIView?> _ view: @escaping (ListState) -> UIView?) -> Self { neverCalled() }
}
