/// A record of the inspected classes of views, and of the mistakes reported for them.
@MainActor struct Inspections {
  /// The state of the view that is inspected.
  enum Stage { case filled, laidOut }

  /// A mistake that is reported once for each class.
  enum Mistake { case outside, autoresizing, broken, height }

  /// The number of inspections of a class at each stage. A mistake can depend on the content, and an inspection costs a
  /// layout.
  private static let mostPerClass = 4

  private struct Key<Part: Hashable>: Hashable {
    let type: ObjectIdentifier
    let part: Part
  }

  private var counts: [Key<Stage>: Int] = [:]
  private var reported: Set<Key<Mistake>> = []

  /// Returns whether views of a class are still to be inspected at a stage.
  func lacks(_ stage: Stage, _ type: AnyClass) -> Bool {
    counts[Key(type: ObjectIdentifier(type), part: stage), default: 0] < Self.mostPerClass
  }

  /// Counts an inspection.
  mutating func note(_ stage: Stage, _ type: AnyClass) {
    counts[Key(type: ObjectIdentifier(type), part: stage), default: 0] += 1
  }

  /// Records a mistake, and returns whether it's the class's first of the kind.
  mutating func isFirst(_ mistake: Mistake, _ type: AnyClass) -> Bool {
    reported.insert(Key(type: ObjectIdentifier(type), part: mistake)).inserted
  }

  func hasReported(_ mistake: Mistake, _ type: AnyClass) -> Bool {
    reported.contains(Key(type: ObjectIdentifier(type), part: mistake))
  }
}
