public import Foundation

/// A place that the text after a tabulator goes on at.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {  // open as Apple's; its one stored value never changes
  /// A key of a tab's options.
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// The option's name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  let stop: TabRuler.Stop

  init(_ stop: TabRuler.Stop) {
    self.stop = stop
    super.init()
  }

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - alignment: Whether the text up to the next tabulator begins, ends (right) or has its middle at the tab.
  ///   - loc: The distance from the leading edge, in points.
  ///   - options: None has an effect here.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    stop = TabRuler.Stop(location: loc, alignment: alignment)
    super.init()
  }

  /// The part of the text up to the next tabulator that stands at the tab.
  open var alignment: NSTextAlignment { stop.alignment }

  /// The distance from the leading edge, in points.
  open var location: CGFloat { stop.location }

  /// Returns the tab, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether the other object is a tab of the same place and alignment.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

  /// Equal tabs have equal hashes.
  open override var hash: Int { stop.hashValue }
}
