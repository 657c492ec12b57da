public import Foundation

// These types can be items: strings, URLs, and images.
extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types of data that a string can write.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The types of data that a string can read.
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

  /// Creates a string from UTF-8 or UTF-16 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = String(data: data, encoding: typeIdentifier == "public.utf16-plain-text" ? .utf16 : .utf8)
    guard let made = text.map({ NSString(string: $0) }) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types of data that a URL can write.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types of data that a URL can read.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types of data that this URL can write, which include the type for files if it's a file URL.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// Writes the URL as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Creates a URL from UTF-8 data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let address = String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }
    guard let made = address as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types of data that an image can write.
  ///
  /// Apple's UIKit supports more types. This implementation writes only PNG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The types of data that an image can read.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  /// Writes the image as PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// Creates an image from the contents of a file.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// The types of data that a color can write.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// The types of data that a color can read.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Writes the color's components for the current traits, in a form of this package.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(Data("\(red) \(green) \(blue) \(alpha)".utf8), nil)
    return nil
  }

  /// Creates a color from its components.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
    guard parts.count == 4,
      let made = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}
