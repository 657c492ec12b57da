import Foundation
import Testing

@testable import Pages

/// The texts of a page's file, whatever it is about.
enum FileTexts {
  /// Checks that every text exists in both languages and in no third, and returns the number of texts.
  static func checkLanguages(of data: Data) throws -> Int {
    var texts = 0
    func visit(_ value: Any) {
      if let list = value as? [Any] { list.forEach(visit) }
      guard let object = value as? [String: Any] else { return }
      if object.keys.contains(where: { $0 == "en" || $0 == "zh" }) {
        texts += 1
        #expect(Set(object.keys) == ["en", "zh"], "\(object)")
        #expect(object.values.allSatisfy { $0 is String }, "\(object)")
      }
      object.values.forEach(visit)
    }
    visit(try JSONSerialization.jsonObject(with: data))
    return texts
  }

  /// Checks that each language is written with its own punctuation.
  static func checkPunctuation(of data: Data) throws {
    func texts(_ language: String, in value: Any) -> [String] {
      if let list = value as? [Any] { return list.flatMap { texts(language, in: $0) } }
      guard let object = value as? [String: Any] else { return [] }
      return ((object[language] as? String).map { [$0] } ?? []) + object.values.flatMap { texts(language, in: $0) }
    }
    let file = try JSONSerialization.jsonObject(with: data)
    for text in texts("en", in: file) { #expect(!text.contains("'") && !text.contains("\""), "\(text)") }
    func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
    for text in texts("zh", in: file) {
      let scalars = Array(text.unicodeScalars)
      for (before, mark) in zip(scalars, scalars.dropFirst()) where isHan(before) {
        #expect(!",.;:!?()\"'".unicodeScalars.contains(mark), "\(text)")
      }
    }
  }
}
