import Foundation
import Testing

@_spi(Testing) @testable import UIKit

/// Items that are given from one place to another.
@Suite struct ItemProviderTests {
  private func load<T>(_ type: T.Type, from provider: NSItemProvider) async -> T?
  where T: _ObjectiveCBridgeable & Sendable, T._ObjectiveCType: NSItemProviderReading {
    await withCheckedContinuation { done in
      provider.loadObject(ofClass: type) { value, _ in done.resume(returning: value) }
    }
  }

  @Test func `texts and addresses are what they were`() async throws {
    let text = NSItemProvider(object: NSString(string: "Grüße 水"))
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    #expect(await load(String.self, from: text) == "Grüße 水")
    let address = try #require(URL(string: "https://example.com/a?b=c"))
    let link = NSItemProvider(object: NSURL(string: address.absoluteString)!)
    #expect(link.canLoadObject(ofClass: URL.self) && !link.canLoadObject(ofClass: NSString.self))
    #expect(await load(URL.self, from: link) == address)
    #expect(await load(String.self, from: link) == nil)
    let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a"))
    #expect(file.registeredTypeIdentifiers == ["public.file-url", "public.url"])
  }

  @Test func `a type is found by what it conforms to`() {
    let text = NSItemProvider(object: NSString(string: "a"))
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data", "public.item"] {
      #expect(text.hasItemConformingToTypeIdentifier(type))
    }
    for type in ["public.image", "public.url", ""] { #expect(!text.hasItemConformingToTypeIdentifier(type)) }
  }

  @Test func `images are loaded from PNG`() async {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    let provider = NSItemProvider(object: image)
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let loaded: UIImage? = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIImage.self) { object, _ in done.resume(returning: object as? UIImage) }
    }
    #expect(loaded?.cgImage?.width == image.cgImage?.width)
  }

  @Test func `what is registered lazily is made when it is asked for, once for each time`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.row", visibility: .ownProcess) { done in
      done(Data([1, 2]), nil)
      done(Data([3]), nil)
      return nil
    }
    provider.registerObject(ofClass: String.self, visibility: .all) { done in
      done("late", nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["com.example.row", "public.utf8-plain-text"])
    let data: Data? = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: "com.example.row") { data, _ in done.resume(returning: data) }
    }
    #expect(data == Data([1, 2]), "what comes later is not heard")
    #expect(await load(String.self, from: provider) == "late")
  }

  @Test func `what is not there, or is broken, is an error`() async {
    let provider = NSItemProvider(item: NSData(), typeIdentifier: "public.png")
    let broken: Bool = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIImage.self) { object, error in
        done.resume(returning: object == nil && error != nil)
      }
    }
    #expect(broken)
    let code: Int? = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: "public.url") { _, error in
        done.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    #expect(NSItemProvider(item: nil, typeIdentifier: "public.url").registeredTypeIdentifiers == [])
    #expect(NSItemProvider(item: NSString(string: "a"), typeIdentifier: nil).registeredTypeIdentifiers == [])
    provider.suggestedName = "picture"
    #expect((provider.copy() as? NSItemProvider)?.suggestedName == "picture")
  }
}
