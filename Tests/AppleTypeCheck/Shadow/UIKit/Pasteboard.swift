// Page read: uipasteboard.
@MainActor @preconcurrency @objc open class UIPasteboard: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public var rawValue: String { get }
    public static var general: Name { get }
    public static func == (a: Name, b: Name) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static var expirationDate: OptionsKey { get }
    public static var localOnly: OptionsKey { get }
    public static func == (a: OptionsKey, b: OptionsKey) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  open class var general: UIPasteboard { get }
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool)
  open class func withUniqueName() -> UIPasteboard
  open class func remove(withName pasteboardName: UIPasteboard.Name)
  open var name: UIPasteboard.Name { get }
  open var changeCount: Int { get }
  open var types: [String] { get }
  open func contains(pasteboardTypes: [String]) -> Bool
  open func data(forPasteboardType pasteboardType: String) -> Data?
  open func value(forPasteboardType pasteboardType: String) -> Any?
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String)
  open func setData(_ data: Data, forPasteboardType pasteboardType: String)
  open var numberOfItems: Int { get }
  open var items: [[String: Any]] { get set }
  open func addItems(_ items: [[String: Any]])
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:])
  open var string: String? { get set }
  open var strings: [String]? { get set }
  open var url: URL? { get set }
  open var urls: [URL]? { get set }
  open var image: UIImage? { get set }
  open var images: [UIImage]? { get set }
  open var color: UIColor? { get set }
  open var colors: [UIColor]? { get set }
  open var hasStrings: Bool { get }
  open var hasURLs: Bool { get }
  open var hasImages: Bool { get }
  open var hasColors: Bool { get }
  nonisolated open class var changedNotification: NSNotification.Name { get }
  nonisolated open class var removedNotification: NSNotification.Name { get }
  nonisolated open class var changedTypesAddedUserInfoKey: String { get }
  nonisolated open class var changedTypesRemovedUserInfoKey: String { get }
}
