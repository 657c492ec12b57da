public import Foundation

// The objects that can be given away and taken: texts, addresses and images.
extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types of data that a string can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The types of data that a string can be made of.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Writes the string as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// Makes a string of UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(data: data, encoding: typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8)
    guard let made = text.map({ NSString(string: $0) }) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types of data that an address can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types of data that an address can be made of.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types of data that this address can be written as: also that of a file.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// Writes the address as text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Makes an address of text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let address = String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
    guard let made = address as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types of data that an image can be written as; Apple's has more, as here images are written as PNG only.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The types of data that an image can be made of.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  /// Writes the image as PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// Makes an image of a file's content.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}
