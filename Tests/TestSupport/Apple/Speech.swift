import UIKit

extension TestWindow {
  /// The text that a screen reader speaks for everything in the window: `nil`, because a test can't query VoiceOver.
  public var spokenLines: [String]? { nil }

  /// Does nothing, because a test can't perform the actions that VoiceOver offers for an element.
  ///
  /// - Returns: `false`.
  @discardableResult public func perform(_ action: String, ofElement label: String) -> Bool { false }
}
