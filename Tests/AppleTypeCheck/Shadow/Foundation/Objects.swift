// Foundation's classes that UIKit's signatures and a table library mention. Value types (Date, URL, IndexPath, Data,
// Locale, Calendar, AttributedString, formatters) are the toolchain's FoundationEssentials and FoundationInternationalization.
@_exported import ObjectiveC
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import Dispatch
import Observation

public typealias NSInteger = Int

@objc public protocol NSCoding {
  func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}
@objc public protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
@objc public protocol NSCopying { func copy(with zone: NSZone?) -> Any }
@objc public protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
@_inheritsConvenienceInitializers @objc open class NSCoder: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSKeyedArchiver: NSCoder {
  open class func archivedData(withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool) throws
    -> Data
}
@_inheritsConvenienceInitializers @objc open class NSKeyedUnarchiver: NSCoder {
  public init(forReadingFrom data: Data) throws
}
@_inheritsConvenienceInitializers @objc open class NSString: NSObject, NSCopying {
  override public dynamic init()
  open func copy(with zone: NSZone? = nil) -> Any
  public convenience init(string: String)
  open var length: Int { get }
}
@_inheritsConvenienceInitializers @objc open class NSArray: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSDictionary: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSSet: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSValue: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSNumber: NSValue {
  override public dynamic init()
  public convenience init(value: Int)
  public convenience init(value: Double)
  public convenience init(value: Bool)
  open var intValue: Int { get }
  open var doubleValue: Double { get }
  open var boolValue: Bool { get }
}
@_inheritsConvenienceInitializers @objc open class NSIndexPath: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSData: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSDate: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSURL: NSObject {
  override public dynamic init()
  public convenience init?(string URLString: String)
}
@_inheritsConvenienceInitializers @objc open class NSUUID: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSNull: NSObject { override public dynamic init() }
@_inheritsConvenienceInitializers @objc open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
  open var domain: String { get }
  open var code: Int { get }
  open var userInfo: [String: Any] { get }
  open var localizedDescription: String { get }
}
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { get }
  public var failureReason: String? { get }
  public var recoverySuggestion: String? { get }
}
extension Error { public var localizedDescription: String { get } }

public func NSProtocolFromString(_ namestr: String) -> Protocol?
@_inheritsConvenienceInitializers @objc open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { get }
  open class var standardOutput: FileHandle { get }
}
// Page: filehandle/write(contentsof:).
extension FileHandle { public func write<T: DataProtocol>(contentsOf data: T) throws }

extension NSObject: CustomStringConvertible, CustomDebugStringConvertible {
  @objc open var description: String { get }
  @objc open var debugDescription: String { get }
  @objc(setValue:forKey:) open func setValue(_ value: Any?, forKey key: String)
  @objc(valueForKey:) open func value(forKey key: String) -> Any?
}
extension NSObjectProtocol where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation
}
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var new: NSKeyValueObservingOptions { get }
  public static var old: NSKeyValueObservingOptions { get }
  public static var initial: NSKeyValueObservingOptions { get }
}
public struct NSKeyValueObservedChange<Value> {
  public var newValue: Value? { get }
  public var oldValue: Value? { get }
}
@objc public class NSKeyValueObservation: NSObject { public func invalidate() }

public struct NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init()
  public init(location: Int, length: Int)
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index
  public static func == (lhs: NSRange, rhs: NSRange) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral, SetAlgebra {
  public typealias Element = Int
  public typealias ArrayLiteralElement = Int
  public init()
  public init(integer: Int)
  public init(integersIn range: Range<Int>)
  public init<S: Sequence>(_ elements: S) where S.Element == Int
  public init(arrayLiteral elements: Int...)
  public var count: Int { get }
  public var isEmpty: Bool { get }
  public var first: Int? { get }
  public var last: Int? { get }
  public func makeIterator() -> AnyIterator<Int>
  public func contains(_ integer: Int) -> Bool
  public func union(_ other: IndexSet) -> IndexSet
  public func intersection(_ other: IndexSet) -> IndexSet
  public func symmetricDifference(_ other: IndexSet) -> IndexSet
  public mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int)
  public mutating func remove(_ member: Int) -> Int?
  public mutating func update(with newMember: Int) -> Int?
  public mutating func formUnion(_ other: IndexSet)
  public mutating func formIntersection(_ other: IndexSet)
  public mutating func formSymmetricDifference(_ other: IndexSet)
  public static func == (a: IndexSet, b: IndexSet) -> Bool
  public func hash(into hasher: inout Hasher)
}
public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
public var NSNotFound: Int { get }
extension Range where Bound == String.Index { public init?(_ range: NSRange, in string: some StringProtocol) }
public struct NSStringEncoding: Sendable {}

