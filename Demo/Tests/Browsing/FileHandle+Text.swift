import Foundation

extension FileHandle {
  /// Reads until a condition holds for the text, which arrives in parts, or until the end of the file.
  package func text(until isEnough: @escaping @Sendable (String) -> Bool) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var bytes = Data()
        while true {
          let data = self.availableData
          bytes += data
          let text = String(decoding: bytes, as: UTF8.self)
          if data.isEmpty || isEnough(text) { return continuation.resume(returning: text) }
        }
      }
    }
  }
}
