/// Names of groups: the descriptions of their keys, made unique.
package enum GroupNames {
  /// Returns names for groups from the descriptions of their keys.
  ///
  /// The first of several equal descriptions keeps it. The next ones get the first number that makes a unique name. A
  /// missing key has an empty name.
  package static func names<Key>(of keys: [Key?]) -> [String] {
    unique(keys.map { key in key.map { String(describing: $0) } ?? "" })
  }

  /// Returns unique names.
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
