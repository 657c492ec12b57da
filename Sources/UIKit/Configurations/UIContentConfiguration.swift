import Foundation

/// The content and look of a view, as a value: give it to a cell, and the cell makes the view, or updates the one it
/// has.
public protocol UIContentConfiguration {
  /// Makes a new view that shows the configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration as it is in a state, such as selected; what the app chose itself stays.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// The content that is shown. Setting it brings the view up to date.
  var configuration: any UIContentConfiguration { get set }

  /// Returns a Boolean value that indicates whether the view can show a configuration; if not, a cell makes another
  /// view for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns a Boolean value that indicates whether the configuration is of the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
