import UIKit

/// Draws the log's badges and scenes, each once, and keeps the images.
@MainActor final class TrailPictures {
  /// A badge's width and height, in points.
  static let badgeSide: CGFloat = 40
  /// A scene's height in widths.
  static let aspect: CGFloat = 0.52
  /// The width that scenes are drawn at, in points; views scale them.
  private static let sceneWidth: CGFloat = 400

  private var badges: [ScaledKey<Walker>: UIImage] = [:]
  private var scenes: [ScaledKey<TrailScene>: UIImage] = [:]

  /// A walker's initials on a round ground of their color.
  func badge(of walker: Walker) -> UIImage {
    let key = ScaledKey(walker)
    if let image = badges[key] { return image }
    let side = Self.badgeSide
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { renderer in
      let circle = CGRect(x: 0, y: 0, width: side, height: side)
      renderer.cgContext.saveGState()
      UIBezierPath(ovalIn: circle).addClip()
      let pen = Pen(main: walker.color, second: .white, groundColor: walker.color, context: renderer.cgContext)
      renderer.cgContext.scaleBy(x: side / 100, y: side / 100)
      pen.ground(top: walker.color, bottom: walker.color.darker(0.16))
      renderer.cgContext.restoreGState()
      let text = NSAttributedString(
        string: walker.initials,
        attributes: [.font: UIFont.systemFont(ofSize: 16, weight: .semibold), .foregroundColor: UIColor.white])
      let size = text.size()
      text.draw(at: CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2))
    }
    badges[key] = image
    return image
  }

  /// A scene.
  func image(of scene: TrailScene) -> UIImage {
    let key = ScaledKey(scene)
    if let image = scenes[key] { return image }
    let size = CGSize(width: Self.sceneWidth, height: (Self.sceneWidth * Self.aspect).rounded())
    let image = UIGraphicsImageRenderer(size: size).image { scene.draw(in: $0.cgContext, size: size) }
    scenes[key] = image
    return image
  }
}
