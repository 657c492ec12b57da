import Pages
import UIKit

/// The pictures on the documentation pages of the steps.
///
/// Each picture shows only one sample. There's a light and a dark picture in each language.
@MainActor enum SamplePictures {
  private static let width: CGFloat = 320

  /// Returns the pictures, each with its file name without the extension.
  ///
  /// DocC reads the appearance of a picture from its name.
  static func draw() async -> [(name: String, image: UIImage)] {
    var pictures: [(name: String, image: UIImage)] = []
    for name in SampleController.names {
      for language in Language.allCases {
        for isDark in [false, true] {
          guard let image = await picture(of: name, in: language, isDark: isDark) else { continue }
          pictures.append(("sample-\(name)-\(language.rawValue)\(isDark ? "~dark" : "")@2x", image))
        }
      }
    }
    return pictures
  }

  /// Returns a picture of a sample after simulated touches have shown the effect of its step.
  static func picture(of name: String, in language: Language, isDark: Bool) async -> UIImage? {
    Studio.speak(language)
    guard let sample = SampleController(name, in: language) else { return nil }
    var held: UIImage?
    let window = await show(sample, isDark: isDark) { window in
      if sample.isHeld { held = Studio.photograph(window, layout: .zero).image }
    }
    return framed(held ?? Studio.photograph(window, layout: .zero).image)
  }

  /// Shows a sample, and performs the touches that show the effect of its step.
  ///
  /// - Parameter look: A closure called at the end of each touch's path, before the touch ends.
  /// - Returns: The sample's window, which is as high as the sample.
  static func show(
    _ sample: SampleController, isDark: Bool = false, look: (UIWindow) -> Void = { _ in }
  ) async -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 2000))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.traitOverrides.displayScale = 2
    window.rootViewController = sample
    window.makeKeyAndVisible()
    func fit() {
      window.frame.size.height = sample.fit()
      window.layoutIfNeeded()
    }
    window.layoutIfNeeded()
    fit()
    let count = sample.touches().count
    for index in 0..<count {
      // Computes the touches again, because the previous one may have moved rows.
      await Studio.touch(sample.touches()[index], on: window) { look(window) }
      // If a tap changed the data, the rows move one turn later.
      await sample.waitForUpdates()
      await Studio.skipAnimations(in: window)
    }
    if sample.patience > .zero {
      try? await Task.sleep(for: sample.patience)
      await Studio.skipAnimations(in: window)
    }
    if count > 0 || sample.patience > .zero {
      fit()
      await Studio.skipAnimations(in: window)
    }
    return window
  }

  /// Returns a picture with round corners and an edge, because white rows are on white pages, and black ones on black.
  private static func framed(_ image: UIImage) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = false
    return UIGraphicsImageRenderer(size: image.size, format: format).image { renderer in
      let frame = CGRect(origin: .zero, size: image.size)
      let outline = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 10)
      renderer.cgContext.saveGState()
      outline.addClip()
      image.draw(in: frame)
      renderer.cgContext.restoreGState()
      outline.lineWidth = 1
      UIColor(white: 0.5, alpha: 0.45).setStroke()
      outline.stroke()
    }
  }
}
