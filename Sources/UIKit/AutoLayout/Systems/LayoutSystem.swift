internal import TableMakerCassowary
import Foundation

/// The constraints below one view that are solved together, and the values that satisfy them.
///
/// The root's size is given. Views in it that are given a frame, and that nothing outside of them mentions, are roots
/// of systems of their own: so a system is as small as its constraints allow, and a table cell's layout is no concern
/// of the table's.
///
/// Each view has four variables: origin and size of its alignment rectangle, in its superview's coordinates. So nothing
/// has to move when a superview moves, and a constraint to a superview's leading edge has one term.
@MainActor final class LayoutSystem {
  unowned let root: UIView
  var solver = Solver()

  /// The root, and then all views and guides of the system, each after the one it lies in.
  var items: [Item] = []
  /// The items that ask for a size because of their content.
  var sizedItems: [SizedItem] = []
  /// The items with a given frame, which follows the superview's size.
  var maskedItems: [MaskedItem] = []
  var records: [Record] = []
  /// The indices of the `records` that depend on something that is not a variable.
  var insetRecords: [Int32] = []
  var offsetRecords: [Int32] = []
  var baselineRecords: [Int32] = []
  /// The content sizes of scroll views, and lengths that must not be negative: made where they are needed.
  var contentSizes: [ContentSize] = []
  var positiveLengths: [PositiveLength] = []

  var rootSize = RootSize()
  var rootWidth: Constraint?
  var rootHeight: Constraint?
  /// Constraints that are left out because others contradict them.
  var broken: [Constraint] = []

  /// A Boolean value that indicates whether constraints or views have come or gone since the system was built.
  ///
  /// While it is set, views that `items` names may be gone: none may be touched.
  var isStale = true
  /// Counts how often the system was built.
  var build: Int32 = 0
  var isSolving = false
  /// A Boolean value that indicates whether inequalities may have to decide what nothing else does, as they do in
  /// Apple's layouts.
  var mayBeUndecided = false
  /// A Boolean value that indicates whether the values have not been read since the system was built.
  var isNew = false

  // What changed since the last time.
  var dirtyRecords: [Int32] = []
  var dirtySizes: [Int32] = []
  var hasNewPriorities = false
  var areMasksDirty = false
  var areInsetsDirty = false
  var areOffsetsDirty = false
  /// Constants that are to change together.
  var changes: [Solver.ConstantChange] = []

  init(root: UIView) { self.root = root }

  /// Called when the root is one no longer: none of the items finds its values here any more.
  func retire() {
    isStale = true
    build &+= 1
  }

  /// A view or a guide.
  struct Item {
    unowned(unsafe) let view: UIView
    /// The guide; the view then is the one that it was added to.
    unowned(unsafe) let guide: UILayoutGuide?
    /// The view whose coordinates the item lies in; -1 for the root, whose origin is never asked for.
    let parent: Int32
    let x, y, width, height: Variable
    /// The insets of the alignment rectangle inside the frame.
    var alignment = UIEdgeInsets.zero
    /// The index in `sizedItems`; -1 if there is none.
    var size: Int32 = -1
    /// The index in `contentSizes`.
    var content: Int32 = -1
    /// A Boolean value that indicates whether the frame is given.
    var isMasked = false
    /// A Boolean value that indicates whether the item's content scrolls.
    var scrolls = false
  }

  /// An active constraint.
  struct Record {
    unowned(unsafe) let constraint: NSLayoutConstraint
    let handle: Constraint
    let owner: Int32
    /// The part of the solver's constant that is not the constraint's.
    var base: Double
    var priority: Float
    var isDirty = false
  }

  /// The size of a scroll view's content.
  struct ContentSize {
    let slot: Int32
    let width, height: Variable
  }

  /// A length that came out negative once, and must not.
  struct PositiveLength {
    let variable: Variable
    let handle: Constraint
  }

  /// The priorities that hold the root's size. Less than required is for asking which size fits.
  struct RootSize: Equatable {
    var width = 0.0
    var height = 0.0
    var widthPriority = Constraint.required
    var heightPriority = Constraint.required
    /// A Boolean value that indicates whether this is the layout, and not a measurement.
    var isLayout = true
  }
}

// MARK: - Looking up

extension LayoutSystem {
  /// The item's place, if it is part of the system as it was built last.
  func slot(of reference: LayoutItemReference) -> Int32? {
    reference.system === self && reference.build == build ? reference.slot : nil
  }

  /// The rectangle that the solver found for an item: of a view its alignment rectangle, in its superview's
  /// coordinates.
  func solvedRect(_ slot: Int32) -> CGRect {
    let item = items[Int(slot)]
    return CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
      height: solver.value(of: item.height))
  }
}

extension LayoutItemReference {
  /// The system that the item's values are in, if it is still part of it.
  var currentSystem: LayoutSystem? {
    guard let system, system.build == build else { return nil }
    return system
  }
}

extension LayoutSystem {
  /// The size of a scroll view's content; nil where no constraint mentions it.
  func contentSize(of slot: Int32) -> CGSize? {
    let index = Int(items[Int(slot)].content)
    guard index >= 0 else { return nil }
    return CGSize(
      width: solver.value(of: contentSizes[index].width), height: solver.value(of: contentSizes[index].height))
  }
}
