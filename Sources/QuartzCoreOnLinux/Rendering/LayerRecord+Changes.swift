package import Foundation

extension LayerRecord {
  /// Returns rectangles, in pixels, in which the appearance of the layers has changed. They can overlap.
  ///
  /// If the change inside a layer isn't known, the result contains the whole layer at its old and its new place.
  package func changes(from old: LayerRecord) -> [CGRect] {
    var changes: [CGRect] = []
    addChanges(from: old, to: &changes)
    return changes.filter { !$0.isEmpty }
  }

  /// Returns rectangles, in pixels, that have to be drawn either completely or not at all.
  ///
  /// Drawing only a part of an image, a gradient, or a rotated layer changes its pixels very slightly.
  package func pictures() -> [CGRect] {
    var boxes: [CGRect] = []
    addPictures(to: &boxes)
    return boxes
  }

  private func addPictures(to boxes: inout [CGRect]) {
    if !pictureBox.isEmpty { boxes.append(pictureBox) }
    mask?.addPictures(to: &boxes)
    for sublayer in sublayers { sublayer.addPictures(to: &boxes) }
  }

  private func addChanges(from old: LayerRecord, to changes: inout [CGRect]) {
    guard layer == old.layer, isPlaced(as: old), whole == old.whole else { return changes += [old.box, box] }
    let count = changes.count
    // A view's drawing moves with its coordinates, but a background stays in its rectangle.
    if !(own == old.own && (matrix == old.matrix || own.drawing == 0)) { changes += [old.ownBox, ownBox] }
    addChangesBelow(from: old, to: &changes)
    guard changes.count > count || hasOtherMask(than: old) else { return }
    // If the layer's drawing casts the shadow, the shadow has changed, and so may have the whole layer.
    if hasOtherMask(than: old) || whole.shadow != nil && whole.shadow?.shape == nil {
      changes.removeSubrange(count...)
      changes += [old.box, box]
    }
  }

  /// Returns whether the layer's rectangle is in the same place.
  ///
  /// Its contents can still have moved.
  private func isPlaced(as old: LayerRecord) -> Bool {
    guard frame == old.frame, size == old.size else { return false }
    if matrix == old.matrix { return true }
    // The contents of a scroll view have moved. A mask and the shape of a shadow move with them.
    return matrix.a == old.matrix.a && matrix.b == old.matrix.b && matrix.c == old.matrix.c && matrix.d == old.matrix.d
      && mask == nil && old.mask == nil && whole.shadow == nil
  }

  private func hasOtherMask(than old: LayerRecord) -> Bool {
    switch (mask, old.mask) {
    case (nil, nil): false
    case (let mask?, let oldMask?): !mask.changes(from: oldMask).isEmpty
    default: true
    }
  }

  private func addChangesBelow(from old: LayerRecord, to changes: inout [CGRect]) {
    if sublayers.count == old.sublayers.count,
      zip(sublayers, old.sublayers).allSatisfy({ $0.layer == $1.layer })
    {
      for (new, old) in zip(sublayers, old.sublayers) { new.addChanges(from: old, to: &changes) }
      return
    }
    let places = Dictionary(
      old.sublayers.enumerated().map { ($1.layer, $0) }, uniquingKeysWith: { first, _ in first })
    var seen = [Bool](repeating: false, count: old.sublayers.count)
    // Layers that keep their order are compared. A layer that changed its order appears different.
    var last = -1
    for new in sublayers {
      guard let place = places[new.layer] else {
        changes.append(new.box)
        continue
      }
      seen[place] = true
      if place > last {
        last = place
        new.addChanges(from: old.sublayers[place], to: &changes)
      } else {
        changes += [old.sublayers[place].box, new.box]
      }
    }
    for (place, old) in old.sublayers.enumerated() where !seen[place] { changes.append(old.box) }
  }
}
