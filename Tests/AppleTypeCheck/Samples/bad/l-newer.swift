// swift-format-ignore-file
// Names that need iOS 18 or later are marked in Shadow/UIKit/Newer.swift.
import UIKit

final class Cell: UITableViewCell {
  override func updateProperties() {}  //! cannot override 'updateProperties' which has been marked unavailable: needs iOS 26
}
@MainActor func use(_ v: UIScrollView) {
  v.stopScrollingAndZooming()  //! 'stopScrollingAndZooming()' is unavailable: needs iOS 17.4
  v.topEdgeEffect.isHidden = true  //! 'topEdgeEffect' is unavailable: needs iOS 26
}
