public import Foundation

/// A closure that returns a controller with a view that replaces the pressed one in the preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that returns a menu, and receives the actions that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// An object that describes a context menu.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: An identifier, or `nil` for a unique one.
  ///   - previewProvider: A closure that returns the controller for the preview, or `nil` to show the pressed view.
  ///   - actionProvider: A closure that returns the menu. It receives no suggested actions here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifier of the configuration.
  open private(set) var identifier: any NSCopying

  func makeMenu() -> UIMenu? { actionProvider?([]) }

  func makePreviewController() -> UIViewController? { previewProvider?() }
}
