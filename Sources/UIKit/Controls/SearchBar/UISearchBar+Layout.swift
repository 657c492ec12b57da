import Foundation

extension UISearchBar {
  /// The space above and below the field, in points (metrics.md 9). It's smaller above the field in a navigation bar.
  private var roomAbove: CGFloat { isInNavigationBar ? 1 : 10 }
  private var roomBelow: CGFloat { isInNavigationBar ? 15 : 10 }
  /// The distance of the field from the sides, in points.
  private var sideMargin: CGFloat { isInNavigationBar ? (bounds.width >= 414 ? 20 : 16) : 8 }
  /// The height that the scopes add to the bar, and their own height, in points.
  private static let scopeBarHeight: CGFloat = 44
  private static let scopesHeight: CGFloat = 31
  /// The height that a prompt adds to the bar, in points (assumed).
  private static let promptHeight: CGFloat = 19
  private static let buttonGap: CGFloat = 8

  private var hasPrompt: Bool { prompt?.isEmpty == false }
  private var hasScopes: Bool { scopeBarIsShown && (scopeButtonTitles?.count ?? 0) > 1 }

  /// The height of all parts, in points.
  var preferredHeight: CGFloat {
    roomAbove + parts.field.preferredHeight + roomBelow + (hasPrompt ? Self.promptHeight : 0)
      + (hasScopes ? Self.scopeBarHeight : 0)
  }

