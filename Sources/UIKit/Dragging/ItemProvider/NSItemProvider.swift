public import Foundation

/// An item that is given from one place to another, as one or more representations, each of which is made when it is asked for.
///
/// Foundation on Linux has none. This one carries what is registered by type identifiers, within the process.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {  // open as Apple's; its store is behind a lock
  /// The codes of the errors of `errorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// Something went wrong that has no code of its own.
    case unknownError = -1
    /// There is no item of the type.
    case itemUnavailableError = -1000
    /// The item is of another class than what was expected.
    case unexpectedValueClassError = -1100
    /// The item cannot be made into what was asked for.
    case unavailableCoercionError = -1200
  }

  /// The domain of the errors with which an item is not loaded.
  public class var errorDomain: String { "NSItemProviderErrorDomain" }

  private let lock = NSLock()
  private var stored: [ItemRepresentation] = []
  private var name: String?

  /// Makes a provider without representations.
  public override init() { super.init() }

  /// Makes a provider of an object, with all representations that the object can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of an item of a type.
  ///
  /// - Parameters:
  ///   - item: The item: on Linux a string, an address or data can be loaded.
  ///   - typeIdentifier: Its type; without one, the provider has no representation.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    add([ItemRepresentation(typeIdentifier, .item(item))])
  }

  /// Returns a provider of the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.add(representations)
    copy.suggestedName = suggestedName
    return copy
  }

  // MARK: What it has

  /// The types of the representations, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] {
    representations.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
  }

  /// A name for a file or the like that is made of the item.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// Returns whether there is a representation of a type, or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  // MARK: Registering

  /// Adds all representations that an object can be written as.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    add(object.writableTypeIdentifiersForItemProvider.map { ItemRepresentation($0, .object(object)) })
  }

  /// Adds the representations of a class, an object of which is made when one of them is asked for.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - visibility: Who may see them; on Linux they stay in the process.
  ///   - loadHandler: Makes the object, and gives it to the closure that it gets.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    add(aClass.writableTypeIdentifiersForItemProvider.map { ItemRepresentation($0, .lazyObject(loadHandler)) })
  }

  /// Adds a representation that is made when it is asked for.
  ///
  /// - Parameters:
  ///   - typeIdentifier: Its type.
  ///   - visibility: Who may see it; on Linux it stays in the process.
  ///   - loadHandler: Makes the data, and gives it to the closure that it gets.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add([ItemRepresentation(typeIdentifier, .data(loadHandler))])
  }

  private func add(_ new: [ItemRepresentation]) {
    // Assumed: what is registered again for a type replaces what was there; a device would settle it.
    lock.withLock { stored = stored.filter { old in !new.contains { $0.type == old.type } } + new }
  }

  var representations: [ItemRepresentation] { lock.withLock { stored } }

  func representation(conformingTo type: String) -> ItemRepresentation? {
    let all = representations
    return all.first { $0.type == type } ?? all.first { TypeIdentifiers.conforms($0.type, to: type) }
  }

  // MARK: Loading

  /// Returns whether an object of a class can be made of one of the representations.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(readableBy: aClass) != nil
  }

  /// Makes an object of a class of the best representation for it.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: Gets the object, or what went wrong; later and not on the main thread.
  /// - Returns: How far it is.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { loadReadable(aClass, completionHandler) }

  /// Loads the data of a representation of a type, or of one that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: Gets the data, or what went wrong; later and not on the main thread.
  /// - Returns: How far it is.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { loadData(typeIdentifier, completionHandler) }
}