@objc open class NSAttributedString: NSObject, NSCopying, NSCoding {
  public struct Key: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public var rawValue: String { get }
    public static func == (lhs: Key, rhs: Key) -> Bool
    public func hash(into hasher: inout Hasher)
  }
  override public dynamic init()
  public init(string str: String)
  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
  public init(attributedString attrStr: NSAttributedString)
  public convenience init(_ attrStr: AttributedString)
  required public init?(coder: NSCoder)
  open func encode(with coder: NSCoder)
  open func copy(with zone: NSZone? = nil) -> Any
  open var string: String { get }
  open var length: Int { get }
  open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString
    .Key: Any]
  open func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any?
  open func attributedSubstring(from range: NSRange) -> NSAttributedString
  open func enumerateAttributes(
    in enumerationRange: NSRange,
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
}
extension AttributedString { public init(_ nsStr: NSAttributedString) }
extension AttributeContainer { public init(_ dictionary: [NSAttributedString.Key: Any]) }
extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  public init(_ container: AttributeContainer)
}
@objc open class NSMutableAttributedString: NSAttributedString {
  override public dynamic init()
  override public init(string str: String)
  override public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
  override public init(attributedString attrStr: NSAttributedString)
  required public init?(coder: NSCoder)
  open func append(_ attrString: NSAttributedString)
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange)
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
}

@objc open class Bundle: NSObject, @unchecked Sendable {
  override public dynamic init()
  public init?(path: String)
  public init(for aClass: AnyClass)
  open class var main: Bundle { get }
  open var bundleIdentifier: String? { get }
  open var preferredLocalizations: [String] { get }
  open func url(forResource name: String?, withExtension ext: String?) -> URL?
  open func path(forResource name: String?, ofType ext: String?) -> String?
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
}
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String
extension String {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil)
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String)
    public init(_ value: String)
  }
}

@objc open class NSLocale: NSObject {
  @nonobjc public class var currentLocaleDidChangeNotification: NSNotification.Name { get }
}

@objc open class NSNotification: NSObject {
  public struct Name: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public var rawValue: String { get }
    public static func == (lhs: Name, rhs: Name) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Notification.Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
}
@objc open class NotificationCenter: NSObject, @unchecked Sendable {
  override public dynamic init()
  open class var `default`: NotificationCenter { get }
  open func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?)
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
  open func removeObserver(_ observer: Any)
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> AsyncStream<
    Notification
  >
}
@objc open class OperationQueue: NSObject, @unchecked Sendable {
  override public dynamic init()
  open class var main: OperationQueue { get }
}
@objc open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  open class func data(withJSONObject obj: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
  open class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
}
@objc open class RunLoop: NSObject {
  open class var main: RunLoop { get }
  open func run(until limitDate: Date)
  public struct Mode: Hashable, Sendable {
    public static var common: Mode { get }
    public static var `default`: Mode { get }
    public static func == (lhs: Mode, rhs: Mode) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
@objc open class Timer: NSObject {
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer
  open func invalidate()
}
@objc open class Thread: NSObject { open class var isMainThread: Bool { get } }
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  override public dynamic init()
  open func object(forKey key: KeyType) -> ObjectType?
  open func setObject(_ obj: ObjectType, forKey key: KeyType)
  open func removeObject(forKey key: KeyType)
  open func removeAllObjects()
  open var countLimit: Int { get set }
}
@objc open class UserDefaults: NSObject {
  open class var standard: UserDefaults { get }
  open func set(_ value: Any?, forKey defaultName: String)
  open func string(forKey defaultName: String) -> String?
  open func bool(forKey defaultName: String) -> Bool
  open func integer(forKey defaultName: String) -> Int
}
@objc open class NSLock: NSObject, @unchecked Sendable {
  override public dynamic init()
  open func lock()
  open func unlock()
  public func withLock<R>(_ body: () throws -> R) rethrows -> R
}
@objc open class Formatter: NSObject {
  override public dynamic init()
  open func string(for obj: Any?) -> String?
}
@objc open class NumberFormatter: Formatter {
  override public dynamic init()
  public enum Style: UInt, Sendable { case none, decimal, currency, percent, scientific, spellOut }
  open var numberStyle: NumberFormatter.Style { get set }
  open var minimumFractionDigits: Int { get set }
  open var maximumFractionDigits: Int { get set }
  open var locale: Locale! { get set }
  open var timeZone: TimeZone! { get set }
  open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
  open func string(from number: NSNumber) -> String?
  open func number(from string: String) -> NSNumber?
}
@objc open class DateFormatter: Formatter {
  override public dynamic init()
  public enum Style: UInt, Sendable { case none, short, medium, long, full }
  open var dateStyle: DateFormatter.Style { get set }
  open var timeStyle: DateFormatter.Style { get set }
  open var dateFormat: String! { get set }
  open var locale: Locale! { get set }
  open var timeZone: TimeZone! { get set }
  open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
  open func string(from date: Date) -> String
  open func date(from string: String) -> Date?
}
@_inheritsConvenienceInitializers @objc open class NSSortDescriptor: NSObject {
  public init(key: String?, ascending: Bool)
}
@_inheritsConvenienceInitializers @objc open class NSPredicate: NSObject {
  public init(format predicateFormat: String, argumentArray arguments: [Any]?)
}
public func NSStringFromClass(_ aClass: AnyClass) -> String
public func NSClassFromString(_ aClassName: String) -> AnyClass?
