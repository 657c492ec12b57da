import Foundation

extension UIButton {
  /// The space above and below the text of a button without a configuration, in points (metrics.md 9).
  static let titleMargin: CGFloat = 6
  /// The size of an empty button without a configuration (metrics.md 9).
  private static let emptySize = CGSize(width: 30, height: 34)

  func fittingSize(width: CGFloat) -> CGSize {
    if let configured { return configuredSize(configured.configuration, width: width) }
    if let size = kind.fixedSize, titles.isEmpty, attributedTitles.isEmpty { return size }
    let sizes = partSizes(width: width)
    var size = ButtonLayout().size(sizes)
    if let title = sizes.title {
      size.width = max(size.width, UIButton.emptySize.width)
      size.height = max(size.height, title.height + 2 * UIButton.titleMargin)
    }
    if sizes == ButtonLayout.Sizes() { size = UIButton.emptySize }
    if let background = currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return CGSize(width: ceiledToPixel(size.width), height: ceiledToPixel(size.height))
  }

  /// Returns the sizes of the parts that the button shows now, for the given available width.
  func partSizes(width: CGFloat) -> ButtonLayout.Sizes {
    var sizes = ButtonLayout.Sizes()
    if let picture, picture.image != nil { sizes.image = picture.sizeThatFits(.zero) }
    if let label, !label.isEmpty {
      let room = ButtonLayout().titleWidth(in: width, image: sizes.image)
      sizes.title = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    }
    return sizes
  }

  func frames(in content: CGRect) -> ButtonLayout.Frames {
    var layout = ButtonLayout()
    layout.horizontal = horizontalPlacement
    layout.vertical = verticalPlacement
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.rounded = { self.roundedToPixel($0) }
    return layout.frames(partSizes(width: content.width), in: content)
  }

  /// The distances of the first baseline from the top and of the last baseline from the bottom.
  ///
  /// The first baseline is the title's; the last is the subtitle's, or the title's if there is no subtitle. A button
  /// without a title uses its edges instead.
  var baselines: (first: CGFloat, last: CGFloat) {
    // Before its first layout, the button uses its fitting size.
    var room = bounds.size
    if room.width <= 0 || room.height <= 0 { room = fittingSize(width: .greatestFiniteMagnitude) }
    let frames = frames(inSize: room)
    guard let label, let title = frames.title else { return (0, 0) }
    let first = title.minY + label.baselines(in: title.size).first
    var last = title.minY + label.baselines(in: title.size).last
    if let subtitle = configured?.subtitle, let frame = frames.subtitle {
      last = frame.minY + subtitle.baselines(in: frame.size).last
    }
    return (first, room.height - last)
  }

  private func frames(inSize size: CGSize) -> ButtonLayout.Frames {
    let room = CGRect(origin: .zero, size: size)
    if let configured { return configuredFrames(configured.configuration, in: room) }
    let content = rectangles.contentRect(forBounds: room)
    guard let label, !label.isEmpty else { return ButtonLayout.Frames() }
    return ButtonLayout.Frames(title: rectangles.titleRect(forContentRect: content))
  }

  /// The horizontal placement of the content, in reading order.
  var horizontalPlacement: ButtonLayout.Horizontal {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .center: .center
    case .left: isMirrored ? .end : .start
    case .right: isMirrored ? .start : .end
    case .leading: .start
    case .trailing: .end
    case .fill: .fill
    }
  }

  var verticalPlacement: ButtonLayout.Vertical {
    switch contentVerticalAlignment {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    }
  }

  private var rectangles: any ButtonRectangles { self }

  func layOutParts() {
    if let configured { return layOutConfiguredParts(configured) }
    backgroundPicture?.frame = rectangles.backgroundRect(forBounds: bounds)
    let content = rectangles.contentRect(forBounds: bounds)
    if let picture, picture.image != nil { picture.frame = rectangles.imageRect(forContentRect: content) }
    if let label { label.frame = label.isEmpty ? .zero : rectangles.titleRect(forContentRect: content) }
    layOutPlate()
  }

  private func layOutPlate() {
    guard let plate, !plate.isHidden else { return }
    if kind == .close {
      let side = min(bounds.width, bounds.height, UIButton.ButtonType.close.fixedSize?.width ?? 30)
      plate.frame = CGRect(
        x: roundedToPixel(bounds.midX - side / 2), y: roundedToPixel(bounds.midY - side / 2), width: side, height: side)
      plate.layer.cornerRadius = side / 2
    } else {
      // The margin around the text is assumed, based on how it looks on an iPhone.
      let content = [label?.frame, picture?.frame].compactMap { $0 }.filter { !$0.isEmpty }
      plate.frame = content.dropFirst().reduce(content.first ?? .zero) { $0.union($1) }.insetBy(dx: -4, dy: -1)
      plate.layer.cornerRadius = 5
    }
  }
}

extension UIButton: WidthDependentHeight {
  var heightDependsOnWidth: Bool {
    if let label, !label.isEmpty, label.numberOfLines != 1 { return true }
    return configured?.subtitle.map { $0.numberOfLines != 1 } ?? false
  }

  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicSize(forWidth: width).height }

  func intrinsicSize(forWidth width: CGFloat) -> CGSize {
    let size = fittingSize(width: width)
    return CGSize(width: min(size.width, width), height: size.height)
  }
}
