public import Foundation

/// An item that is passed between two places as one or more representations, each of which is created on demand.
///
/// Foundation on Linux doesn't have this class. This implementation supports representations that are registered by
/// type identifier, within the process.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {  // open as Apple's; its store is behind a lock
  /// The error codes in `errorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// An unspecified error.
    case unknownError = -1
    /// There is no item of the type.
    case itemUnavailableError = -1000
    /// The item has an unexpected class.
    case unexpectedValueClassError = -1100
    /// The item can't be converted to the requested type.
    case unavailableCoercionError = -1200
  }

  /// The domain of the errors that occur when an item is loaded.
  public class var errorDomain: String { "NSItemProviderErrorDomain" }

  private let lock = NSLock()
  private var stored: [ItemRepresentation] = []
  private var name: String?

  /// Creates a provider without representations.
  public override init() { super.init() }

  /// Creates a provider for an object, with all of the object's writable representations.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider for an item of a type.
  ///
  /// - Parameters:
  ///   - item: The item. On Linux, only strings, URLs, and data can be loaded.
  ///   - typeIdentifier: The type of the item. If it's `nil`, the provider has no representation.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    add([ItemRepresentation(typeIdentifier, .item(item))])
  }

  /// Returns a provider with the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.add(representations)
    copy.suggestedName = suggestedName
    return copy
  }

  // MARK: Registered types

  /// The type identifiers of the representations, in the order in which you registered them.
  open var registeredTypeIdentifiers: [String] {
    representations.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
  }

  /// The suggested name of a file that is created from the item.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// Returns a Boolean value that indicates whether a representation conforms to a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  // MARK: Registering

  /// Registers an object, with all of its writable representations.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    add(object.writableTypeIdentifiersForItemProvider.map { ItemRepresentation($0, .object(object)) })
  }

  /// Registers a class.
  ///
  /// An object of the class is created when one of its representations is loaded.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - visibility: The visibility of the representations. On Linux, they always stay in the process.
  ///   - loadHandler: A closure that creates the object and passes it to the closure that it receives.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    add(aClass.writableTypeIdentifiersForItemProvider.map { ItemRepresentation($0, .lazyObject(loadHandler)) })
  }

  /// Registers a representation with data that is created on demand.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the representation.
  ///   - visibility: The visibility of the representation. On Linux, it always stays in the process.
  ///   - loadHandler: A closure that creates the data and passes it to the closure that it receives.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add([ItemRepresentation(typeIdentifier, .data(loadHandler))])
  }

  private func add(_ new: [ItemRepresentation]) {
    // Assumed: a new representation of a type replaces the old one; a device would settle it.
    lock.withLock { stored = stored.filter { old in !new.contains { $0.type == old.type } } + new }
  }

  var representations: [ItemRepresentation] { lock.withLock { stored } }

  func representation(conformingTo type: String) -> ItemRepresentation? {
    let all = representations
    return all.first { $0.type == type } ?? all.first { TypeIdentifiers.conforms($0.type, to: type) }
  }

  // MARK: Loading

  /// Returns a Boolean value that indicates whether an object of a class can be created from one of the
  /// representations.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(readableBy: aClass) != nil
  }

  /// Creates an object of a class from its best representation.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: A closure that receives the object or an error. It's called later, and not on the main
  ///     thread.
  /// - Returns: The progress of loading.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { loadReadable(aClass, completionHandler) }

  /// Loads the data of the representation that conforms to a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - completionHandler: A closure that receives the data or an error. It's called later, and not on the main
  ///     thread.
  /// - Returns: The progress of loading.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { loadData(typeIdentifier, completionHandler) }
}
