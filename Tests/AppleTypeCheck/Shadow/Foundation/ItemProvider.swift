// Pages: nsitemprovider, nsitemproviderreading, nsitemproviderwriting.
import ObjectiveC
import FoundationEssentials

// Pages: nsitemprovider and its members, nsitemproviderwriting, nsitemproviderreading.
@objc public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, ownProcess = 3 }
@objc open class Progress: NSObject, @unchecked Sendable {
  public convenience init(totalUnitCount unitCount: Int64)
  open var totalUnitCount: Int64 { get set }
  open var completedUnitCount: Int64 { get set }
  open var isCancelled: Bool { get }
  open func cancel()
}
@objc public protocol ProgressReporting: NSObjectProtocol { var progress: Progress { get } }
@objc open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  @objc public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }
  public class var errorDomain: String { get }
  override public dynamic init()
  public convenience init(object: any NSItemProviderWriting)
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?)
  open func copy(with zone: NSZone? = nil) -> Any
  open var registeredTypeIdentifiers: [String] { get }
  open var suggestedName: String? { get set }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?)
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress
}
extension NSItemProvider {
  @preconcurrency public func registerObject<T>(
    ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting
  public func canLoadObject<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading
  @preconcurrency @discardableResult public func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading
}
@objc public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  @objc optional static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  @objc optional var writableTypeIdentifiersForItemProvider: [String] { get }
  @objc optional func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
@objc public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}
// Required, and of the protocol itself; here a throwing `@objc` method crashes the compiler (6.3.1).
extension NSItemProviderReading {
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
extension NSString: NSItemProviderWriting, NSItemProviderReading {
  @objc public static var writableTypeIdentifiersForItemProvider: [String] { get }
  @objc public static var readableTypeIdentifiersForItemProvider: [String] { get }
  @objc public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  @objc public static var writableTypeIdentifiersForItemProvider: [String] { get }
  @objc public static var readableTypeIdentifiersForItemProvider: [String] { get }
  @objc public var writableTypeIdentifiersForItemProvider: [String] { get }
  @objc public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
