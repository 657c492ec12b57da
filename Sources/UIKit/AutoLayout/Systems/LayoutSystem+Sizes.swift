internal import TableMakerCassowary
import Foundation

// Intrinsic content sizes are two inequalities for each axis: at most the length (hugging), and at least the length
// (compression resistance). A new text changes only constants.

extension LayoutSystem {
  /// An item with an intrinsic content size.
  struct SizedItem {
    let slot: Int32
    let priorities: ContentPriorities
    /// The intrinsic size for an unlimited width. A negative length means no intrinsic length.
    var natural: CGSize
    /// The size that the constraints currently use.
    var asked: CGSize
    var dependsOnWidth: Bool
    var isDirty = false
    var widthHugging: Constraint?
    var widthResistance: Constraint?
    var heightHugging: Constraint?
    var heightResistance: Constraint?
  }

  /// Adds an item with an intrinsic content size.
  func addSizedItem(_ slot: Int32, _ natural: CGSize) {
    let view = items[Int(slot)].view
    items[Int(slot)].size = Int32(sizedItems.count)
    sizedItems.append(
      SizedItem(
        slot: slot, priorities: view.effectiveContentPriorities, natural: natural, asked: natural,
        dependsOnWidth: view.dependsHeightOnWidth))
  }

  /// Creates the constraints of an intrinsic size, or removes them if there is none.
  func hold(_ index: Int) {
    let sized = sizedItems[index]
    let item = items[Int(sized.slot)]
    let (size, priorities) = (sized.asked, sized.priorities)
    hold(index, \.widthResistance, item.width, .greaterOrEqual, size.width, priorities.horizontalResistance)
    hold(index, \.widthHugging, item.width, .lessOrEqual, size.width, priorities.horizontalHugging)
    hold(index, \.heightResistance, item.height, .greaterOrEqual, size.height, priorities.verticalResistance)
    hold(index, \.heightHugging, item.height, .lessOrEqual, size.height, priorities.verticalHugging)
  }

  private func hold(
    _ index: Int, _ path: WritableKeyPath<SizedItem, Constraint?>, _ variable: Variable, _ relation: Relation,
    _ length: CGFloat, _ priority: UILayoutPriority
  ) {
    let isAsked = length >= 0 && length.isFinite
    if let old = sizedItems[index][keyPath: path] {
      if isAsked { return changes.append((length, old)) }
      discard(old)
      sizedItems[index][keyPath: path] = nil
    } else if isAsked, priority.rawValue > 0 {
      let comparison = Comparison(Expression(variable), relation, Expression(length))
      let priority = min(priority.rawValue, Constraint.required)
      guard let handle = try? solver.makeConstraint(comparison, priority: priority) else { return }
      // A conflict report needs the handle before the constraint is enforced.
      sizedItems[index][keyPath: path] = handle
      enforce(handle)
    }
  }

  /// Updates the sizes of items with changed content.
  func refreshSizes() {
    guard !dirtySizes.isEmpty else { return }
    let dirty = dirtySizes
    dirtySizes.removeAll(keepingCapacity: true)
    for slot in dirty {
      let index = Int(items[Int(slot)].size)
      guard index >= 0 else {
        // The item has an intrinsic size for the first time.
        isStale = true
        return
      }
      let view = items[Int(slot)].view
      let natural = view.intrinsicContentSize
      if isStale { return }
      sizedItems[index].isDirty = false
      sizedItems[index].natural = natural
      sizedItems[index].dependsOnWidth = view.dependsHeightOnWidth
      ask(natural, index)
    }
    refresh(baselineRecords)
  }

  /// Uses the intrinsic sizes for unlimited widths.
  func askForNaturalSizes() {
    for index in sizedItems.indices where sizedItems[index].dependsOnWidth { ask(sizedItems[index].natural, index) }
  }

  private func ask(_ size: CGSize, _ index: Int) {
    guard sizedItems[index].asked != size else { return }
    sizedItems[index].asked = size
    hold(index)
  }

  /// Uses the intrinsic sizes at the solved widths, for items with heights that depend on their widths.
  ///
  /// - Returns: A Boolean value that indicates whether any size changed.
  func askForSizesAtSolvedWidths() -> Bool {
    var isChanged = false
    for index in sizedItems.indices where sizedItems[index].dependsOnWidth {
      let sized = sizedItems[index]
      let item = items[Int(sized.slot)]
      let width = pixelWidth(item)
      guard width > 0, width < sized.natural.width - 0.001 else { continue }
      guard let view = item.view as? any WidthDependentHeight else { continue }
      let size = view.intrinsicSize(forWidth: width)
      if isStale { return false }
      guard size != sized.asked else { continue }
      ask(size, index)
      isChanged = true
    }
    return isChanged
  }

  /// Returns the width of an item after its edges are rounded to pixels.
  private func pixelWidth(_ item: Item) -> CGFloat {
    let rect = CGRect(x: solver.value(of: item.x), y: 0, width: solver.value(of: item.width), height: 0)
    return rect.roundedToPixels(item.view.layoutScale).width
  }
}
