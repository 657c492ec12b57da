import TestSupport
import Testing

@testable import TableMaker

/// A cache that is checked against a list ordered by use.
@Suite struct HeightCacheTests {
  private func key(_ token: Int, _ environment: Int = 0) -> HeightCache.Key {
    HeightCache.Key(token: UInt32(token), environment: UInt32(environment))
  }

  @Test func `a height is found under its token and its environment, and under no other`() {
    var cache = HeightCache()
    cache.insert(131, for: key(7, 1))
    #expect(cache[key(7, 1)] == 131)
    #expect(cache[key(7, 2)] == nil && cache[key(1, 7)] == nil && cache[key(8, 1)] == nil)
    cache.insert(132, for: key(7, 1))
    #expect(cache[key(7, 1)] == 132 && cache.count == 1)
  }

  @Test func `every key of a full cache is found, whatever its pattern`() {
    for (stride, environment) in [(1, 0), (1024, 0), (65_536, 3), (1, 4_000_000_000)] {
      var cache = HeightCache(limit: 5_000)
      for token in 0..<5_000 { cache.insert(Int32(token), for: key(token * stride, environment)) }
      #expect((0..<5_000).allSatisfy { cache[key($0 * stride, environment)] == Int32($0) })
      #expect((0..<5_000).allSatisfy { cache[key($0 * stride + 5_001 * stride, environment)] == nil })
    }
  }

  /// The oracle keeps all entries in a list, the most recently used last. A cache forgets an eighth of its limit at the same
  /// time, so its entries are always some newest entries of that list.
  @Test(arguments: 0..<20) func `what is forgotten is always what was used least recently`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 1...40, using: &random)
    var cache = HeightCache(limit: limit)
    var byUse: [(token: Int, pixels: Int32)] = []
    for _ in 0..<2_000 {
      let token = Int.random(in: 0..<60, using: &random)
      if Bool.random(using: &random) {
        let pixels = Int32.random(in: 0...30_000, using: &random)
        cache.insert(pixels, for: key(token))
        byUse.removeAll { $0.token == token }
        byUse.append((token, pixels))
        byUse.removeFirst(byUse.count - min(byUse.count, cache.count))
      } else {
        let place = byUse.firstIndex { $0.token == token }
        #expect(cache[key(token)] == place.map { byUse[$0].pixels })
        if let place { byUse.append(byUse.remove(at: place)) }
      }
      #expect(cache.count == byUse.count)
      #expect(cache.count <= limit)
      #expect(byUse.count >= min(limit - max(1, limit / 8), byUse.count))
    }
    for entry in byUse { #expect(cache[key(entry.token)] == entry.pixels) }
  }

  @Test func `a smaller limit takes effect at once, and none at all keeps nothing`() {
    var cache = HeightCache(limit: 100)
    for token in 0..<100 { cache.insert(1, for: key(token)) }
    cache.limit = 10
    #expect(cache.count == 10 && (90..<100).allSatisfy { cache[key($0)] == 1 })
    cache.limit = 0
    cache.insert(1, for: key(1))
    #expect(cache.count == 0 && cache[key(1)] == nil)
  }

  @Test func `a hundred thousand heights take at most four megabytes`() {
    var cache = HeightCache()
    for token in 0..<100_000 { cache.insert(Int32(token), for: key(token)) }
    #expect(cache.count == 100_000)
    #expect(cache.byteCount <= 4_000_000, "\(cache.byteCount)")
    cache.removeAll()
    #expect(cache.byteCount == 0 && cache[key(5)] == nil)
  }
}
