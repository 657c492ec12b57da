// "Not implemented" must reach UIKit as absence. Only Objective-C has responds(to:): one file, wrapped whole.
#if canImport(ObjectiveC)
  import UIKit

  @MainActor class Silent: NSObject, UITableViewDelegate {
    var hasHeights = false
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    override func responds(to aSelector: Selector!) -> Bool {
      if aSelector == #selector(tableView(_:heightForRowAt:)) { return MainActor.assumeIsolated { hasHeights } }
      return super.responds(to: aSelector)
    }
  }
#endif
