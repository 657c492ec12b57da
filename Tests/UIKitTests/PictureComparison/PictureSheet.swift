import UIKit

/// Views in rows, on the system's background, in a window of some traits: what one picture shows.
@MainActor struct PictureSheet {
  let window: UIWindow

  /// - Parameters:
  ///   - rows: Views; those of size zero get the size that they ask for.
  ///   - style: Light or dark.
  ///   - direction: Where lines begin. The views stay in their places; what is in them is mirrored.
  ///   - overriding: Sets further traits.
  init(
    _ rows: [[UIView]], style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, gap: CGFloat = 8,
    overriding: (inout UITraitOverrides) -> Void = { _ in }
  ) {
    window = UIWindow(frame: .zero)
    window.traitOverrides.userInterfaceStyle = style
    window.traitOverrides.layoutDirection = direction
    overriding(&window.traitOverrides)
    window.backgroundColor = .systemBackground
    window.isHidden = false
    var (width, y) = (gap, gap)
    for row in rows {
      var (x, height): (CGFloat, CGFloat) = (gap, 0)
      for view in row {
        window.addSubview(view)
        if view.frame.isEmpty { view.sizeToFit() }
        view.frame.origin = CGPoint(x: x, y: y)
        x += view.frame.width + gap
        height = max(height, view.frame.height)
      }
      width = max(width, x)
      y += height + gap
    }
    window.frame = CGRect(x: 0, y: 0, width: width.rounded(.up), height: y.rounded(.up))
  }
}
