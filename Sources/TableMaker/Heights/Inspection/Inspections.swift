import UIKit

/// Which classes of measured views were looked through, and what was reported of them.
@MainActor struct Inspections {
  /// What is looked at: a view that is filled, or its layout.
  enum Stage { case filled, laidOut }

  /// A mistake that is reported once for each class.
  enum Mistake { case outside, autoresizing, broken, height }

  /// How often each is looked at for a class: a mistake may show with some contents only, and a look at a layout costs one.
  static let most = 4

  private struct Key<Part: Hashable>: Hashable {
    let type: ObjectIdentifier
    let part: Part
  }

  private var counts: [Key<Stage>: Int] = [:]
  private var reported: Set<Key<Mistake>> = []

  /// Whether a view of a class is still to be looked at.
  func lacks(_ stage: Stage, _ type: AnyClass) -> Bool {
    counts[Key(type: ObjectIdentifier(type), part: stage), default: 0] < Self.most
  }

  /// Notes that a view of a class is looked at.
  mutating func note(_ stage: Stage, _ type: AnyClass) {
    counts[Key(type: ObjectIdentifier(type), part: stage), default: 0] += 1
  }

  /// Whether a mistake is found in a class for the first time.
  mutating func isFirst(_ mistake: Mistake, _ type: AnyClass) -> Bool {
    reported.insert(Key(type: ObjectIdentifier(type), part: mistake)).inserted
  }

  func hasReported(_ mistake: Mistake, _ type: AnyClass) -> Bool {
    reported.contains(Key(type: ObjectIdentifier(type), part: mistake))
  }
}

extension TableViewDataSource {
  /// Reports what can be seen of a view that was filled and not laid out yet.
  func inspectFilled(_ type: AnyClass, _ inspection: @autoclosure () -> ViewInspection, at place: CallSite) {
    guard measurer.inspections.lacks(.filled, type) else { return }
    measurer.inspections.note(.filled, type)
    let inspection = inspection()
    let name = String(describing: type)
    if let view = inspection.viewOutsideContentView, measurer.inspections.isFirst(.outside, type) {
      reporter.report(.viewOutsideContentView(cell: name, view: view.nameForMessages, at: place))
    }
    if let view = inspection.autoresizingView, measurer.inspections.isFirst(.autoresizing, type) {
      reporter.report(.autoresizingView(cell: name, view: view.nameForMessages, at: place))
    }
    report(inspection.hiddenInStack, in: inspection, at: place)
  }

  /// Has a view that was measured looked at when the room lays it out.
  func inspectLayout(
    _ type: AnyClass, _ inspection: @autoclosure () -> ViewInspection, in room: SizingRoom, at place: CallSite
  ) {
    // A forgotten mask contradicts everything: one report is enough.
    guard measurer.inspections.lacks(.laidOut, type), !measurer.inspections.hasReported(.autoresizing, type) else {
      return
    }
    let inspection = inspection()
    room.willInspect(inspection.view) { [weak self] in
      guard let self else { return }
      measurer.inspections.note(.laidOut, type)
      inspection.layOutContent()
      report(inspection.broken, in: inspection, at: place)
    }
  }

  private func report(_ broken: ViewInspection.Broken?, in inspection: ViewInspection, at place: CallSite) {
    let type = type(of: inspection.view)
    guard let broken, !measurer.inspections.hasReported(.autoresizing, type),
      measurer.inspections.isFirst(.broken, type)
    else { return }
    let name = String(describing: type)
    if let view = inspection.maskedView(of: broken.constraint) {
      return reporter.report(.autoresizingView(cell: name, view: view.nameForMessages, at: place))
    }
    reporter.report(
      .brokenConstraint(
        cell: name, constraint: broken.constraint.nameForMessages,
        difference: (broken.difference * 100).rounded() / 100, at: place))
  }
}
