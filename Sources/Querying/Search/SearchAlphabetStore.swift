import Foundation

/// The alphabet of a locale, which all searches in it share from any thread.
final class SearchAlphabetStore: @unchecked Sendable {
  // The lock makes this safe: all mutable state is accessed under it.
  private let lock = NSLock()
  private let locale: Locale
  private var learned: SearchAlphabet

  private init(_ locale: Locale) {
    self.locale = locale
    learned = SearchAlphabet(locale: locale)
  }

  /// The alphabet as learned so far.
  var alphabet: SearchAlphabet { lock.withLock { learned } }

  /// Learns the page of a scalar.
  func learn(scalar: UInt32) -> SearchAlphabet {
    lock.withLock {
      learned.learn(page: Int(scalar >> 8), locale: locale)
      return learned
    }
  }

  /// Learns a letter with marks.
  func learn(_ character: Character, as cluster: SearchAlphabet.Cluster) -> SearchAlphabet {
    lock.withLock {
      learned.learn(character, as: cluster, locale: locale)
      return learned
    }
  }

  /// The store of a locale.
  static func of(_ locale: Locale) -> SearchAlphabetStore { all.store(of: locale) }

  private static let all = Stores()

  private final class Stores: @unchecked Sendable {
    private let lock = NSLock()
    private var stores: [String: SearchAlphabetStore] = [:]

    func store(of locale: Locale) -> SearchAlphabetStore {
      lock.withLock {
        if let store = stores[locale.identifier] { return store }
        let store = SearchAlphabetStore(Locale(identifier: locale.identifier))
        stores[locale.identifier] = store
        return store
      }
    }
  }
}
