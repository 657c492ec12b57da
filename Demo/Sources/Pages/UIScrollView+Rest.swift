public import UIKit

extension UIScrollView {
  /// Waits until the scroll view's content no longer moves.
  public func waitForRest() async {
    var (offset, rests) = (contentOffset, 0)
    while rests < 4 {
      try? await Task.sleep(for: .milliseconds(25))
      rests = contentOffset == offset ? rests + 1 : 0
      offset = contentOffset
    }
  }
}
