import Foundation

/// The view of an alert controller: a card with texts and buttons, and a separate cancel button for a sheet.
final class AlertView: UIView {
  private(set) weak var alert: UIAlertController?
  /// The rounded card with the texts and buttons.
  let card = UIView()
  /// The scroll view of the texts.
  let header = UIScrollView()
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  /// The scroll view of the buttons.
  let list = UIScrollView()
  /// The card of a sheet's cancel button.
  let cancelCard = UIView()
  /// The buttons from the top or the leading side.
  private(set) var actionViews: [AlertActionView] = []
  var lines: [UIView] = []
  /// The button under the touch.
  private(set) var highlighted: AlertActionView? {
    didSet {
      guard oldValue !== highlighted else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    isOpaque = false
    accessibilityViewIsModal = true
    for card in [card, cancelCard] {
      card.layer.cornerRadius = AlertLook.cornerRadius
      card.clipsToBounds = true
      card.isOpaque = false
      addSubview(card)
    }
    card.backgroundColor = AlertLook.material
    cancelCard.backgroundColor = AlertLook.cancelMaterial
    for part in [header, list] {
      part.isOpaque = false
      part.contentInsetAdjustmentBehavior = .never
      part.delaysContentTouches = false
      part.showsHorizontalScrollIndicator = false
      card.addSubview(part)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      header.addSubview(label)
    }
    fieldsChanged()
    actionsChanged()
    textsChanged()
  }

  required init?(coder: NSCoder) { nil }

  var look: AlertLook { AlertLook(style: alert?.preferredStyle ?? .alert, traits: traitCollection) }

  // MARK: Contents

  func textsChanged() {
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
    placeAgain()
  }

  func fieldsChanged() {
    for field in alert?.fields ?? [] where field.superview !== header {
      header.addSubview(field)
      // The Return key moves to the next field; in the last field, it chooses the preferred action.
      field.addAction(
        UIAction { [weak self, weak field] _ in if let field { self?.fieldReturned(field) } }, for: .editingDidEndOnExit
      )
    }
    placeAgain()
  }

  private func fieldReturned(_ field: UITextField) {
    guard let alert, let index = alert.fields.firstIndex(where: { $0 === field }) else { return }
    if alert.fields.indices.contains(index + 1) {
      alert.fields[index + 1].becomeFirstResponder()
    } else if let action = alert.preferredAction ?? alert.actions.first(where: { $0.style != .cancel }) {
      alert.choose(action)
    }
  }

  func actionsChanged() {
    for view in actionViews { view.removeFromSuperview() }
    highlighted = nil
    let actions = alert?.actions ?? []
    // The cancel button is last.
    actionViews =
      (actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }).map(AlertActionView.init)
    for view in actionViews { (isCancelOfSheet(view) ? cancelCard : list).addSubview(view) }
    actionsLookChanged()
  }

  func actionsLookChanged() {
    guard let alert else { return }
    let emphasized = look.style == .alert ? alert.preferredAction ?? alert.cancelAction : alert.cancelAction
    for view in actionViews { view.show(look, isEmphasized: view.action === emphasized) }
    placeAgain()
  }

  func isCancelOfSheet(_ view: AlertActionView) -> Bool {
    view.action.style == .cancel && alert?.preferredStyle == .actionSheet
  }

  /// Requests a new layout in the container because the view's size depends on its content.
  func placeAgain() {
    setNeedsLayout()
    alert?.presentationOfSelf?.container.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    actionsLookChanged()
  }

  // MARK: Touches

  private func action(under touches: Set<UITouch>) -> AlertActionView? {
    guard let touch = touches.first, alert?.presentationOfSelf?.phase == .presented else { return nil }
    return actionViews.first { view in
      view.action.isEnabled && view.bounds.contains(touch.location(in: view))
        && (view.superview?.bounds.contains(touch.location(in: view.superview)) ?? false)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = action(under: touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = action(under: touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = action(under: touches)
    highlighted = nil
    if let chosen { alert?.choose(chosen.action) }
  }
}
