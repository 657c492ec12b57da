import Foundation

/// The positions of a menu and its preview. It doesn't use views.
struct MenuPlaces: Equatable {
  private(set) var menuFrame: CGRect
  private(set) var previewFrame: CGRect?

  /// Creates the positions.
  ///
  /// - Parameters:
  ///   - room: The usable part of the window.
  ///   - anchor: The rectangle that the menu belongs to, if there's no preview.
  ///   - preview: The original frame of the preview and its lifted size.
  ///   - menu: The size of the menu.
  @MainActor init(
    room: CGRect, anchor: CGRect?, preview: (start: CGRect, size: CGSize)?, menu: CGSize, isMirrored: Bool
  ) {
    let distance = menu.height > 0 ? MenuLook.distance : 0
    var lifted: CGRect?
    if let preview {
      let size = preview.size
      let x = max(room.minX, min(preview.start.midX - size.width / 2, room.maxX - size.width))
      let y = max(room.minY, min(preview.start.midY - size.height / 2, room.maxY - size.height))
      lifted = CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    let owner = lifted ?? anchor ?? .zero
    var height = min(menu.height, room.height)
    var y: CGFloat
    if owner.maxY + distance + height <= room.maxY {
      y = owner.maxY + distance
    } else if owner.minY - distance - height >= room.minY {
      y = owner.minY - distance - height
    } else if let frame = lifted {
      // Both move up until they fit. A menu that's too high scrolls.
      height = min(height, max(room.height - frame.height - distance, room.height * 0.4))
      y = room.maxY - height
      lifted?.origin.y = max(room.minY, y - distance - frame.height)
    } else {
      y = room.maxY - height
    }
    // The menu is aligned with the leading edge of its anchor, or with the trailing edge if that's in the other half.
    let width = min(menu.width, room.width)
    let center = owner.midX - room.midX
    let isAtStart = isMirrored ? center >= -1 : center <= 1
    let left = isMirrored ? owner.maxX - width : owner.minX
    let right = isMirrored ? owner.minX : owner.maxX - width
    let x = max(room.minX, min(isAtStart ? left : right, room.maxX - width))
    menuFrame = CGRect(x: x, y: y, width: width, height: height)
    previewFrame = lifted
  }
}
