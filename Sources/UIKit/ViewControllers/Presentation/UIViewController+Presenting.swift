import Foundation

extension UIViewController {
  /// The outermost container of the controller, which presents for all controllers in it.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parentController ?? (controller as? UISearchController)?.searchedController {
      controller = parent
    }
    return controller
  }

  func present(modally controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    // A search controller appears with its bar, without a sheet container.
    if let search = controller as? UISearchController, viewIfLoaded?.window != nil, search.presentationOfSelf == nil {
      search.beginForApp(over: self)
      completion?()
      return
    }
    refuse(controller)
    let presenter = outermost
    let names = "Attempt to present \(controller) on \(presenter) (from \(self))"
    guard presenter.presentation == nil else {
      let other = presenter.presentation.map { "\($0.presented)" } ?? ""
      return writeToStandardError("\(names) which is already presenting \(other).")
    }
    guard let window = presenter.viewIfLoaded?.window, viewIfLoaded?.window != nil else {
      return writeToStandardError("\(names) whose view is not in the window hierarchy.")
    }
    let presentation = ModalPresentation(controller, over: presenter, in: window)
    presenter.presentation = presentation
    controller.presentationOfSelf = presentation
    presentation.begin(in: window, animated: animated, completion: completion)
  }

  /// Crashes with Apple's messages, as crash reports quote them.
  private func refuse(_ controller: UIViewController) {
    if controller === self {
      raise(
        .invalidArgument,
        "Application tried to present modal view controller on itself. Presenting controller is \(self).")
    }
    if let presenter = controller.presentationOfSelf?.presenter {
      raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(controller) that is already being presented by \(presenter)."
      )
    }
    if controller.parentController != nil || controller.viewIfLoaded?.window?.rootViewController === controller {
      raise(.invalidArgument, "Application tried to present modally an active controller \(controller).")
    }
  }

  func dismissModally(animated: Bool, completion: (() -> Void)?) {
    let outermost = outermost
    guard let presentation = outermost.presentation ?? outermost.presentationOfSelf else {
      // Assumed: the completion is called although there's nothing to dismiss.
      completion?()
      return
    }
    guard presentation.phase == .presented else {
      return writeToStandardError(
        "Warning: Attempt to dismiss from view controller \(self) while a presentation or dismiss is in progress!")
    }
    presentation.end(animated: animated, completion: completion)
  }
}
