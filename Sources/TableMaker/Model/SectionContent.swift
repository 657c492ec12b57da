import TableMakerDiffing

/// The capabilities of a section that its source and its steps determine.
struct SectionTraits {
  /// The delegate methods that the section's steps need.
  let methods: [DelegateMethod]
  /// A Boolean value that indicates whether the cells' class computes row heights.
  let isSelfMeasuring: Bool
  /// A Boolean value that indicates whether the source depends on the content of items, such as an order.
  let isArranged: Bool
  /// A Boolean value that indicates whether the source defines the sections.
  let isSectioned: Bool
  /// A Boolean value that indicates whether items can have visible children.
  let isTree: Bool
  /// A Boolean value that indicates whether items have more than a positional identity.
  let hasIdentity: Bool
  /// A Boolean value that indicates whether a user's edit of a row has an effect.
  let isEditedByUser: Bool
  /// The name of a step that provides swipe actions, or `nil` if there's none.
  let swipeStep: String?
  /// A Boolean value that indicates whether a user's move of a row has an effect.
  let canMove: Bool
  /// A Boolean value that indicates whether the list can receive drops automatically.
  let canReceive: Bool
  /// A Boolean value that indicates whether the user can drag rows.
  let drags: Bool
  /// A Boolean value that indicates whether a drop among the rows calls a closure.
  let takesDrops: Bool
  /// A Boolean value that indicates whether a step handles events of controls in cells.
  let hasControls: Bool
  /// The query sources.
  let querySources: [WeakQuerySource]
}

/// The source and the steps of a finished section. `ItemsContent` is the only conforming type.
///
/// It's immutable, because table views of one chain share it.
@MainActor protocol SectionContent: AnyObject {
  var traits: SectionTraits { get }

  var source: any ItemSource { get }

  /// Reads the source once, for the rows that follow a group's present rows.
  func read(for group: SectionGroup) -> SectionReading

  /// Notes that any object may have changed, whatever its `==` returns.
  func expireObjects()

  /// Returns the identity of an item, or `nil` for another type.
  func identifier<Named>(of item: Named) -> AnyHashable?

  /// Returns which items the source contains, by their identities, each after those of its ancestors in the section's
  /// tree.
  ///
  /// The items may have no rows because of a search, a hidden section, or a collapsed tree.
  func has(_ paths: [[AnyHashable]], in group: SectionGroup) -> [Bool]

  /// Returns the items of the source that hidden items refer to, in the source's order. Those that it no longer has are
  /// left out.
  func items(for hidden: [HiddenItem], in group: SectionGroup) -> [Any]

  /// Returns the source's items with the given identities, whether or not rows show them.
  func items(of identifiers: IdentitySet<AnyHashable>, in group: SectionGroup) -> [HiddenItem]
}

extension SectionContent {
  /// The name of the source's type, for messages.
  var sourceName: String { (source as? any SectionedItems)?.sourceName ?? "\(type(of: source))" }
}
