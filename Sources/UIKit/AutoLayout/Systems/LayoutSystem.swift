internal import TableMakerCassowary
import Foundation

/// The constraints below one view that are solved together, and the values that satisfy them.
///
/// The root's size is given. A view below the root that has a given frame and that no outside constraint affects is the
/// root of its own system. A system is therefore as small as its constraints allow, and a table cell's layout is
/// separate from the table's.
///
/// Each view has four variables: the origin and size of its alignment rectangle, in its superview's coordinates. When a
/// superview moves, no value changes, and a constraint to a superview's leading edge has one term.
@MainActor final class LayoutSystem {
  unowned let root: UIView
  var solver = Solver()

  /// The root and the views and guides of the system. Each item follows the one that contains it.
  var items: [Item] = []
  /// The items with an intrinsic content size.
  var sizedItems: [SizedItem] = []
  /// The items with a given frame, which follows the superview's size.
  var maskedItems: [MaskedItem] = []
  var records: [Record] = []
  /// The indexes of the `records` that also depend on other values than variables.
  var insetRecords: [Int32] = []
  var offsetRecords: [Int32] = []
  var baselineRecords: [Int32] = []
  /// The content sizes of scroll views, and the lengths that must not be negative. They are created on demand.
  var contentSizes: [ContentSize] = []
  var positiveLengths: [PositiveLength] = []

  var rootSize = RootSize()
  var rootWidth: Constraint?
  var rootHeight: Constraint?
  /// The constraints that are broken because of conflicts.
  var broken: [Constraint] = []

  /// A Boolean value that indicates whether constraints or views were added or removed since the system was built.
  ///
  /// While it's `true`, views in `items` can be deallocated, so nothing may access them.
  var isStale = true
  /// The number of times that the system was built.
  var build: Int32 = 0
  var isSolving = false
  /// A Boolean value that indicates whether inequalities must determine ambiguous values, as they do in Apple's
  /// layouts.
  var mayBeUndecided = false
  /// A Boolean value that indicates whether the values haven't been read since the system was built.
  var isNew = false

  // The changes since the last update.
  var dirtyRecords: [Int32] = []
  var dirtySizes: [Int32] = []
  var hasNewPriorities = false
  var areMasksDirty = false
  var areInsetsDirty = false
  var areOffsetsDirty = false
  /// The pending changes of constants, which are applied together.
  var changes: [Solver.ConstantChange] = []

  init(root: UIView) { self.root = root }

  /// Invalidates the values of all items when the root is no longer a root.
  func retire() {
    isStale = true
    build &+= 1
  }

  /// A view or a guide.
  struct Item {
    unowned(unsafe) let view: UIView
    /// The guide, if the item is one. The view is then the guide's owner.
    unowned(unsafe) let guide: UILayoutGuide?
    /// The index of the view that defines the item's coordinates, or -1 for the root, which doesn't need an origin.
    let parent: Int32
    let x, y, width, height: Variable
    /// The insets from the frame to the alignment rectangle.
    var alignment = UIEdgeInsets.zero
    /// The index in `sizedItems`, or -1 if there is none.
    var size: Int32 = -1
    /// The index in `contentSizes`, or -1 if there is none.
    var content: Int32 = -1
    /// A Boolean value that indicates whether the frame is given.
    var isMasked = false
    /// A Boolean value that indicates whether the item is a scroll view.
    var scrolls = false
  }

  /// An active constraint.
  struct Record {
    unowned(unsafe) let constraint: NSLayoutConstraint
    let handle: Constraint
    let owner: Int32
    /// The part of the solver's constant that isn't the constraint's constant.
    var base: Double
    var priority: Float
    var isDirty = false
  }

  /// The size of a scroll view's content.
  struct ContentSize {
    let slot: Int32
    let width, height: Variable
  }

  /// A length that had a negative result once, and must not be negative.
  struct PositiveLength {
    let variable: Variable
    let handle: Constraint
  }

  /// The size of the root and its priorities. Measurements use priorities below required.
  struct RootSize: Equatable {
    var width = 0.0
    var height = 0.0
    var widthPriority = Constraint.required
    var heightPriority = Constraint.required
    /// A Boolean value that indicates whether this is a layout, and not a measurement.
    var isLayout = true
  }
}

// MARK: - Looking up

extension LayoutSystem {
  /// Returns the index of an item if it's part of the current build.
  func slot(of reference: LayoutItemReference) -> Int32? {
    reference.system === self && reference.build == build ? reference.slot : nil
  }

  /// Returns the solved rectangle of an item. For a view, it's the alignment rectangle in its superview's coordinates.
  func solvedRect(_ slot: Int32) -> CGRect {
    let item = items[Int(slot)]
    return CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
      height: solver.value(of: item.height))
  }
}

extension LayoutItemReference {
  /// The system that contains the item's values, if the item is in its current build.
  var currentSystem: LayoutSystem? {
    guard let system, system.build == build else { return nil }
    return system
  }
}

extension LayoutSystem {
  /// Returns the size of a scroll view's content, or `nil` if no constraint refers to it.
  func contentSize(of slot: Int32) -> CGSize? {
    let index = Int(items[Int(slot)].content)
    guard index >= 0 else { return nil }
    return CGSize(
      width: solver.value(of: contentSizes[index].width), height: solver.value(of: contentSizes[index].height))
  }
}
