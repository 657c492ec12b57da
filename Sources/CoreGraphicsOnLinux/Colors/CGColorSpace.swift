/// A color space, which gives the components of a color their meaning.
public final class CGColorSpace: Sendable {
  /// The number of a color's components, excluding alpha.
  public let numberOfComponents: Int

  package init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }
}

/// Returns the color space with red, green, and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// Returns the color space with shades of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

/// A Core Foundation dictionary.
///
/// Linux has none, so you pass `nil` for parameters of this type.
public final class CFDictionary {
  private init() {}
}
