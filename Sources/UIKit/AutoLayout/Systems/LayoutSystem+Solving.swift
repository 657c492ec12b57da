internal import TableMakerCassowary
import Foundation

extension LayoutSystem {
  /// Solves the layout in the root's own size, and marks the views with moved subviews.
  ///
  /// - Complexity: Proportional to the changes and their effects. After constraints or views were added or removed, O(n
  ///   log n) for n constraints.
  func update() {
    if isSolving { return }
    solve(ownSize)
    markMoved()
  }

  /// Solves the system for a size of the root.
  func solve(_ size: RootSize) {
    guard !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    // App code that is called for sizes can change constraints.
    for _ in 0..<Self.mostRebuilds {
      if isStale {
        rootSize = size
        buildAnew()
        if isStale { continue }
      } else {
        guard refresh(size) else { return }
        if isStale { continue }
      }
      settle()
      if !isStale { return }
    }
    Limit.report(
      "Layout without end",
      "constraints change each time that views are asked for their size. Look for constraints that intrinsicContentSize or "
        + "sizeThatFits(_:) changes.")
  }

  /// The maximum number of times that a layout restarts because app code changes constraints.
  private static var mostRebuilds: Int { 10 }
  /// The maximum number of passes that compute sizes at solved widths, for layouts in which heights affect widths. The
  /// remaining error is small.
  private static var mostSizePasses: Int { 3 }
  /// The maximum number of passes that fix negative lengths, for layouts in which fixing one makes another negative.
  private static var mostLengthPasses: Int { 4 }

  /// Applies pending changes. Returns `false` if there are none.
  private func refresh(_ size: RootSize) -> Bool {
    let old = rootSize
    guard
      size != old || areMasksDirty || areInsetsDirty || areOffsetsDirty || !dirtyRecords.isEmpty || !dirtySizes.isEmpty
    else { return false }
    rootSize = size
    hasNewPriorities = false
    changeRootSize(from: old)
    refreshMasks()
    // The flags are reset first, because computing margins calls app code, which can set them again.
    let (hasInsets, hasOffsets) = (areInsetsDirty, areOffsetsDirty)
    (areInsetsDirty, areOffsetsDirty) = (false, false)
    if hasInsets { refresh(insetRecords) }
    if hasOffsets { refresh(offsetRecords) }
    refreshRecords()
    refreshSizes()
    if isStale { return true }
    if changes.isEmpty, size == old, !hasNewPriorities { return false }
    askForNaturalSizes()
    applyChanges()
    return true
  }

  /// Applies the sizes that depend on widths, and fixes negative lengths.
  private func settle() {
    applyChanges()
    if mayBeUndecided {
      mayBeUndecided = false
      var largest: Set<Constraint>?
      solver.moveToBounds { constraint in
        if largest == nil { largest = largestSizes }
        return largest?.contains(constraint) ?? false
      }
    }
    keepLengthsPositive()
    // Heights can affect widths, for example through a ratio, so this repeats a few times.
    for _ in 0..<Self.mostSizePasses {
      guard askForSizesAtSolvedWidths() else { break }
      applyChanges()
    }
    keepLengthsPositive()
    // A restored constraint can make another length negative.
    if restoreBroken() { keepLengthsPositive() }
  }

  /// The constraints that only say how large a width or height can be, which doesn't determine it.
  private var largestSizes: Set<Constraint> {
    Set(
      records.lazy.filter { record in
        record.constraint.relation == .lessThanOrEqual && [.width, .height].contains(record.constraint.firstAttribute)
      }.map(\.handle))
  }

  // MARK: Constraints

  /// Applies changed constants and priorities.
  private func refreshRecords() {
    guard !dirtyRecords.isEmpty else { return }
    for index in dirtyRecords {
      let record = records[Int(index)]
      records[Int(index)].isDirty = false
      let priority = min(record.constraint.priority.rawValue, Constraint.required)
      if priority != record.priority, priority > 0 {
        records[Int(index)].priority = priority
        hasNewPriorities = true
        mayBeUndecided = true
        setPriority(priority, of: record.handle)
      }
      let constant = record.base + Double(record.constraint.constant)
      if constant != solver.constant(of: record.handle) { changes.append((constant, record.handle)) }
    }
    dirtyRecords.removeAll(keepingCapacity: true)
  }

  /// Updates the values of constraints that depend on margins, offsets, or baselines.
  func refresh(_ indices: [Int32]) {
    for index in indices {
      let record = records[Int(index)]
      guard let lowered = lower(record.constraint, owner: record.owner) else { continue }
      if isStale { return }
      let constant = -lowered.expression.constant
      let base = constant - Double(record.constraint.constant)
      guard base != record.base else { continue }
      records[Int(index)].base = base
      changes.append((constant, record.handle))
    }
  }

  // MARK: Lengths

  /// Adds constraints that keep lengths with a negative result at zero or above.
  private func keepLengthsPositive() {
    for _ in 0..<Self.mostLengthPasses {
      var found: [Variable] = []
      for item in items {
        if solver.value(of: item.width) < -1e-6 { found.append(item.width) }
        if solver.value(of: item.height) < -1e-6 { found.append(item.height) }
      }
      for content in contentSizes {
        if solver.value(of: content.width) < -1e-6 { found.append(content.width) }
        if solver.value(of: content.height) < -1e-6 { found.append(content.height) }
      }
      let known = Set(positiveLengths.map(\.variable))
      found.removeAll(where: known.contains)
      if found.isEmpty { return }
      for variable in found {
        guard let handle = try? solver.makeConstraint(variable >= 0) else { continue }
        positiveLengths.append(PositiveLength(variable: variable, handle: handle))
        enforce(handle)
      }
    }
  }

  // MARK: Moved views

  /// Marks the views with subviews that changed since the last call.
  private func markMoved() {
    if isStale { return }
    if isNew { return markMisplaced() }
    var moved: Int32 = -1
    solver.takeChanges { variable, _ in
      let slot = slot(of: variable)
      let item = items[Int(slot)]
      if slot != moved {
        moved = slot
        if variable.number >= items.count * 4 {
          item.view.setNeedsLayout()
        } else if item.parent > 0 {
          items[Int(item.parent)].view.setNeedsLayout()
        }
      }
    }
  }

  /// Marks the views with subviews that aren't at the positions that a new system determines.
  private func markMisplaced() {
    isNew = false
    solver.acceptChanges()
    for slot in items.indices.dropFirst() {
      let item = items[slot]
      if item.content >= 0 { item.view.setNeedsLayout() }
      guard item.guide == nil, !item.isMasked, item.parent > 0 else { continue }
      if !item.view.isPlaced(at: solvedRect(Int32(slot))) { items[Int(item.parent)].view.setNeedsLayout() }
      if isStale { return }
    }
  }
}
