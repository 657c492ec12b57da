public import Foundation

extension UIImage {
  /// Makes an image of a PNG file in the main bundle; nil if there is none.
  ///
  /// - Parameter name: The file's name, which may lack `.png` and `@2x` or `@3x`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Makes an image of a PNG file in a bundle; nil if there is none.
  ///
  /// Of several files with the name, the one is taken whose pixels a point are those of the traits, or else more, or
  /// else fewer.
  ///
  /// - Parameters:
  ///   - name: The file's name, which may lack `.png` and `@2x` or `@3x`.
  ///   - bundle: The bundle; the main one by default.
  ///   - traitCollection: Say the scale; the current ones by default.
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

  /// Makes an image of a symbol of the system; nil if there is none of that name here.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Makes an image of a system symbol in a configuration; nil if there is no symbol of that name here.
  ///
  /// A missing symbol is reported once, on standard error, with the available names.
  ///
  /// - Parameters:
  ///   - name: The name that Apple's symbol of the same meaning has; the drawings are this library's.
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