  func addParts() {
    let views: [UIView] = [
      parts.background, parts.topLine, parts.image, parts.scopeImage, parts.promptLabel, parts.field,
      parts.cancelButton, parts.scopes,
    ]
    for view in views { addSubview(view) }
    for view in views.prefix(5) { view.isUserInteractionEnabled = false }
    parts.promptLabel.font = .systemFont(ofSize: 13)
    parts.promptLabel.textAlignment = .center
    parts.cancelButton.isHidden = true
    parts.scopes.isHidden = true
    parts.cancelButton.addAction(UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
    parts.scopes.addAction(UIAction { [weak self] _ in self?.scopeWasTapped() }, for: .valueChanged)
    parts.sideButton.addAction(UIAction { [weak self] _ in self?.sideButtonWasTapped() }, for: .touchUpInside)
    parts.sideButton.tintColor = .secondaryLabel
  }

  /// Invalidates the layout after the bar's height changes.
  func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview?.superview as? UINavigationBar)?.searchChanged()
    guard let searchController, !isInNavigationBar, superview != nil else { return }
    // A search controller's bar always has its preferred height, even in a table header.
    frame.size.height = preferredHeight
    (superview as? UITableView)?.setNeedsLayout()
    searchController.placeOverPage()
  }

  // MARK: Showing and hiding

  func showCancelButton(_ shown: Bool, animated: Bool) {
    guard shown != cancelButtonIsShown else { return }
    cancelButtonIsShown = shown
    updateCancelButton()
    if shown {
      UIView.performWithoutAnimation {
        parts.cancelButton.isHidden = false
        parts.cancelButton.alpha = 0
        parts.cancelButton.frame = cancelFrame(shown: false)
      }
    }
    change(animated: animated)
  }

  func showScopeBar(_ shown: Bool, animated: Bool) {
    guard shown != scopeBarIsShown else { return }
    scopeBarIsShown = shown
    sizeChanged()
    change(animated: animated)
  }

  private func change(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.layoutIfNeeded() })
  }

  func scopesChanged() {
    parts.scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    showSelectedScope()
    sizeChanged()
  }

  func showSelectedScope() {
    let isOne = (0..<parts.scopes.numberOfSegments).contains(parts.scopeIndex)
    parts.scopes.selectedSegmentIndex = isOne ? parts.scopeIndex : UISegmentedControl.noSegment
  }

  func barStyleChanged() {
    overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    setNeedsLayout()
  }

  // MARK: Layout

  private func placed(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The height of the field, which is reduced while a navigation bar hides the bar.
  private var fieldHeight: CGFloat {
    let missing = isInNavigationBar ? max(0, preferredHeight - bounds.height) : 0
    return max(0, parts.field.preferredHeight - missing)
  }

  /// The top of the field, which is centered in its space, even in a bar of 44 points (metrics.md 9).
  private var fieldTop: CGFloat {
    let prompt = hasPrompt ? Self.promptHeight : 0
    if isInNavigationBar { return roomAbove + prompt }
    let room = bounds.height - prompt - (hasScopes ? Self.scopeBarHeight : 0)
    return prompt + roundedToPixel(max(4, (room - parts.field.preferredHeight) / 2))
  }

  private func cancelFrame(shown: Bool) -> CGRect {
    let size = parts.cancelButton.sizeThatFits(.zero)
    let x = shown ? bounds.width - sideMargin - size.width : bounds.width
    return placed(CGRect(x: x, y: fieldTop, width: size.width, height: fieldHeight))
  }

  func layOutParts() {
    layOutBackground()
    parts.promptLabel.isHidden = !hasPrompt
    parts.promptLabel.text = prompt
    parts.promptLabel.frame = CGRect(
      x: sideMargin, y: 4, width: max(0, bounds.width - 2 * sideMargin), height: Self.promptHeight)
    let cancel = parts.cancelButton
    if cancel.title(for: .normal) != SystemWords.cancel { cancel.setTitle(SystemWords.cancel, for: .normal) }
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    var end = bounds.width - sideMargin
    if cancelButtonIsShown { end -= cancel.sizeThatFits(.zero).width + Self.buttonGap }
    cancel.isHidden = !cancelButtonIsShown
    cancel.frame = cancelFrame(shown: cancelButtonIsShown)
    // The rest of the field fades while a navigation bar hides it.
    let part = fieldHeight / parts.field.preferredHeight
    cancel.alpha = cancelButtonIsShown ? part * part : 0
    parts.field.alpha = min(1, part * 2)
    for view in [parts.field.magnifier, parts.field.parts.canvas] { view.alpha = max(0, part * 2 - 1) }
    parts.field.clipsToBounds = isInNavigationBar
    let offset = searchFieldBackgroundPositionAdjustment
    parts.field.frame = placed(
      CGRect(x: sideMargin, y: fieldTop, width: max(0, end - sideMargin), height: fieldHeight)
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    let top = fieldTop + fieldHeight + 10
    parts.scopes.isHidden = !hasScopes
    parts.scopeImage.isHidden = !hasScopes
    parts.scopes.frame = CGRect(
      x: sideMargin, y: top, width: max(0, bounds.width - 2 * sideMargin), height: Self.scopesHeight)
    parts.scopeImage.image = scopeBarBackgroundImage
    parts.scopeImage.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  private func layOutBackground() {
    let isBare = isInNavigationBar || searchBarStyle == .minimal
    parts.background.isHidden = isBare || backgroundImage != nil
    parts.topLine.isHidden = parts.background.isHidden
    parts.image.isHidden = isInNavigationBar || backgroundImage == nil
    parts.image.image = backgroundImage
    var frame = bounds
    let isOverContent = barPosition == .topAttached || isAtTopOfScreen
    if isOverContent {
      let overhang = max(0, convert(bounds, to: nil).minY)
      frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    }
    parts.background.frame = frame
    parts.image.frame = frame
    let pixel = 1 / max(traitCollection.displayScale, 1)
    parts.topLine.frame = CGRect(x: 0, y: frame.minY, width: frame.width, height: pixel)
    let look = UIBarAppearance()
    look.configureWithDefaultBackground()
    if let barTintColor {
      look.configureWithOpaqueBackground()
      look.backgroundColor = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    }
    parts.topLine.backgroundColor = look.shadowColor
    parts.background.show(look, isOverContent: isOverContent)
  }

  // MARK: Field

  /// The icon of the button at the trailing end of the field.
  var sideIcon: Icon { showsSearchResultsButton ? .resultsList : .bookmark }

  /// Shows the button at the trailing end of the field if the clear button isn't visible.
  func showSideButton() {
    let isShown = (showsBookmarkButton || showsSearchResultsButton) && !parts.field.hasText
    if isShown, parts.sideButtonIcon != sideIcon {
      parts.sideButtonIcon = sideIcon
      let name = sideIcon == .bookmark ? "book" : "list.bullet"
      parts.sideButton.accessibilityLabel = sideIcon == .bookmark ? SystemWords.bookmarks : SystemWords.results
      let configuration = UIImage.SymbolConfiguration(pointSize: 15)
      for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
        parts.sideButton.setImage(iconImages[sideIcon]?[state], for: state)
      }
      if parts.sideButton.image(for: .normal) == nil {
        parts.sideButton.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
      }
      parts.sideButton.bounds.size = parts.sideButton.sizeThatFits(.zero)
      parts.field.rightView = parts.sideButton
    }
    let mode: UITextField.ViewMode = isShown ? .always : .never
    if parts.field.rightViewMode != mode { parts.field.rightViewMode = mode }
  }

  /// Sets the app's images on the clear button.
  func showClearImages() {
    guard let images = iconImages[.clear], let button = parts.field.parts.clearButton else { return }
    for state in [UIControl.State.normal, .highlighted] {
      if let image = images[state], button.image(for: state) !== image { button.setImage(image, for: state) }
    }
  }
}
