import Foundation

extension UITableViewHeaderFooterView {
  var madeConfigurations: HeldConfigurations {
    if let held { return held }
    let made = HeldConfigurations()
    held = made
    return made
  }

  var styleContentConfiguration: UIListContentConfiguration {
    let configuration: UIListContentConfiguration =
      switch (tableStyle == .plain, end) {
      case (true, .header): .plainHeader()
      case (true, .footer): .plainFooter()
      case (false, .header): .groupedHeader()
      case (false, .footer): .groupedFooter()
      }
    return configuration.updated(for: configurationState)
  }

  var tableBackgroundConfiguration: UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isFloating
    return state
  }

  /// Updates the configurations if an update is pending: first the automatic ones, then the app's.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    let state = configurationState
    if let held {
      if let content = held.content, held.updatesContent { showContent(held.content(content, in: state)) }
      if let background = held.background, held.updatesBackground {
        held.background = held.background(background, in: state)
        held.showBackground(in: self)
      }
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
      replaceContent(with: UIView(frame: .zero))
    }
  }

  private func showContent(_ configuration: any UIContentConfiguration) {
    let held = madeConfigurations
    if !held.show(configuration, in: content) {
      held.content = configuration
      replaceContent(with: configuration.makeContentView())
    }
    setNeedsLayout()
  }

  private func replaceContent(with view: UIView) {
    let index = subviews.firstIndex { $0 === content } ?? 0
    content.removeFromSuperview()
    titleLabel = nil
    secondLabel = nil
    content = view
    putIn(view, at: index)
  }

  /// Inserts a content view at the content's index. Views that use its margins align with the rows.
  func putIn(_ view: UIView, at index: Int) {
    if !(view is UIListContentView) { view.preservesSuperviewLayoutMargins = true }
    insertSubview(view, at: index)
    setNeedsLayout()
  }

  // MARK: Background

  var shownBackgroundConfiguration: UIBackgroundConfiguration? {
    if let background = held?.background { return background }
    let hasOther = appChoseBackground || backgroundView != nil || held?.wantsNoBackground == true
    return hasOther ? nil : defaultBackgroundConfiguration().updated(for: configurationState)
  }

  func takeBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    let held = madeConfigurations
    held.wantsNoBackground = configuration == nil
    guard let configuration else { return dropBackgroundConfiguration() }
    held.background = held.background(configuration, in: configurationState)
    backgroundView = nil
    if appChoseBackground { backgroundColor = nil }
    held.showBackground(in: self)
    floatingChanged()
  }

  /// Replaces a background configuration with the background color and view.
  func dropBackgroundConfiguration() {
    guard let held, held.background != nil else { return }
    held.background = nil
    held.showBackground(in: self)
    floatingChanged()
  }

  func backgroundColorWasChosen() {
    appChoseBackground = backgroundColor != nil
    if appChoseBackground { dropBackgroundConfiguration() }
  }

  // MARK: Fitting

  /// Returns the height of the view at a width, in whole pixels.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return ceiledToPixel(size.height)
  }

  /// Returns the fitting size of the view.
  ///
  /// The size comes from the content's constraints, the list content, or `sizeThatFits`, which measures a title and
  /// which an app can override.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConfigurationIfNeeded()
    guard held?.content != nil || contentView.hasOwnConstraints else {
      let size = sizeThatFits(target)
      return CGSize(width: horizontal == .required ? target.width : size.width, height: size.height)
    }
    let own = frame
    if target.width > 0 { frame.size.width = target.width }
    layOutContentView()
    let beside = bounds.width - contentView.bounds.width
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - beside), height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    frame = own
    layOutContentView()
    return CGSize(width: horizontal == .required ? target.width : content.width + beside, height: content.height)
  }
}
