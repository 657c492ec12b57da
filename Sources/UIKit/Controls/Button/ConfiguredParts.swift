import Foundation

/// The parts that only a button with a configuration has.
@MainActor struct ConfiguredParts {
  var configuration: UIButton.Configuration
  /// A Boolean value that indicates whether the app must update the configuration before the next layout.
  var needsUpdate = true
  var isUpdating = false
  var background: BackgroundConfigurationView?
  var subtitle: ButtonLabel?
  var indicator: UIActivityIndicatorView?

  init(_ configuration: UIButton.Configuration) { self.configuration = configuration }
}

extension UIButton {
  /// The configuration of the button's content and style, or `nil` if the button uses its per-state titles and images.
  ///
  /// Titles and images that you set for a state take precedence over the configuration's.
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

  /// Creates a button from a configuration.
  ///
  /// The action provides the title and the image if the configuration has none.
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

  /// Runs the app's configuration update if one is pending, and then shows the configuration.
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

  /// Removes all parts, because a button with a configuration can't reuse the parts of one without, and vice versa.
  private func resetParts() {
    label?.removeFromSuperview()
    picture?.removeFromSuperview()
    backgroundPicture?.removeFromSuperview()
    plate?.removeFromSuperview()
    (label, picture, backgroundPicture, plate) = (nil, nil, nil, nil)
  }
}
