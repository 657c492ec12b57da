internal import TableMakerCassowary
import Foundation

extension LayoutSystem {
  /// Rebuilds the system from the current views and constraints.
  ///
  /// The order of constraints depends on the view hierarchy and their contents, and not on their activation. This makes
  /// the result deterministic if several layouts are equally good.
  ///
  /// - Complexity: O(n log n) for n constraints, plus the time to solve them.
  func buildAnew() {
    isStale = false
    build &+= 1
    forget()
    let counts = (items.count, records.count)
    items.removeAll(keepingCapacity: true)
    records.removeAll(keepingCapacity: true)
    solver = Solver(variables: counts.0 * 4 + 8, constraints: counts.1 * 2, terms: counts.1 * 5)
    guard collect(root, parent: -1) else { return }
    isNew = true
    if items.count == 1, root.layoutState?.ownedConstraints.isEmpty != false, rootSize.isLayout { return }
    mayBeUndecided = true
    holdRootSize()
    addMasks()
    guard addConstraints() else { return }
    for index in sizedItems.indices { hold(index) }
  }

  private func forget() {
    for list in [\LayoutSystem.insetRecords, \.offsetRecords, \.baselineRecords, \.dirtyRecords, \.dirtySizes] {
      self[keyPath: list].removeAll(keepingCapacity: true)
    }
    sizedItems.removeAll(keepingCapacity: true)
    maskedItems.removeAll()
    contentSizes.removeAll()
    positiveLengths.removeAll()
    broken.removeAll()
    changes.removeAll(keepingCapacity: true)
    (areMasksDirty, areInsetsDirty, areOffsetsDirty) = (false, false, false)
    (rootWidth, rootHeight) = (nil, nil)
  }

  // MARK: Items

  /// Appends a view and the views of the system below it. Returns `false` if app code that was called for sizes changed
  /// the hierarchy.
  private func collect(_ view: UIView, parent: Int32) -> Bool {
    let isMasked = parent >= 0 && view.translatesAutoresizingMaskIntoConstraints
    // If lengths start with their intrinsic values, dependent positions don't have to move once for each length.
    let natural = isMasked ? CGSize(width: -1, height: -1) : view.intrinsicContentSize
    if isStale { return false }
    let slot = append(view, nil, parent: parent, natural)
    items[Int(slot)].isMasked = isMasked
    if natural.width >= 0 || natural.height >= 0 { addSizedItem(slot, natural) }
    items[Int(slot)].scrolls = view.isContentScrolled
    let alignment = view.alignmentRectInsets
    if alignment != .zero { items[Int(slot)].alignment = alignment }
    if let guides = view.layoutState?.guides {
      for guide in guides { append(view, guide, parent: slot, .zero) }
    }
    for view in view.subviewList where !view.isRootInSuperview {
      guard collect(view, parent: slot) else { return false }
    }
    return true
  }

  @discardableResult
  private func append(_ view: UIView, _ guide: UILayoutGuide?, parent: Int32, _ size: CGSize) -> Int32 {
    func variable(_ length: CGFloat) -> Variable {
      solver.makeVariable(value: length > 0 && length.isFinite ? length : 0)
    }
    let slot = Int32(items.count)
    items.append(
      Item(
        view: view, guide: guide, parent: parent, x: solver.makeVariable(), y: solver.makeVariable(),
        width: variable(size.width), height: variable(size.height)))
    let reference = guide?.layoutItemReference ?? view.layoutItemReference
    reference.system = self
    reference.slot = slot
    reference.build = build
    return slot
  }

  /// Returns the item to which a variable belongs.
  func slot(of variable: Variable) -> Int32 {
    let number = variable.number
    return number < items.count * 4 ? Int32(number / 4) : contentSizes[(number - items.count * 4) / 2].slot
  }

  // MARK: Constraints

  private func addConstraints() -> Bool {
    var candidates: [Candidate] = []
    for slot in items.indices where items[slot].guide == nil {
      guard let owned = items[slot].view.layoutState?.ownedConstraints, !owned.isEmpty else { continue }
      for constraint in owned.all { candidates.append(candidate(constraint, owner: Int32(slot))) }
    }
    candidates.sort()
    records.reserveCapacity(candidates.count)
    var failed: [Int] = []
    for candidate in candidates {
      guard let index = makeRecord(candidate.constraint, owner: candidate.owner) else { continue }
      // Computing baselines and margins calls app code.
      if isStale { return false }
      if candidate.constraint.isBroken { failed.append(index) } else { enforce(records[index].handle) }
    }
    broken.append(contentsOf: failed.map { records[$0].handle })
    return true
  }

  /// A constraint with the values that determine its position in the order.
  private struct Candidate: Comparable {
    unowned(unsafe) let constraint: NSLayoutConstraint
    let owner: Int32
    let high: UInt64
    let low: UInt64
    let multiplier: CGFloat
    let constant: CGFloat

    static func == (one: Candidate, other: Candidate) -> Bool { one.constraint === other.constraint }

    static func < (one: Candidate, other: Candidate) -> Bool {
      if one.high != other.high { return one.high < other.high }
      if one.low != other.low { return one.low < other.low }
      if one.multiplier != other.multiplier { return one.multiplier < other.multiplier }
      return one.constant < other.constant
    }
  }

  private func candidate(_ constraint: NSLayoutConstraint, owner: Int32) -> Candidate {
    let priority = UInt64(~max(constraint.priority.rawValue, 0).bitPattern)
    func code(_ operand: LayoutOperand?) -> UInt64 {
      guard let operand else { return 0 }
      let slot = UInt64(self.slot(of: operand.reference) ?? 0)
      return (slot & 0xFF_FFFF) << 5 | UInt64(operand.attribute.rawValue)
    }
    return Candidate(
      constraint: constraint, owner: owner, high: priority << 32 | UInt64(owner),
      low: code(constraint.first) << 31 | code(constraint.second) << 2 | UInt64(constraint.relation.rawValue + 1),
      multiplier: constraint.multiplier, constant: constraint.constant)
  }

  /// Adds a constraint to the solver without enforcing it. Returns `nil` if it can't be solved.
  private func makeRecord(_ constraint: NSLayoutConstraint, owner: Int32) -> Int? {
    constraint.record = -1
    let priority = min(constraint.priority.rawValue, Constraint.required)
    guard priority > 0, let lowered = lower(constraint, owner: owner) else { return nil }
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let comparison = Comparison(lowered.expression, relation, Expression())
    // A constraint that isn't finite can't be solved, and never holds.
    guard let handle = try? solver.makeConstraint(comparison, priority: priority) else { return nil }
    let index = Int32(records.count)
    constraint.record = index
    records.append(
      Record(
        constraint: constraint, handle: handle, owner: owner, base: comparison.constant - Double(constraint.constant),
        priority: priority))
    if lowered.dependsOnInsets { insetRecords.append(index) }
    if lowered.dependsOnOffset { offsetRecords.append(index) }
    if lowered.dependsOnBaseline { baselineRecords.append(index) }
    return Int(index)
  }
}
