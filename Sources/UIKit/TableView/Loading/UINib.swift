public import Foundation

/// Makes the views that a nib file describes.
///
/// There are no nib files on Linux, whose views would find their outlets by Objective-C's names. A subclass that overrides
/// `instantiate(withOwner:options:)` stands for one: tables take it as they take any.
@MainActor @preconcurrency open class UINib: NSObject {
  /// The key of an option for making the views of a nib.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name itself.
    public var rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String

  /// Names a nib file of a bundle. It is looked for when its views are made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Takes the content of a nib file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "of \(data.count) bytes"
    super.init()
  }

  /// Makes the nib's views anew. Ends the process here, unless a subclass makes them: there are no nib files on Linux.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that outlets of the file's owner belong to.
  ///   - optionsOrNil: The options.
  /// - Returns: The top-level objects.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    // Apple's words begin so: "Could not load NIB in bundle".
    raise(
      .internalInconsistency,
      "Could not load NIB '\(name)': there are no nib files in UIKit on Linux. Override instantiate(withOwner:options:) in a "
        + "subclass to make its views in code.")
  }
}
