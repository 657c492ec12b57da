public import Foundation

/// A closure that makes the controller whose view is shown in place of what was pressed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that makes a menu, of the actions that the system suggests too.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: A name to find it by; one that nothing else has if nil.
  ///   - previewProvider: Makes the controller whose view is shown; for nil, what was pressed is.
  ///   - actionProvider: Makes the menu; it gets no suggested actions here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The name to find the configuration by.
  open private(set) var identifier: any NSCopying

  func makeMenu() -> UIMenu? { actionProvider?([]) }

  func makePreviewController() -> UIViewController? { previewProvider?() }
}
