import UIKit

extension TestWindow {
  /// What a screen reader says of everything in the window; nil, as VoiceOver cannot be asked from a test.
  public var spokenLines: [String]? { nil }

  /// Performs an action that a screen reader offers for an element: does nothing.
  ///
  /// - Returns: False.
  @discardableResult public func perform(_ action: String, ofElement label: String) -> Bool { false }
}
