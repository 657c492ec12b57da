// Methods that the data source needs itself and forwards to the app's delegate, which may lack them.
#if canImport(ObjectiveC)
  import UIKit

  extension LiveTable {
    /// Forwards a call to the app's delegate. With Objective-C, `responds(to:)` shows that this object has the method.
    func handingOn<Answer>(from scrollView: UIScrollView, _ call: () -> Answer) -> Answer { call() }
  }
#else
  @_spi(Forwarding) import UIKit

  extension LiveTable {
    /// Forwards a call to the app's delegate. If that lacks the method, the table view doesn't treat this object as
    /// lacking it.
    func handingOn<Answer>(from scrollView: UIScrollView, _ call: () -> Answer) -> Answer { scrollView.handOn(call) }
  }
#endif
