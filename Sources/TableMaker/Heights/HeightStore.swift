import UIKit

/// The measured heights and means of a table view's rows, headers, and footers, by content token, in the current
/// environment.
@MainActor final class HeightStore {
  private(set) var environments = LayoutEnvironment.Numbering()
  private var cache: HeightCache
  /// The current environment's scale, in pixels per point.
  private var scale: CGFloat = 1
  /// The means by cell class, for sections without a mean.
  private var means: [MeanKey: HeightMean] = [:]

  private struct MeanKey: Hashable {
    let identifier: String
    let environment: UInt32
  }

  init(limit: Int) { cache = HeightCache(limit: limit) }

  /// Makes an environment the current one, and removes the entries of environments that are no longer remembered.
  ///
  /// Their heights leave the cache as the least recently used.
  func note(_ environment: LayoutEnvironment) -> LayoutEnvironment.Numbering.Change {
    let change = environments.note(environment)
    if change == .restarted { cache.removeAll() }
    if change == .new || change == .restarted { means = means.filter { environments.contains($0.key.environment) } }
    scale = environment.scale
    return change
  }

  // MARK: Heights

  /// Returns the key of a token in the current environment.
  func key(of token: UInt32) -> HeightCache.Key { HeightCache.Key(token: token, environment: environments.number) }

  /// Returns the height for a key, in pixels; `nil` if it isn't known.
  func pixels(for key: HeightCache.Key) -> Int32? { cache[key] }

  /// Returns the height of a token in the current environment, in pixels; `nil` if it isn't known.
  func pixels(of token: UInt32) -> Int32? { cache[key(of: token)] }

  /// Returns the height of a token in the current environment, in points; `nil` if it isn't known.
  func height(of token: UInt32) -> CGFloat? {
    // Doesn't use `map`, because its closure would check for every row that it runs on the main actor.
    guard let pixels = pixels(of: token) else { return nil }
    return CGFloat(pixels) / scale
  }

  /// Caches a height that isn't part of a mean: a header's, or one that replaces a row's earlier height.
  func keep(_ pixels: Int32, for key: HeightCache.Key) { cache.insert(pixels, for: key) }

  /// Caches the height of a measured row, and adds it to the means.
  ///
  /// - Parameter cell: The reuse identifier of its cell; `nil` for a row without one.
  func keep(_ pixels: Int32, of token: UInt32, in section: LiveSection, cell: String?) {
    let number = environments.number
    cache.insert(pixels, for: key(of: token))
    if section.means.count > LayoutEnvironment.Numbering.limit {
      section.means = section.means.filter { environments.contains($0.key) }
    }
    section.means[number, default: HeightMean()].add(pixels)
    guard let cell else { return }
    means[MeanKey(identifier: cell, environment: number), default: HeightMean()].add(pixels)
  }

  /// Removes all heights, but no means.
  func removeHeights() { cache.removeAll() }

  /// Removes all heights and means.
  func removeAll(in sections: [LiveSection]) {
    cache.removeAll()
    means = [:]
    for section in sections { section.means = [:] }
  }

  // MARK: Means

  /// Returns the mean of a section's measured rows, or otherwise of all rows with its cell class; `nil` before the
  /// first.
  ///
  /// - Parameter cell: The reuse identifier of a row's cell in a section with several classes, where the mean of its
  ///   class takes precedence.
  func mean(in section: LiveSection, of cell: String?) -> Int32? {
    let number = environments.number
    func mean(_ identifier: String) -> Int32? {
      means[MeanKey(identifier: identifier, environment: number)]?.pixels
    }
    return cell.flatMap(mean) ?? section.means[number]?.pixels ?? mean(section.cellIdentifier)
  }

  /// A Boolean value that indicates whether no row has been measured in the current environment.
  var isEmpty: Bool { !means.keys.contains { $0.environment == environments.number } }

  /// The number of means by cell class, for tests.
  var meanCount: Int { means.count }
}
