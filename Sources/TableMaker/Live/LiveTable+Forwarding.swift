import UIKit

// Methods that no step uses go to the app's delegate. On Linux, a default implementation reports to the table view that
// a delegate lacks a method. Calling the app's delegate therefore has the same effect as not having the method. With
// Objective-C, `responds(to:)` reports this.

extension LiveTable {
  /// The app's delegate, or one without any method.
  var appDelegate: any UITableViewDelegate { settings.forwardee ?? emptyDelegate }

  /// Returns the app's delegate, or one without any method if the chain's value is final.
  func appDelegate(for method: DelegateMethod) -> any UITableViewDelegate {
    settled.contains(method) ? emptyDelegate : appDelegate
  }

  /// The app's delegate, if it's also a data source.
  var forwardedDataSource: (any UITableViewDataSource)? { settings.forwardee as? any UITableViewDataSource }

  /// The app's data source, or one without any method.
  var appDataSource: any UITableViewDataSource { forwardedDataSource ?? emptyDelegate }

  /// Runs the app's code for a method, with the protection that the method's kind needs.
  func running<Answer>(_ method: DelegateMethod, _ code: () -> Answer) -> Answer {
    switch method.entry.kind {
    case .question: calls.asking(.forwarded(method), code)
    case .display: calls.asking(.display, code)
    case .event: updates.calling(code)
    }
  }
}
