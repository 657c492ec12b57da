import TableMaker
import UIKit

extension StepGalleryController {
  /// The updates of some samples on their own screens: drawn before, during, and after.
  nonisolated static let updates = [
    PageUpdate(
      "tree", of: StepGalleryController.self, english: "A sample’s tree unfolds", chinese: "示例里的树展开",
      prepare: { page in page.open("onExpand") },
      perform: { page in await page.tap(IndexPath(row: 1, section: 0)) }),
    PageUpdate(
      "add", of: StepGalleryController.self, english: "A sample gets one more row", chinese: "示例里添加一行",
      prepare: { page in page.open("addItemRow") },
      perform: { page in await page.tap(IndexPath(row: 3, section: 0)) }),
  ]

  /// The screen of the step that was opened.
  private var opened: StepController? { navigationController?.topViewController as? StepController }

  private func open(_ name: String) {
    guard let step = book?.kinds.flatMap(\.steps).first(where: { $0.id == name }) else { return }
    open(step, animated: false)
    view.window?.layoutIfNeeded()
  }

  /// Does what a tap on a row of the sample does, and returns when the sample's table shows it.
  private func tap(_ path: IndexPath) async {
    guard let sample = opened?.sampleView, let table = sample.tableView, let dataSource = sample.dataSource else {
      return
    }
    dataSource.tableView(table, didSelectRowAt: path)
    await dataSource.waitForUpdates()
  }
}
