public import Foundation

/// An object that creates the views of a nib file.
///
/// Linux has no nib files because their outlets need Objective-C names. Override `instantiate(withOwner:options:)` in a
/// subclass instead; table views accept it like any nib.
@MainActor @preconcurrency open class UINib: NSObject {
  /// The key of an option for creating the views of a nib.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public var rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String

  /// Creates a nib from a file in a bundle.
  ///
  /// The file is read when the views are created.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates a nib from the content of a nib file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "of \(data.count) bytes"
    super.init()
  }

  /// Creates new views from the nib.
  ///
  /// Crashes unless a subclass overrides it because Linux has no nib files.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that receives the outlets of the file's owner.
  ///   - optionsOrNil: The options.
  /// - Returns: The top-level objects.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    // Apple's message begins this way: "Could not load NIB in bundle".
    raise(
      .internalInconsistency,
      "Could not load NIB '\(name)': there are no nib files in UIKit on Linux. Override instantiate(withOwner:options:) in a "
        + "subclass to make its views in code.")
  }
}
