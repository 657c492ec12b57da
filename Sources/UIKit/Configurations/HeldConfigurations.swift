/// The configurations of a cell, header, or footer, created on first use.
@MainActor final class HeldConfigurations {
  var content: (any UIContentConfiguration)?
  var updatesContent = true
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var updatesBackground = true
  /// A Boolean value that indicates whether the app set the background configuration to `nil`.
  var wantsNoBackground = false

  /// Returns the content configuration for a state.
  func content(_ configuration: any UIContentConfiguration, in state: any UIConfigurationState)
    -> any UIContentConfiguration
  {
    updatesContent ? configuration.updated(for: state) : configuration
  }

  /// Returns the background configuration for a state.
  func background(_ configuration: UIBackgroundConfiguration, in state: any UIConfigurationState)
    -> UIBackgroundConfiguration
  {
    updatesBackground ? configuration.updated(for: state) : configuration
  }

  /// Shows a configuration in a content view that a configuration created, if the view supports it.
  ///
  /// - Returns: A Boolean value that indicates whether the view shows the configuration.
  func show(_ configuration: any UIContentConfiguration, in view: UIView) -> Bool {
    guard content != nil, let view = view as? any UIView & UIContentView, view.supports(configuration) else {
      return false
    }
    content = configuration
    view.configuration = configuration
    return true
  }

  /// Shows the background behind everything in a view, or removes it from the view.
  func showBackground(in view: UIView) {
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if let backgroundView {
      backgroundView.configuration = background
    } else {
      let made = BackgroundConfigurationView(background)
      backgroundView = made
      view.insertSubview(made, at: 0)
      made.frame = view.bounds
    }
  }
}
