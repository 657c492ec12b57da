public import Foundation

/// Something that can be done with a view, and that can be added to any view.
@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to; the interaction holds it weakly.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or taken away from its view for nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or taken away from its view for nil.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added. Setting it adds and takes away.
  public var interactions: [any UIInteraction] {
    get { interactionList }
    set {
      for old in interactionList where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction; it leaves the view that it had.
  public func addInteraction(_ interaction: any UIInteraction) {
    if interactionList.contains(where: { $0 === interaction }) { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; one that the view does not have is left alone.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionList.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
