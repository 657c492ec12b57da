import TestSupport

/// A step that changes a table, after which all is compared. Its details depend on its seed and on the state then.
struct Step {
  enum Kind: CaseIterable {
    case edit, burst, batch, nestedBatches, twoBatches, cross
    case editInAdapter, editInHeights, editInItems, editInSelection, editWhileScrolling
    case update, updateQuietly, reload, reconfigure
    case remeasure, remeasureCell, forgetHeights
    case edits, select, tap, scroll, drag, scrollToItem, width, textSize, look
    case window, wait, touch, sections, ownGroup, makeAnew
    case search
    /// Rows of trees are expanded and collapsed by code; or by a tap.
    case unfold, tapTree
    /// Fingers on rows: they swipe them, move them, delete them, ask for their menus; with steps of other kinds in between.
    case hands
    /// What stands below the rows of a list in pages is tapped.
    case footer
    /// Changes arrive while the table is off screen.
    case offScreen
    /// Rows that aren't shown are selected by code, or deselected, and shown again.
    case selectHidden
    /// A table of its own shows every kind of derived source.
    case derive
    /// A row is dragged and dropped in a table of its own, or between two.
    case drop
    /// A table of its own has items that lie, and closures that do what they must not.
    case hostile
    /// Settings of sections and of the table change, and an order that reads an object.
    case settings
    /// Sections fold and unfold, by code and by taps on their headers.
    case fold
    /// A chat in a table of its own.
    case chat
    /// The place of a list is saved and found again, in tables of its own.
    case place

    /// The steps that test promises.
    static let promises: [Kind] = [.offScreen, .selectHidden, .derive, .drop]
  }

  let kind: Kind
  let seed: Int
  /// A Boolean value that indicates whether the animations of the step have ended when it is compared.
  let isWaitedFor: Bool

  /// Every kind, as often as it comes.
  private static let kinds: [Kind] =
    Array(repeating: .edit, count: 20) + Array(repeating: .burst, count: 8) + Array(repeating: .batch, count: 8)
    + Array(repeating: .scroll, count: 8) + Array(repeating: .cross, count: 5)
    + Array(repeating: .nestedBatches, count: 3) + Array(repeating: .twoBatches, count: 3)
    + Array(repeating: .search, count: 6) + Array(repeating: .sections, count: 5) + Array(repeating: .select, count: 3)
    + Kind.allCases.prefix { $0 != .unfold }

  /// - Parameters:
  ///   - hasTrees: Whether the whole chain has trees; others have the steps that they had before there were any.
  ///   - hasHands: Whether fingers may do something to its rows.
  ///   - loadsPages: Whether the table loads pages.
  ///   - isHostile: Whether the case has a table with items that lie and closures that meddle.
  ///   - promises: The kinds of steps that test promises; those that are left out leave the others as they are.
  ///   - hasSettings: Whether settings and orders change.
  ///   - hasFolds: Whether some sections fold.
  ///   - hasChat: Whether the case has a chat.
  ///   - hasPlaces: Whether places are saved.
  init(
    seed: Int, number: Int, hasTrees: Bool = false, hasHands: Bool = false, loadsPages: Bool = false,
    isHostile: Bool = false, promises: Set<Kind> = [], hasSettings: Bool = false, hasFolds: Bool = false,
    hasChat: Bool = false, hasPlaces: Bool = false
  ) {
    var random = SeededGenerator(seed: seed &* 7_919 &+ number)
    let kind = Self.kinds.random(&random)
    isWaitedFor = !random.chance(4)
    self.seed = Int(truncatingIfNeeded: random.next())
    var hand = SeededGenerator(seed: seed &* 104_729 &+ number)
    var loading = SeededGenerator(seed: seed &* 31_337 &+ number)
    var promising = SeededGenerator(seed: seed &* 60_013 &+ number)
    let promise = Kind.promises.random(&promising)
    var lying = SeededGenerator(seed: seed &* 86_969 &+ number)
    var changing = SeededGenerator(seed: seed &* 50_021 &+ number)
    var folding = SeededGenerator(seed: seed &* 27_691 &+ number)
    var chatting = SeededGenerator(seed: seed &* 18_637 &+ number)
    var placing = SeededGenerator(seed: seed &* 15_731 &+ number)
    if isHostile, lying.chance(2) {
      self.kind = .hostile
    } else if hasSettings, changing.chance(8) {
      self.kind = .settings
    } else if hasChat, chatting.chance(4) {
      self.kind = .chat
    } else if hasPlaces, placing.chance(60) {
      self.kind = .place
    } else if hasFolds, folding.chance(6) {
      self.kind = .fold
    } else if promising.chance(12), promises.contains(promise) {
      self.kind = promise
    } else if loadsPages, loading.chance(6) {
      self.kind = .footer
    } else if hasHands, hand.chance(3) {
      self.kind = .hands
    } else {
      self.kind = hasTrees && random.chance(5) ? [.unfold, .unfold, .tapTree].random(&random) : kind
    }
  }
}
