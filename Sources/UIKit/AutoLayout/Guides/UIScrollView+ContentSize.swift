import Foundation

extension UIScrollView {
  /// Sets the content size that constraints determine, if they do.
  func takeSolvedContentSize() {
    guard let state = layoutState, let system = state.reference.currentSystem,
      let size = system.contentSize(of: state.reference.slot)
    else { return }
    let scale = layoutScale
    contentSize = CGSize(
      width: PixelGrid.round(size.width, scale: scale), height: PixelGrid.round(size.height, scale: scale))
  }
}
