import UIKit

extension HeightEngine {
  /// Reports the mistakes in a view that's filled and not laid out yet.
  func inspectFilled(_ type: AnyClass, _ inspection: @autoclosure () -> ViewInspection, at location: CallSite) {
    guard inspections.lacks(.filled, type) else { return }
    inspections.note(.filled, type)
    let inspection = inspection()
    let name = String(describing: type)
    if let view = inspection.viewOutsideContentView, inspections.isFirst(.outside, type) {
      reporter.report(.viewOutsideContentView(cell: name, view: view.nameForMessages, at: location))
    }
    if let view = inspection.autoresizingView, inspections.isFirst(.autoresizing, type) {
      reporter.report(.autoresizingView(cell: name, view: view.nameForMessages, at: location))
    }
    report(inspection.hiddenInStack, in: inspection, at: location)
  }

  /// Inspects the layout of a measured view when the pool lays it out.
  func inspectLayout(
    _ type: AnyClass, _ inspection: @autoclosure () -> ViewInspection, in pool: SizingCellPool, at location: CallSite
  ) {
    // An autoresizing mask conflicts with everything, so one report is enough.
    guard inspections.lacks(.laidOut, type), !inspections.hasReported(.autoresizing, type) else {
      return
    }
    let inspection = inspection()
    pool.willInspect(inspection.view) { [weak self] in
      guard let self else { return }
      inspections.note(.laidOut, type)
      inspection.layOutContent()
      report(inspection.broken, in: inspection, at: location)
    }
  }

  private func report(_ broken: ViewInspection.Broken?, in inspection: ViewInspection, at location: CallSite) {
    let type = type(of: inspection.view)
    guard let broken, !inspections.hasReported(.autoresizing, type),
      inspections.isFirst(.broken, type)
    else { return }
    let name = String(describing: type)
    if let view = inspection.maskedView(of: broken.constraint) {
      return reporter.report(.autoresizingView(cell: name, view: view.nameForMessages, at: location))
    }
    reporter.report(
      .conflictingConstraints(
        cell: name, constraint: broken.constraint.nameForMessages,
        difference: (broken.difference * 100).rounded() / 100, at: location))
  }
}
