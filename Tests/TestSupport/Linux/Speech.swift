@_spi(Testing) import UIKit

extension TestWindow {
  /// The text that a screen reader speaks for everything in the window, a line for each element.
  ///
  /// The value is `nil` on a platform where a test can't query the screen reader.
  public var spokenLines: [String]? { ScreenReader(on: window).readAll().map { $0.line() } }

  /// Performs an action that a screen reader offers for an element.
  ///
  /// - Parameters:
  ///   - action: The name of the action.
  ///   - label: The label of the element.
  /// - Returns: A Boolean value that indicates whether the element with that action exists, and the action succeeded.
  @discardableResult public func perform(_ action: String, ofElement label: String) -> Bool {
    let reader = ScreenReader(on: window)
    return reader.element(label).map { reader.perform(action, of: $0) } ?? false
  }
}
