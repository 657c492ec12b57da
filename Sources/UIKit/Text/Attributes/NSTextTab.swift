public import Foundation

/// A tab stop in a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {  // open like Apple's; its stored value never changes
  /// A key of a tab's options.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  let stop: TabRuler.Stop

  init(_ stop: TabRuler.Stop) {
    self.stop = stop
    super.init()
  }

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: Whether the text up to the next tab begins, ends (right), or is centered at the stop.
  ///   - loc: The distance from the leading edge, in points.
  ///   - options: Options, which have no effect.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    stop = TabRuler.Stop(location: loc, alignment: alignment)
    super.init()
  }

  /// The alignment of the text at the stop.
  open var alignment: NSTextAlignment { stop.alignment }

  /// The distance from the leading edge, in points.
  open var location: CGFloat { stop.location }

  /// Returns the tab stop itself because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is a tab stop with the same location and alignment.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

  /// The hash of the tab stop's values.
  open override var hash: Int { stop.hashValue }
}
