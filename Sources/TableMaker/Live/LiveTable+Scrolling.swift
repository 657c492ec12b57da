import UIKit

extension LiveTable {
  /// Calls the chain's closures for an event, or the app's delegate if it has none.
  func tell(_ method: DelegateMethod, of scrollView: UIScrollView, _ app: ((UIScrollView) -> Void)?) {
    running(method) {
      guard let handlers = settings.scrollEvents[method] else {
        app?(scrollView)
        return
      }
      for body in handlers { body(scrollView) }
    }
  }
}
