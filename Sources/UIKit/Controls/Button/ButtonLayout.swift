import Foundation

/// The layout of a button's image, title, and subtitle, computed in reading order and mirrored at the end.
struct ButtonLayout {
  enum Horizontal { case start, center, end, fill }
  enum Vertical { case top, center, bottom, fill }
  enum Placement { case leading, trailing, top, bottom }

  /// The sizes of the parts, in whole pixels. A part that the button doesn't show is `nil`.
  struct Sizes: Equatable {
    var image: CGSize?
    var title: CGSize?
    var subtitle: CGSize?
  }

  struct Frames: Equatable {
    var image: CGRect?
    var title: CGRect?
    var subtitle: CGRect?
  }

  var placement = Placement.leading
  var horizontal = Horizontal.center
  var vertical = Vertical.center
  /// The alignment of the title and subtitle relative to each other.
  var titles = Horizontal.center
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// The minimum space for the image along the axis on which the image and the titles are arranged.
  var imageReservation: CGFloat = 0
  var isMirrored = false
  /// Rounds a coordinate to a whole pixel.
  var rounded: (CGFloat) -> CGFloat = { $0 }

  private var isInRow: Bool { placement == .leading || placement == .trailing }

  /// Returns the size of the whole content.
  func size(_ sizes: Sizes) -> CGSize {
    let image = imageRoom(sizes)
    let titles = titleBlock(sizes)
    let gap = image != nil && titles != nil ? imagePadding : 0
    let (first, second) = (image ?? .zero, titles ?? .zero)
    if isInRow {
      return CGSize(width: first.width + gap + second.width, height: max(first.height, second.height))
    }
    return CGSize(width: max(first.width, second.width), height: first.height + gap + second.height)
  }

  /// Returns the width available to the titles in content of the given width.
  func titleWidth(in width: CGFloat, image: CGSize?) -> CGFloat {
    guard isInRow, let image else { return width }
    return max(0, width - max(image.width, imageReservation) - imagePadding)
  }

  private func imageRoom(_ sizes: Sizes) -> CGSize? {
    guard var image = sizes.image else { return nil }
    if isInRow {
      image.width = max(image.width, imageReservation)
    } else {
      image.height = max(image.height, imageReservation)
    }
    return image
  }

  private func titleBlock(_ sizes: Sizes) -> CGSize? {
    guard let title = sizes.title else { return sizes.subtitle }
    guard let subtitle = sizes.subtitle else { return title }
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
  }

  /// Places all parts in a rectangle. If the content is too wide, the titles shrink before the image does.
  func frames(_ sizes: Sizes, in content: CGRect) -> Frames {
    let image = imageRoom(sizes).map {
      CGSize(width: min($0.width, content.width), height: $0.height)
    }
    let titles = titleBlock(sizes).map {
      CGSize(width: min($0.width, titleWidth(in: content.width, image: image)), height: $0.height)
    }
    let (imageRoom, titleRect) = rects(image, titles, in: content)
    var frames = Frames()
    if let own = sizes.image, let imageRoom {
      frames.image = centered(CGSize(width: min(own.width, imageRoom.width), height: own.height), in: imageRoom)
    }
    if let block = titleRect {
      let split = split(block, sizes)
      frames.title = split.title
      frames.subtitle = split.subtitle
    }
    return frames.placed(rounded: rounded, mirroredIn: isMirrored ? content : nil)
  }

