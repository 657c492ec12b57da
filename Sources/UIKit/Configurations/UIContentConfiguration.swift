import Foundation

/// The content and appearance of a view.
///
/// A cell that you give a configuration creates a view for it, or updates its current view.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state, such as selected.
  ///
  /// Properties that the app set don't change.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  ///
  /// Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns a Boolean value that indicates whether the view can show a configuration.
  ///
  /// If it can't, a cell creates another view for it.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns a Boolean value that indicates whether the configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
