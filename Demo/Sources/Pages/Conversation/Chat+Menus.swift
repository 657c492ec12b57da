import UIKit

extension Chat {
  /// The menu of a message: an action that takes it back, or `nil`.
  func menu(for message: Message) -> UIMenu? {
    guard canTakeBack(message) else { return nil }
    return UIMenu(children: [UIAction(title: conversation.words.takeBack) { _ in self.takeBack(message) }])
  }

  /// A button with a menu in which the user turns the signal off, so that messages fail.
  var networkButton: UIBarButtonItem {
    let (words, server) = (conversation.words, server)
    let element = UIDeferredMenuElement.uncached { show in
      let action = UIAction(title: words.offline, state: server.hasSignal ? .off : .on) { _ in
        server.hasSignal.toggle()
      }
      show([action])
    }
    let button = UIBarButtonItem(
      title: words.network, image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [element]))
    button.tintColor = .threadInk
    return button
  }
}
