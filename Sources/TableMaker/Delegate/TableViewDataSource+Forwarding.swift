import UIKit

// What no step asks for stays with the app's delegate. On Linux a default implementation tells the table that a delegate lacks a
// method, so calling that of the app's delegate comes to the same as not having it; with Objective-C, `responds(to:)` says so.

extension TableViewDataSource {
  /// The app's delegate, or one that has nothing.
  var appDelegate: any UITableViewDelegate { settings.forwardee ?? emptyDelegate }

  /// The app's delegate, or one that has nothing where the chain has settled the answer otherwise.
  func appDelegate(for method: DelegateMethod) -> any UITableViewDelegate {
    settled.contains(method) ? emptyDelegate : appDelegate
  }

  /// The app's delegate, if it is a data source too.
  var forwardedDataSource: (any UITableViewDataSource)? { settings.forwardee as? any UITableViewDataSource }

  /// The app's data source, or one that has nothing.
  var appDataSource: any UITableViewDataSource { forwardedDataSource ?? emptyDelegate }

  /// Runs the app's code for a method, a handler or its delegate's, guarded as the method's kind demands.
  func running<Answer>(_ method: DelegateMethod, _ code: () -> Answer) -> Answer {
    switch method.entry.kind {
    case .question: asking(.forwarded(method), code)
    case .display: asking(.display, code)
    case .event: calling(code)
    }
  }
}