  /// Returns the rectangles of the image and the titles.
  private func rects(_ image: CGSize?, _ titles: CGSize?, in content: CGRect) -> (CGRect?, CGRect?) {
    let total = size(Sizes(image: image, title: titles))
    let extent = CGRect(
      x: start(total.width, in: content), y: top(total.height, in: content),
      width: horizontal == .fill ? content.width : total.width,
      height: vertical == .fill ? content.height : total.height)
    guard let image else { return (nil, titles.map { inRow($0, in: extent) }) }
    guard let titles else { return (inRow(image, in: extent), nil) }
    if isInRow {
      let titleWidth = horizontal == .fill ? max(0, extent.width - image.width - imagePadding) : titles.width
      let imageX = placement == .leading ? extent.minX : extent.maxX - image.width
      let titleX = placement == .leading ? extent.minX + image.width + imagePadding : extent.minX
      return (
        inRow(image, in: CGRect(x: imageX, y: extent.minY, width: image.width, height: extent.height)),
        inRow(titles, in: CGRect(x: titleX, y: extent.minY, width: titleWidth, height: extent.height))
      )
    }
    // Stacked content keeps its height, so the remaining space is split above and below it.
    let y = extent.minY + (extent.height - total.height) / 2
    let imageY = placement == .top ? y : y + titles.height + imagePadding
    let titleY = placement == .top ? y + image.height + imagePadding : y
    return (
      across(CGRect(x: extent.minX, y: imageY, width: extent.width, height: image.height), width: image.width),
      across(CGRect(x: extent.minX, y: titleY, width: extent.width, height: titles.height), width: titles.width)
    )
  }

  private func start(_ width: CGFloat, in content: CGRect) -> CGFloat {
    switch horizontal {
    case .start, .fill: content.minX
    case .center: content.minX + (content.width - width) / 2
    case .end: content.maxX - width
    }
  }

  private func top(_ height: CGFloat, in content: CGRect) -> CGFloat {
    switch vertical {
    case .top, .fill: content.minY
    case .center: content.minY + (content.height - height) / 2
    case .bottom: content.maxY - height
    }
  }

  /// Returns the frame of a part in a row: as tall as the available space if the content fills it, and otherwise
  /// positioned by the vertical alignment.
  private func inRow(_ size: CGSize, in room: CGRect) -> CGRect {
    let width = horizontal == .fill ? room.width : size.width
    if vertical == .fill { return CGRect(x: room.minX, y: room.minY, width: width, height: room.height) }
    return CGRect(x: room.minX, y: room.minY + offset(size.height, room.height), width: width, height: size.height)
  }

  private func offset(_ height: CGFloat, _ room: CGFloat) -> CGFloat {
    switch vertical {
    case .top: 0
    case .bottom: room - height
    case .center, .fill: (room - height) / 2
    }
  }

  private func across(_ room: CGRect, width: CGFloat) -> CGRect {
    switch horizontal {
    case .fill: room
    case .start: CGRect(x: room.minX, y: room.minY, width: width, height: room.height)
    case .center: CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
    case .end: CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
    }
  }

  private func centered(_ size: CGSize, in room: CGRect) -> CGRect {
    if horizontal == .fill && vertical == .fill { return room }
    return CGRect(
      x: room.midX - size.width / 2, y: vertical == .fill ? room.minY : room.midY - size.height / 2, width: size.width,
      height: vertical == .fill ? room.height : size.height)
  }

  private func split(_ block: CGRect, _ sizes: Sizes) -> (title: CGRect?, subtitle: CGRect?) {
    guard let title = sizes.title else { return (nil, block) }
    guard let subtitle = sizes.subtitle else { return (block, nil) }
    func line(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, block.width)
      let x =
        switch titles {
        case .start, .fill: block.minX
        case .center: block.midX - width / 2
        case .end: block.maxX - width
        }
      return CGRect(x: x, y: y, width: width, height: size.height)
    }
    return (line(title, block.minY), line(subtitle, block.minY + title.height + titlePadding))
  }
}

extension ButtonLayout.Frames {
  /// Returns the frames rounded to whole pixels, and mirrored if `content` isn't `nil`.
  fileprivate func placed(rounded: (CGFloat) -> CGFloat, mirroredIn content: CGRect?) -> Self {
    func placed(_ rect: CGRect) -> CGRect {
      var rect = rect
      if let content { rect.origin.x = content.minX + content.maxX - rect.maxX }
      return CGRect(x: rounded(rect.minX), y: rounded(rect.minY), width: rect.width, height: rect.height)
    }
    return ButtonLayout.Frames(image: image.map(placed), title: title.map(placed), subtitle: subtitle.map(placed))
  }
}
