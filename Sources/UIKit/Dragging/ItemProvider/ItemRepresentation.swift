import Foundation

/// One representation of an item.
struct ItemRepresentation {
  typealias ObjectHandler =
    @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The sources of the data.
  enum Source {
    case object(any NSItemProviderWriting)
    case item(any NSSecureCoding)
    case lazyObject(ObjectHandler)
    case data(DataHandler)
  }

  let type: String
  let source: Source

  init(_ type: String, _ source: Source) {
    self.type = type
    self.source = source
  }

  /// Loads the data.
  func load(_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    switch source {
    case .object(let object):
      _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
    case .item(let item): completion(ItemRepresentation.data(of: item), nil)
    case .lazyObject(let handler):
      let type = type
      _ = handler { object, error in
        guard let object else { return completion(nil, error) }
        _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    case .data(let handler): _ = handler(completion)
    }
  }

  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: Data(referencing: data)
    case let string as NSString: Data("\(string)".utf8)
    case let address as NSURL: Data(address.absoluteString.utf8)
    default: nil
    }
  }
}

/// The relations between type identifiers.
enum TypeIdentifiers {
  /// The types that a type directly conforms to, according to Apple's documentation of `UTType`.
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.rtf": ["public.text"],
    "public.json": ["public.text"], "public.xml": ["public.text"],
    "public.text": ["public.data", "public.content"], "public.file-url": ["public.url"], "public.url": ["public.data"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "public.tiff": ["public.image"],
    "public.heic": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.image": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]

  /// Returns whether a type conforms to another type.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || parents[type, default: []].contains { conforms($0, to: other) }
  }
}
