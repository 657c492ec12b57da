/// The meaning of a color's components.
public final class CGColorSpace: Sendable {
  /// The number of a color's components, without alpha.
  public let numberOfComponents: Int

  package init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }
}

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

/// Returns the space of shades of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

/// A Core Foundation dictionary. There are none on Linux: where one may be given, nil is.
public final class CFDictionary {
  private init() {}
}
