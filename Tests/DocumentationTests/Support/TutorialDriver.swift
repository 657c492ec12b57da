// Shows what a tutorial's controller shows: prints how high its rows are, and draws it.
import Foundation
import TableMaker
import UIKit

@main enum TutorialDriver {
  /// Arguments: the picture to write, then `tap` to tap the first row, `dark` for dark mode.
  @MainActor static func main() throws {
    UIView.setAnimationsEnabled(false)
    let controller = TrailLogController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    window.traitOverrides.displayScale = 2
    if CommandLine.arguments.contains("dark") { window.overrideUserInterfaceStyle = .dark }
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    if CommandLine.arguments.contains("tap") {
      controller.dataSource?.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      window.layoutIfNeeded()
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    try image.pngData()?.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))

    // Below the fold rows are estimated until they have been seen.
    let table = controller.tableView
    let paths = (0..<table.numberOfRows(inSection: 0)).map { IndexPath(row: $0, section: 0) }
    for path in paths {
      table.scrollToRow(at: path, at: .middle, animated: false)
      table.layoutIfNeeded()
    }
    print(paths.map { String(describing: table.rectForRow(at: $0).height) }.joined(separator: " "))
  }
}
