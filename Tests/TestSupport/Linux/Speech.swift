@_spi(Testing) import UIKit

extension TestWindow {
  /// What a screen reader says of everything in the window, a line for each element; nil where none can be asked.
  public var spokenLines: [String]? { ScreenReader(on: window).readAll().map { $0.line() } }

  /// Performs an action that a screen reader offers for an element, by their names.
  ///
  /// - Returns: Whether there is such an element with such an action, and it did something.
  @discardableResult public func perform(_ action: String, ofElement label: String) -> Bool {
    let reader = ScreenReader(on: window)
    return reader.element(label).map { reader.perform(action, of: $0) } ?? false
  }
}
