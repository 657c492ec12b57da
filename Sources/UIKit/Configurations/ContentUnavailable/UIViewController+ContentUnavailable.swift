import Foundation

extension UIViewController {
  /// Updates the controller's content-unavailable configuration if an update was requested since the last layout.
  func updateContentUnavailableIfNeeded() {
    guard needsContentUnavailableUpdate else { return }
    needsContentUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Shows a content-unavailable configuration in front of everything else in the view.
  func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let rootView else { return }
    guard let configuration = configuration?.updated(for: contentUnavailableConfigurationState) else {
      contentUnavailableView?.removeFromSuperview()
      contentUnavailableView = nil
      return
    }
    if let shown = contentUnavailableView, shown.supports(configuration) {
      shown.configuration = configuration
    } else {
      contentUnavailableView?.removeFromSuperview()
      let made = configuration.makeContentView()
      contentUnavailableView = made
      rootView.addSubview(made)
    }
    placeContentUnavailableView()
  }

  /// Keeps the content-unavailable view in the visible part, even in a scroll view.
  func placeContentUnavailableView() {
    guard let rootView, let view = contentUnavailableView else { return }
    if view.frame != rootView.bounds { view.frame = rootView.bounds }
    if rootView.subviewList.last !== view { rootView.bringSubviewToFront(view) }
  }
}
