import UIKit

/// A table in a window, as on an iPhone's screen.
@MainActor final class Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let table: UITableView

  init(style: UITableView.Style = .plain) {
    table = UITableView(frame: window.bounds, style: style)
    window.addSubview(table)
    window.isHidden = false
  }

  func layOut() { window.layoutIfNeeded() }
}

/// A hand-written delegate that returns every row's height when asked.
final class HeightsDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(44 + indexPath.row % 3 * 20)
  }
}
