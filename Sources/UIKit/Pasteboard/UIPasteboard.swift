public import Foundation

/// A place for what is copied: items, each in one or more representations.
///
/// On Linux a pasteboard lives as long as the process, and no other process sees it.
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
  ///   - create: Whether it is made where there is none of that name; if not, the result is nil then.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(storing: pasteboardName)
    shared = Self.found(pasteboardName)
  }

  /// Makes a pasteboard of a name that no other has.
  open class func withUniqueName() -> UIPasteboard { found(UIPasteboard.Name(UUID().uuidString)) }

  /// Removes a pasteboard and what is on it; the general one stays.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard pasteboardName != .general, let removed = named.removeValue(forKey: pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  /// The pasteboard that holds the items, where this object is another name of it: Swift's initializers make a new
  /// object for each call.
  private var shared: UIPasteboard?

  /// The number of times that the contents have changed.
  open var changeCount: Int { shared?.changeCount ?? count }

  // MARK: Items

  /// The items, each with its representations by their types.
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
  ///   - items: The items, each with its representations by their types.
  ///   - options: When they expire. No other device ever sees them here.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    if let shared { return shared.setItems(items, options: options) }
    expiration = options[.expirationDate] as? Date
    replace(items)
  }

  /// Adds items to those that are there.
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

  /// Returns the first item's representation of a type; nil where it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Makes a representation of a type the only item.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  /// Returns the first item's representation of a type as data; nil where it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch items.first?[pasteboardType] {
    case let data as Data: data
    case let string as String: Data(string.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Makes data of a type the only item.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

  /// Takes what a test copied off the general pasteboard.
  @_spi(Testing) public static func makeGeneralFresh() { named[.general] = nil }
}
