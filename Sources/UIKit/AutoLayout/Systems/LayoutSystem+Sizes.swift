internal import Cassowary
import Foundation

// What views ask for because of their content: for each axis, to be at most that long (hugging) and at least that long
// (compression resistance). A new text changes constants only.

extension LayoutSystem {
  /// An item whose content asks for a size.
  struct SizedItem {
    let slot: Int32
    let priorities: ContentPriorities
    /// The size that the content asks for while nothing limits its width; negative where it asks for none.
    var natural: CGSize
    /// The size that is asked for now.
    var asked: CGSize
    var dependsOnWidth: Bool
    var isDirty = false
    var widthHugging: Constraint?
    var widthResistance: Constraint?
    var heightHugging: Constraint?
    var heightResistance: Constraint?
  }

  func addIntrinsicSizes() {
    for slot in items.indices where items[slot].guide == nil && !items[slot].isMasked {
      let view = items[slot].view
      let natural = view.intrinsicContentSize
      // Asking ran the app's code.
      if isStale { return }
      guard natural.width >= 0 || natural.height >= 0 else { continue }
      items[slot].size = Int32(sizedItems.count)
      var sized = SizedItem(
        slot: Int32(slot), priorities: view.effectiveContentPriorities, natural: natural, asked: natural,
        dependsOnWidth: view.dependsHeightOnWidth)
      hold(&sized)
      sizedItems.append(sized)
    }
  }

  /// Makes the constraints of a content's size, or takes them away where it asks for none.
  private func hold(_ sized: inout SizedItem) {
    let item = items[Int(sized.slot)]
    hold(&sized.widthResistance, item.width, .greaterOrEqual, sized.asked.width, sized.priorities.horizontalResistance)
    hold(&sized.widthHugging, item.width, .lessOrEqual, sized.asked.width, sized.priorities.horizontalHugging)
    hold(&sized.heightResistance, item.height, .greaterOrEqual, sized.asked.height, sized.priorities.verticalResistance)
    hold(&sized.heightHugging, item.height, .lessOrEqual, sized.asked.height, sized.priorities.verticalHugging)
  }

  private func hold(
    _ handle: inout Constraint?, _ variable: Variable, _ relation: Relation, _ length: CGFloat,
    _ priority: UILayoutPriority
  ) {
    if let old = handle {
      if length >= 0, length.isFinite { return changes.append((length, old)) }
      discard(old)
      handle = nil
    } else if length >= 0, length.isFinite, priority.rawValue > 0 {
      handle = enforce(
        Comparison(Expression(variable), relation, Expression(length)),
        priority: min(priority.rawValue, Constraint.required))
    }
  }

  /// Asks those whose content has changed again.
  func refreshSizes() {
    guard !dirtySizes.isEmpty else { return }
    let dirty = dirtySizes
    dirtySizes.removeAll(keepingCapacity: true)
    for slot in dirty {
      let index = Int(items[Int(slot)].size)
      guard index >= 0 else {
        // It asks for the first time.
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

  /// Asks for the sizes that hold while nothing limits the widths.
  func askForNaturalSizes() {
    for index in sizedItems.indices where sizedItems[index].dependsOnWidth { ask(sizedItems[index].natural, index) }
  }

  private func ask(_ size: CGSize, _ index: Int) {
    guard sizedItems[index].asked != size else { return }
    sizedItems[index].asked = size
    hold(&sizedItems[index])
  }

  /// Asks those whose height depends on the width for the size at the width that they got.
  ///
  /// - Returns: Whether anyone asks for another size now.
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

  /// The width that the item gets when its edges are moved to pixels.
  private func pixelWidth(_ item: Item) -> CGFloat {
    let scale = item.view.layoutScale
    let x = solver.value(of: item.x)
    return PixelGrid.round(x + solver.value(of: item.width), scale: scale) - PixelGrid.round(x, scale: scale)
  }
}
