import Foundation

extension UITableViewCell {
  var madeConfigurations: HeldConfigurations {
    if let held { return held }
    let made = HeldConfigurations()
    held = made
    return made
  }

  var styleContentConfiguration: UIListContentConfiguration {
    let configuration: UIListContentConfiguration =
      switch cellStyle {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      // Assumed for `value2`: no public configuration has its narrow column.
      case .value1, .value2: .valueCell()
      }
    return configuration.updated(for: configurationState)
  }

  var tableBackgroundConfiguration: UIBackgroundConfiguration {
    (table?.style ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
  }

  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    // Assumed; a device would settle what else disables a cell.
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isReordering = isLifted
    return state
  }

  /// Updates the configurations if an update is pending: first the automatic ones, then the app's.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    if let held {
      if let content = held.content, held.updatesContent { showContent(held.content(content, in: state)) }
      if held.background != nil { updateBackground(in: state) }
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  // MARK: Content

  func takeContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    if let configuration {
      showContent(madeConfigurations.content(configuration, in: configurationState))
    } else if let held, held.content != nil {
      held.content = nil
      replaceContent(with: CellContentView(frame: .zero))
    }
  }

  private func showContent(_ configuration: any UIContentConfiguration) {
    let held = madeConfigurations
    if !held.show(configuration, in: content) {
      held.content = configuration
      replaceContent(with: configuration.makeContentView())
    }
    setNeedsLayout()
    table?.cellSizeWasInvalidated(self, byConstraints: false)
  }

  private func replaceContent(with view: UIView) {
    let index = subviews.firstIndex { $0 === content } ?? 0
    (content as? CellContentView)?.cell = nil
    content.layoutState?.isCellContent = false
    content.removeFromSuperview()
    titleLabel = nil
    detailLabel = nil
    image = nil
    content = view
    putIn(view, at: index)
  }

  /// Invalidates the cell's size when its content needs layout, because the content's size may be different.
  func contentWasMarked() {
    if !isLayingOut { table?.cellSizeWasInvalidated(self, byConstraints: true) }
  }

  /// Inserts a content view at the content's index.
  func putIn(_ view: UIView, at index: Int) {
    if let own = view as? CellContentView {
      own.cell = self
    } else if !(view is UIListContentView) {
      view.madeLayoutState.isCellContent = true
    }
    // A list content view manages its own margins.
    if !(view is UIListContentView) { view.preservesSuperviewLayoutMargins = true }
    insertSubview(view, at: index)
    setNeedsLayout()
  }

  // MARK: Background

  var shownBackgroundConfiguration: UIBackgroundConfiguration? {
    if let background = held?.background { return background }
    let appChose = appChoseBackground || backgroundView != nil || selectedBackgroundView != nil
    return appChose || held?.wantsNoBackground == true
      ? nil : defaultBackgroundConfiguration().updated(for: backgroundState(configurationState))
  }

  func takeBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    let held = madeConfigurations
    held.wantsNoBackground = configuration == nil
    guard let configuration else { return dropBackgroundConfiguration() }
    held.background = held.background(configuration, in: backgroundState(configurationState))
    backgroundView = nil
    selectedBackgroundView = nil
    appChoseBackground = false
    takeTableBackground()
    held.showBackground(in: self)
    selectionLookChanged()
  }

  /// Replaces a background configuration with the background color and views.
  func dropBackgroundConfiguration() {
    guard let held, held.background != nil else { return }
    held.background = nil
    held.showBackground(in: self)
    takeTableBackground()
    selectionLookChanged()
  }

  func backgroundColorWasChosen() {
    appChoseBackground = backgroundColor != nil
    if appChoseBackground { dropBackgroundConfiguration() } else { takeTableBackground() }
  }

  private func updateBackground(in state: UICellConfigurationState) {
    guard let held, let background = held.background, held.updatesBackground else { return }
    held.background = held.background(background, in: backgroundState(state))
    held.showBackground(in: self)
  }

  /// Returns the state for the background. A cell that doesn't show selection always has the same background.
  private func backgroundState(_ state: UICellConfigurationState) -> UICellConfigurationState {
    guard selectionStyle == .none else { return state }
    var state = state
    state.isSelected = false
    state.isHighlighted = false
    return state
  }
}
