package import Foundation

extension LayerRecord {
  /// Returns where the layers look otherwise than they did, in pixels; the rectangles may overlap.
  ///
  /// Where it is not known what has changed in a layer, that is all of it, where it was and where it is.
  package func changes(from old: LayerRecord) -> [CGRect] {
    var changes: [CGRect] = []
    addChanges(from: old, to: &changes)
    return changes.filter { !$0.isEmpty }
  }

  /// Returns what has to be drawn as a whole or not at all, in pixels: where only a part shows, pictures, gradients and what is
  /// turned come out otherwise by the least there is.
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
    // What a view draws moves along with its points, a background stays in its rectangle.
    if !(own == old.own && (matrix == old.matrix || own.drawing == 0)) { changes += [old.ownBox, ownBox] }
    addChangesBelow(from: old, to: &changes)
    guard changes.count > count || hasOtherMask(than: old) else { return }
    // A layer whose looks throw a shadow throws another one.
    if hasOtherMask(than: old) || whole.shadow != nil && whole.shadow?.shape == nil {
      changes.removeSubrange(count...)
      changes += [old.box, box]
    }
  }

  /// Whether the layer's rectangle is where it was; what is in it may have been moved all the same.
  private func isPlaced(as old: LayerRecord) -> Bool {
    guard frame == old.frame, size == old.size else { return false }
    if matrix == old.matrix { return true }
    // What is in a scroll view has moved. A mask and the shape of a shadow have, too.
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
    // Those that keep their order are compared; whoever has come before others, or behind them, shows otherwise.
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
