public import Foundation

/// An object that holds copied items, each with one or more representations.
///
/// On Linux, a pasteboard lasts as long as the process, and other processes can't access it.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  /// The name of the pasteboard.
  open private(set) var name: UIPasteboard.Name
  private var contents: [[String: Any]] = []
  private var expiration: Date?
  private var count = 0
  private static var named: [UIPasteboard.Name: UIPasteboard] = [:]

  private init(storing name: UIPasteboard.Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard for copying and pasting.
  open class var general: UIPasteboard { found(.general) }

  private static func found(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let pasteboard = named[name] { return pasteboard }
    let made = UIPasteboard(storing: name)
    named[name] = made
    return made
  }

  /// Finds a pasteboard by its name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether to create the pasteboard if it doesn't exist. If it's `false`, the result is `nil` then.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(storing: pasteboardName)
    shared = Self.found(pasteboardName)
  }

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard { found(UIPasteboard.Name(UUID().uuidString)) }

  /// Removes a pasteboard with its contents.
  ///
  /// The general pasteboard can't be removed.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard pasteboardName != .general, let removed = named.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  /// The pasteboard with the items, if this object only refers to it: Swift's initializers create a new object for each
  /// call.
  private var shared: UIPasteboard?

  /// The number of changes of the contents.
  open var changeCount: Int { shared?.changeCount ?? count }

  // MARK: Items

  /// The items, each with its representations by type.
  open var items: [[String: Any]] {
    get {
      if let shared { return shared.items }
      if let expiration, expiration <= Date() { return [] }
      return contents
    }
    set { setItems(newValue) }
  }

  /// Replaces all items.
  ///
  /// - Parameters:
  ///   - items: The items, each with its representations by type.
  ///   - options: The options, such as the expiration. Other devices never receive the items.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    if let shared { return shared.setItems(items, options: options) }
    expiration = options[.expirationDate] as? Date
    replace(items)
  }

  /// Adds items to the current ones.
  open func addItems(_ items: [[String: Any]]) {
    if let shared { return shared.addItems(items) }
    replace(self.items + items)
  }

  private func replace(_ items: [[String: Any]]) {
    let old = Set(contents.flatMap(\.keys))
    let new = Set(items.flatMap(\.keys))
    contents = items
    count += 1
    var types: [String: [String]] = [:]
    if new != old {
      if !new.subtracting(old).isEmpty {
        types[UIPasteboard.changedTypesAddedUserInfoKey] = new.subtracting(old).sorted()
      }
      if !old.subtracting(new).isEmpty {
        types[UIPasteboard.changedTypesRemovedUserInfoKey] = old.subtracting(new).sorted()
      }
    }
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: self, userInfo: types.isEmpty ? nil : types)
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// The types of the first item.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  /// Returns whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  /// Returns the first item's representation of a type, or `nil` if it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces all items with one representation of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Returns the first item's representation of a type as data, or `nil` if it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces all items with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  /// Clears the general pasteboard for a test.
  @_spi(Testing) public static func makeGeneralFresh() { named[.general] = nil }
}
