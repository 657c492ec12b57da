import Foundation

/// The parts that only a button with a configuration has.
@MainActor struct ConfiguredParts {
  var configuration: UIButton.Configuration
  /// A Boolean value that indicates whether the app is to be asked to update the configuration.
  var needsUpdate = true
  var isUpdating = false
  var background: BackgroundConfigurationView?
  var subtitle: ButtonLabel?
  var indicator: UIActivityIndicatorView?

  init(_ configuration: UIButton.Configuration) { self.configuration = configuration }
}

extension UIButton {
  /// The content and look of the button; nil for a button that takes them from the titles and images of its states.
  ///
  /// Titles and images that were set for states take precedence over the configuration's.
  public var configuration: Configuration? {
    get { configured?.configuration }
    set {
      guard let newValue else {
        guard let old = configured else { return }
        old.background?.removeFromSuperview()
        old.subtitle?.removeFromSuperview()
        old.indicator?.removeFromSuperview()
        configured = nil
        resetParts()
        applyLook()
        return
      }
      if configured == nil { resetParts() }
      var parts = configured ?? ConfiguredParts(newValue)
      parts.configuration = newValue
      configured = parts
      if !parts.isUpdating { applyLook() }
    }
  }

  /// Makes a button of a configuration, with an action that gives it the title and image that the configuration lacks.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil && !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  /// Asks the app for an up-to-date configuration, where that is wanted, and shows it.
  func updateConfigurationIfNeeded() {
    guard let parts = configured, parts.needsUpdate, !parts.isUpdating else { return }
    configured?.needsUpdate = false
    configured?.isUpdating = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    configured?.isUpdating = false
    applyLook()
  }

  func requestConfigurationUpdate() {
    guard configured != nil else { return }
    configured?.needsUpdate = true
    setNeedsLayout()
  }

  /// The parts that both kinds of buttons have begin anew: what one made of them is not for the other.
  private func resetParts() {
    label?.removeFromSuperview()
    picture?.removeFromSuperview()
    backgroundPicture?.removeFromSuperview()
    plate?.removeFromSuperview()
    (label, picture, backgroundPicture, plate) = (nil, nil, nil, nil)
  }
}
