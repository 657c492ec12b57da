public import Foundation

/// A reusable behavior that you can add to any view.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction is added.
  ///
  /// The interaction holds it weakly.
  var view: UIView? { get }
  /// Prepares the interaction for a move to a view, or to `nil` for its removal.
  func willMove(to view: UIView?)
  /// Completes the interaction's move to a view, or to `nil` after its removal.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which you added them.
  ///
  /// Setting this property adds and removes interactions.
  public var interactions: [any UIInteraction] {
    get { interactionList }
    set {
      for old in interactionList where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    if interactionList.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction if the view has it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionList.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
