import UIKit

/// The measured heights of a table's rows, headers and footers, and their means: by content token, in the current environment.
@MainActor final class HeightStore {
  private(set) var environments = LayoutEnvironment.Numbering()
  private var cache: HeightCache
  /// The current environment's scale, in pixels per point.
  private var scale: CGFloat = 1
  /// Means by class of cells, for sections that have none of their own.
  private var means: [MeanKey: HeightMean] = [:]

  private struct MeanKey: Hashable {
    let identifier: String
    let environment: UInt32
  }

  init(limit: Int) { cache = HeightCache(limit: limit) }

  /// Makes an environment the current one, and forgets what belongs to environments that are not remembered any more.
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

  /// The key of a token in the current environment.
  func key(of token: UInt32) -> HeightCache.Key { HeightCache.Key(token: token, environment: environments.number) }

  /// The height for a key in pixels; nil if it is unknown.
  func pixels(for key: HeightCache.Key) -> Int32? { cache[key] }

  /// The height of a token in the current environment, in pixels; nil if it is unknown.
  func pixels(of token: UInt32) -> Int32? { cache[key(of: token)] }

  /// The height of a token in the current environment, in points; nil if it is unknown.
  func height(of token: UInt32) -> CGFloat? {
    // Not by `map`: its closure would check for every row that it runs on the main actor.
    guard let pixels = pixels(of: token) else { return nil }
    return CGFloat(pixels) / scale
  }

  /// Keeps a height that counts in no mean: a header's, or one that replaces a row's earlier height.
  func keep(_ pixels: Int32, for key: HeightCache.Key) { cache.insert(pixels, for: key) }

  /// Keeps the height of a row that was measured, and counts it in the means.
  ///
  /// - Parameter cell: The reuse identifier of its cell; nil for a row without one.
  func keep(_ pixels: Int32, of token: UInt32, in section: LiveSection, cell: String?) {
    let number = environments.number
    cache.insert(pixels, for: key(of: token))
    if section.means.count > HeightLimits.environments {
      section.means = section.means.filter { environments.contains($0.key) }
    }
    section.means[number, default: HeightMean()].add(pixels)
    guard let cell else { return }
    means[MeanKey(identifier: cell, environment: number), default: HeightMean()].add(pixels)
  }

  /// Forgets every height; means stay.
  func removeHeights() { cache.removeAll() }

  /// Forgets every height and mean.
  func removeAll(in sections: [LiveSection]) {
    cache.removeAll()
    means = [:]
    for section in sections { section.means = [:] }
  }

  // MARK: Means

  /// The mean of a section's measured rows, else of all rows of its class of cells; nil before the first.
  ///
  /// - Parameter cell: The class of a row's cell in a section of several: there its mean comes first.
  func mean(in section: LiveSection, of cell: String?) -> Int32? {
    let number = environments.number
    func mean(_ identifier: String) -> Int32? {
      means[MeanKey(identifier: identifier, environment: number)]?.pixels
    }
    return cell.flatMap(mean) ?? section.means[number]?.pixels ?? mean(section.cellIdentifier)
  }

  /// Whether no row was measured in the current environment.
  var isEmpty: Bool { !means.keys.contains { $0.environment == environments.number } }

  /// The number of means by class, for tests.
  var meanCount: Int { means.count }
}
