// Text that is typed. Pages read: uitextinputtraits and its enumerations, uitextcontenttype, uikeyinput, uitextinput,
// uitextinputdelegate, uitextinputtokenizer, uitextposition, uitextrange, uitextselectionrect, uitextdirection.
@objc public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
    twitter, webSearch, asciiCapableNumberPad
  public static var alphabet: UIKeyboardType { get }
}
@objc public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static var alert: UIKeyboardAppearance { get }
}
@objc public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
@objc public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
@objc public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var name: UITextContentType { get }
  public static var namePrefix: UITextContentType { get }
  public static var givenName: UITextContentType { get }
  public static var middleName: UITextContentType { get }
  public static var familyName: UITextContentType { get }
  public static var nameSuffix: UITextContentType { get }
  public static var nickname: UITextContentType { get }
  public static var jobTitle: UITextContentType { get }
  public static var organizationName: UITextContentType { get }
  public static var location: UITextContentType { get }
  public static var fullStreetAddress: UITextContentType { get }
  public static var streetAddressLine1: UITextContentType { get }
  public static var streetAddressLine2: UITextContentType { get }
  public static var addressCity: UITextContentType { get }
  public static var addressState: UITextContentType { get }
  public static var addressCityAndState: UITextContentType { get }
  public static var sublocality: UITextContentType { get }
  public static var countryName: UITextContentType { get }
  public static var postalCode: UITextContentType { get }
  public static var telephoneNumber: UITextContentType { get }
  public static var emailAddress: UITextContentType { get }
  public static var URL: UITextContentType { get }
  public static var creditCardNumber: UITextContentType { get }
  public static var username: UITextContentType { get }
  public static var password: UITextContentType { get }
  public static var newPassword: UITextContentType { get }
  public static var oneTimeCode: UITextContentType { get }
  public static var shipmentTrackingNumber: UITextContentType { get }
  public static var flightNumber: UITextContentType { get }
  public static var dateTime: UITextContentType { get }
  public static var creditCardSecurityCode: UITextContentType { get }
  public static var creditCardName: UITextContentType { get }
  public static var creditCardGivenName: UITextContentType { get }
  public static var creditCardMiddleName: UITextContentType { get }
  public static var creditCardFamilyName: UITextContentType { get }
  public static var creditCardExpiration: UITextContentType { get }
  public static var creditCardExpirationMonth: UITextContentType { get }
  public static var creditCardExpirationYear: UITextContentType { get }
  public static var creditCardType: UITextContentType { get }
  public static var birthdate: UITextContentType { get }
  public static var birthdateDay: UITextContentType { get }
  public static var birthdateMonth: UITextContentType { get }
  public static var birthdateYear: UITextContentType { get }
  public static func == (a: UITextContentType, b: UITextContentType) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension UITextContentType: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UITextContentType?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout UITextContentType?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UITextContentType
}
@MainActor @preconcurrency @objc public protocol UITextInputTraits: NSObjectProtocol {
  @objc optional var autocapitalizationType: UITextAutocapitalizationType { get set }
  @objc optional var autocorrectionType: UITextAutocorrectionType { get set }
  @objc optional var spellCheckingType: UITextSpellCheckingType { get set }
  @objc optional var smartQuotesType: UITextSmartQuotesType { get set }
  @objc optional var smartDashesType: UITextSmartDashesType { get set }
  @objc optional var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  @objc optional var inlinePredictionType: UITextInlinePredictionType { get set }
  @objc optional var keyboardType: UIKeyboardType { get set }
  @objc optional var keyboardAppearance: UIKeyboardAppearance { get set }
  @objc optional var returnKeyType: UIReturnKeyType { get set }
  @objc optional var enablesReturnKeyAutomatically: Bool { get set }
  @objc optional var isSecureTextEntry: Bool { get set }
  @objc optional var textContentType: UITextContentType! { get set }
}
@MainActor @preconcurrency @objc public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
@MainActor @preconcurrency @objc public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  weak var inputDelegate: (any UITextInputDelegate)? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
  @objc optional func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  @objc optional var textInputView: UIView { get }
  @objc optional var selectionAffinity: UITextStorageDirection { get set }
}
@MainActor @preconcurrency @objc public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
@MainActor @preconcurrency @objc public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
@MainActor @preconcurrency @objc open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  public init(textInput: any UIResponder & UITextInput)
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
@MainActor @preconcurrency @objc open class UITextPosition: NSObject { override public dynamic init() }
@MainActor @preconcurrency @objc open class UITextRange: NSObject {
  override public dynamic init()
  open var isEmpty: Bool { get }
  open var start: UITextPosition { get }
  open var end: UITextPosition { get }
}
@MainActor @preconcurrency @objc open class UITextSelectionRect: NSObject {
  override public dynamic init()
  open var rect: CGRect { get }
  open var writingDirection: NSWritingDirection { get }
  open var containsStart: Bool { get }
  open var containsEnd: Bool { get }
  open var isVertical: Bool { get }
}
@objc public enum UITextStorageDirection: Int, Sendable { case forward, backward }
@objc public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
@objc public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
  public init(rawValue: Int)
  public var rawValue: Int { get }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection
  public static func == (a: UITextDirection, b: UITextDirection) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension UITextDirection: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout UITextDirection?)
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout UITextDirection?) -> Bool
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> UITextDirection
}
