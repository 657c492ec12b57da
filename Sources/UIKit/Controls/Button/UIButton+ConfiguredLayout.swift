import Foundation

extension UIButton {
  /// Returns the size of a configured button's content, including its insets.
  func configuredSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let across = insets.leading + insets.trailing
    let layout = configuredLayout(configuration)
    let size = layout.size(configuredSizes(layout, width: max(0, width - across)))
    return CGSize(
      width: ceiledToPixel(size.width + across), height: ceiledToPixel(size.height + insets.top + insets.bottom))
  }

  func layOutConfiguredParts(_ parts: ConfiguredParts) {
    let configuration = parts.configuration
    parts.background?.frame = bounds
    parts.background?.configuration.cornerRadius = cornerRadius(configuration)
    let frames = configuredFrames(configuration, in: bounds)
    picture?.frame = frames.image ?? .zero
    parts.indicator?.frame = frames.image ?? .zero
    label?.frame = frames.title ?? .zero
    parts.subtitle?.frame = frames.subtitle ?? .zero
  }

  func configuredFrames(_ configuration: Configuration, in bounds: CGRect) -> ButtonLayout.Frames {
    let content = bounds.inset(by: configuration.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection))
    let layout = configuredLayout(configuration)
    return layout.frames(configuredSizes(layout, width: content.width), in: content)
  }

  private func configuredLayout(_ configuration: Configuration) -> ButtonLayout {
    var layout = ButtonLayout()
    let edges = configuration.imagePlacement
    layout.placement =
      edges.contains(.leading)
      ? .leading : edges.contains(.trailing) ? .trailing : edges.contains(.top) ? .top : .bottom
    layout.horizontal = horizontalPlacement
    layout.vertical = verticalPlacement
    layout.titles = titlePlacement(configuration)
    layout.imagePadding = configuration.imagePadding
    layout.titlePadding = configuration.titlePadding
    layout.imageReservation = configuration.imageReservation
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(traitCollection.displayScale, 1)
    // Halves are rounded down, as others measured on the title of a button of 160 by 44 points.
    layout.rounded = { ($0 * scale - 0.5).rounded(.up) / scale }
    return layout
  }

  private func configuredSizes(_ layout: ButtonLayout, width: CGFloat) -> ButtonLayout.Sizes {
    var sizes = ButtonLayout.Sizes()
    if let indicator = configured?.indicator {
      sizes.image = indicator.intrinsicContentSize
    } else if let picture, picture.image != nil {
      sizes.image = picture.sizeThatFits(.zero)
    }
    let room = CGSize(width: layout.titleWidth(in: width, image: sizes.image), height: .greatestFiniteMagnitude)
    if let label, !label.isEmpty { sizes.title = label.sizeThatFits(room) }
    if let subtitle = configured?.subtitle, !subtitle.isEmpty { sizes.subtitle = subtitle.sizeThatFits(room) }
    return sizes
  }
}
