// What the live object needs to be called for itself, and hands on to the app's delegate, which may lack it.
#if canImport(ObjectiveC)
  import UIKit

  extension TableViewDataSource {
    /// Hands a call on to the app's delegate. That this object has the method it says itself, in `responds(to:)`.
    func handingOn<Answer>(from scrollView: UIScrollView, _ call: () -> Answer) -> Answer { call() }
  }
#else
  @_spi(Forwarding) import UIKit

  extension TableViewDataSource {
    /// Hands a call on to the app's delegate, without this object being taken to lack what that lacks.
    func handingOn<Answer>(from scrollView: UIScrollView, _ call: () -> Answer) -> Answer { scrollView.handOn(call) }
  }
#endif
