public import Foundation

extension UIImage {
  /// Creates an image from a PNG file in the main bundle, or returns `nil` if it doesn't exist.
  ///
  /// - Parameter name: The name of the file, with or without `.png` and `@2x` or `@3x`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from a PNG file in a bundle, or returns `nil` if it doesn't exist.
  ///
  /// If there are several files with the name, the method prefers the scale of the traits, then larger scales, and then
  /// smaller ones.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without `.png` and `@2x` or `@3x`.
  ///   - bundle: The bundle, or `nil` for the main bundle.
  ///   - traitCollection: The traits that specify the scale, or `nil` for the current traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let wanted = (traitCollection ?? .current).displayScale
    let files = [1, 2, 3].compactMap { scale -> (scale: CGFloat, path: String)? in
      let file = scale == 1 ? base : "\(base)@\(scale)x"
      return (bundle ?? .main).path(forResource: file, ofType: "png").map { (CGFloat(scale), $0) }
    }
    guard let file = files.first(where: { $0.scale >= wanted }) ?? files.last else { return nil }
    self.init(contentsOfFile: file.path)
  }

  /// Creates an image of a system symbol, or returns `nil` if the symbol isn't available.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates an image of a system symbol with a configuration, or returns `nil` if the symbol isn't available.
  ///
  /// UIKit reports a missing symbol once on standard error, with the nearest names.
  ///
  /// - Parameters:
  ///   - name: The name of Apple's symbol with the same meaning. The drawings are part of this library.
  ///   - configuration: The size and weight of the symbol.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = Symbol.all[name] else {
      Symbol.tellMissing(name)
      return nil
    }
    self.init(
      .symbol(symbol), Attributes(configuration: (configuration as? SymbolConfiguration)?.values ?? .init()))
  }
}
