internal import Foundation
internal import TableMakerTextEditing

/// The position of the text and the views that draw it.
extension UITextView {
  /// The maximum number of code units that are laid out as a whole, so that the content size is exact immediately.
  private static let longestWhole = 4096

  private var padding: CGFloat { max(0, textContainer.lineFragmentPadding) }

  /// Returns the width of the lines for a width of the view.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    let inner =
      textContainer.widthTracksTextView || textContainer.size.width <= 0
      ? width - textContainerInset.left - textContainerInset.right : textContainer.size.width
    return max(0, inner - 2 * padding)
  }

  private func layoutOptions(width: CGFloat) -> EditableLayout.Options {
    EditableLayout.Options(
      width: lineWidth(in: width), isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      maximumLines: max(0, textContainer.maximumNumberOfLines), lineBreakMode: textContainer.lineBreakMode)
  }

  var layoutOptions: EditableLayout.Options { layoutOptions(width: bounds.width) }

  /// The upper-left corner of the first line in the content.
  var textOrigin: CGPoint { CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top) }

  /// The visible distances from the top of the first line.
  private var visibleText: ClosedRange<CGFloat> {
    let top = contentOffset.y - textOrigin.y
    return top...(top + max(0, bounds.height))
  }

  /// The layout for the current width.
  var currentLayout: EditableLayout {
    textLayout.setOptions(layoutOptions)
    return textLayout
  }

  /// Updates the layout because lines end elsewhere.
  func lineWidthChanged() { textSizeChanged() }

  /// Updates the view because the size of the text may have changed.
  func textSizeChanged() {
    measured = nil
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// Lays out the visible text and sets the content size.
  func updateContentSize() {
    guard !isChangingLayout else { return }
    isChangingLayout = true
    defer { isChangingLayout = false }
    let layout = currentLayout
    if !isScrollEnabled || editor.text.length <= Self.longestWhole {
      layout.layOutAll()
    } else {
      // Each adjustment may bring more estimated text on screen.
      for _ in 0..<20 {
        layout.layOut(from: visibleText.lowerBound, to: visibleText.upperBound)
        guard takePendingShift(of: layout) else { break }
      }
    }
    setContentSize(of: layout)
  }

  /// Keeps the visible text in place when text above it turns out higher than estimated.
  private func takePendingShift(of layout: EditableLayout) -> Bool {
    let shift = pendingShift
    pendingShift = 0
    guard abs(shift) > 0.001, contentOffset.y > 0 else { return false }
    let target = contentOffset.y + shift
    setContentSize(of: layout)
    contentOffset.y = target
    return true
  }

  /// Tracks each replaced estimate, including those for a caret or a point.
  func watchGuesses() {
    textLayout.guessReplaced = { [weak self] top, change in
      guard let self, top < visibleText.lowerBound + pendingShift else { return }
      pendingShift += change
    }
  }

  private func setContentSize(of layout: EditableLayout) {
    let inset = textContainerInset
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
    let height = PixelGrid.ceiling(layout.height + inset.top + inset.bottom, scale: scale)
    let width = max(
      bounds.width, textContainer.widthTracksTextView ? 0 : textContainer.size.width + inset.left + inset.right)
    let size = CGSize(width: width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// Lays out the text and shows it with the caret and the selection.
  func layOutText() {
    guard bounds.width > 0 else { return }
    updateContentSize()
    showBlocks()
    showSelection()
    if isScrollEnabled { textLayout.dropLines(farFrom: visibleText) }
  }

  private func showBlocks() {
    let layout = textLayout
    let visible = visibleText
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
    let onScreen = contentOffset.y...(contentOffset.y + bounds.height)
    var old = blockViews
    blockViews = [:]
    var block = layout.blocks.index(atY: visible.lowerBound)
    // Letters extend beyond their lines, so the block above is included if it's laid out.
    if block > 0, layout.blocks[block - 1].lines != nil { block -= 1 }
    var new: [(lines: BlockLines, point: CGPoint)] = []
    while block < layout.blocks.count, layout.blocks.top(of: block) <= visible.upperBound + TextBlockView.margin {
      let lines = layout.lines(ofBlock: block)
      let point = CGPoint(x: textOrigin.x, y: textOrigin.y + layout.linesTop(of: block))
      if let view = old.removeValue(forKey: ObjectIdentifier(lines)) {
        view.show(lines, at: point, width: layout.options.width, scale: scale, onScreen: onScreen)
        blockViews[ObjectIdentifier(lines)] = view
      } else {
        new.append((lines, point))
      }
      block += 1
    }
    for (lines, point) in new {
      let view = old.popFirst()?.value ?? makeBlockView()
      view.show(lines, at: point, width: layout.options.width, scale: scale, onScreen: onScreen)
      blockViews[ObjectIdentifier(lines)] = view
    }
    for view in old.values { view.removeFromSuperview() }
  }

  private func makeBlockView() -> TextBlockView {
    let view = TextBlockView(frame: .zero)
    insertSubview(view, aboveSubview: markedView)
    return view
  }

  // MARK: Sizes

  /// Returns the size of the whole text with its insets for a width of the view.
  func textSize(width: CGFloat) -> CGSize {
    if let measured, measured.width == width { return measured.size }
    let options = layoutOptions(width: width)
    let layout = options == textLayout.options ? textLayout : EditableLayout(content, options: options)
    layout.layOutAll()
    let inset = textContainerInset
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
    let used = min(layout.usedWidth, options.width)
    let size = CGSize(
      width: PixelGrid.ceiling(used + 2 * padding + inset.left + inset.right, scale: scale),
      height: PixelGrid.ceiling(layout.height + inset.top + inset.bottom, scale: scale))
    measured = (width, size)
    return size
  }

  /// The first baseline from the top of the text and the last one from its bottom.
  var baselines: (first: CGFloat, lastFromBottom: CGFloat) {
    let layout = currentLayout
    let first = textOrigin.y + layout.caret(at: TextPosition(offset: 0)).baseline
    let last = layout.caret(at: TextPosition(offset: editor.text.length))
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
    return (
      PixelGrid.round(first, scale: scale),
      PixelGrid.round(last.lineTop + last.lineHeight - last.baseline + textContainerInset.bottom, scale: scale)
    )
  }

  // MARK: Scrolling

  /// Scrolls a range into view.
  ///
  /// - Parameter showsInset: Whether the inset above the first line appears with it.
  func scrollToText(in range: Range<Int>, showsInset: Bool = true) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    updateContentSize()
    let range = range.clamped(to: 0..<editor.text.length)
    // Layout replaces estimates and moves the text, so the loop runs twice.
    for _ in 0..<2 {
      let first = caretRectangle(at: TextPosition(offset: range.lowerBound))
      let last = caretRectangle(at: TextPosition(offset: range.upperBound))
      var target = first.union(last)
      target.origin.x = contentOffset.x
      target.size.width = 1
      let isLast = range.upperBound == editor.text.length
      if isLast { target.size.height += textContainerInset.bottom }
      if showsInset, range.lowerBound == 0, target.minY <= textOrigin.y + 1 {
        target.size.height += target.minY
        target.origin.y = 0
      }
      setContentSize(of: textLayout)
      scrollRectToVisible(target, animated: false)
      updateContentSize()
    }
  }
}

extension UITextView: WidthDependentHeight {
  var heightDependsOnWidth: Bool { !isScrollEnabled }
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { textSize(width: width).height }
}
