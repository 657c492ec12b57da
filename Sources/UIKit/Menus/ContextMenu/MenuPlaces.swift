import Foundation

/// Where a menu and what is lifted with it come to be. Uses no view.
struct MenuPlaces: Equatable {
  private(set) var menuFrame: CGRect
  private(set) var previewFrame: CGRect?

  /// - Parameters:
  ///   - room: The part of the window that may be used.
  ///   - anchor: What the menu belongs to, where nothing is lifted.
  ///   - preview: Where what is lifted comes from, and how large it is then.
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
      // Both are moved up until they have room; a menu too high for that scrolls.
      height = min(height, max(room.height - frame.height - distance, room.height * 0.4))
      y = room.maxY - height
      lifted?.origin.y = max(room.minY, y - distance - frame.height)
    } else {
      y = room.maxY - height
    }
    // At the side of what it belongs to: at its start, or its end where that is in the other half.
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
