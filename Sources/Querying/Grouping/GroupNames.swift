/// Names of groups: the descriptions of their keys, made unique.
package enum GroupNames {
  /// Names groups by the descriptions of their keys.
  ///
  /// Of equal descriptions, the first keeps it; the next get a number, the first that makes a name that no other has.
  /// A missing key is named by the empty text.
  package static func names<Key>(of keys: [Key?]) -> [String] {
    unique(keys.map { key in key.map { String(describing: $0) } ?? "" })
  }

  /// Makes names unique.
  package static func unique(_ names: [String]) -> [String] {
    var used = Set(names)
    if used.count == names.count { return names }
    var seen: Set<String> = []
    var lastNumbers: [String: Int] = [:]
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = lastNumbers[name] ?? 1
      var candidate: String
      repeat {
        number += 1
        candidate = name.isEmpty ? "(\(number))" : "\(name) (\(number))"
      } while !used.insert(candidate).inserted
      lastNumbers[name] = number
      seen.insert(candidate)
      return candidate
    }
  }
}
