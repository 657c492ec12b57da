/// A bounded cache of measured heights that evicts the least recently used ones first.
///
/// It uses two arrays without an allocation for each entry, so 100,000 heights take 3.1 MB. Heights are whole pixels,
/// so 32 bits lose no precision.
struct HeightCache {
  /// The key of a height.
  struct Key: Equatable {
    /// The token of the item's identity and content; see `ContentTokens`.
    var token: UInt32
    /// The number of the table view's width, traits, and so on; see `LayoutEnvironment.Numbering`.
    var environment: UInt32
  }

  private struct Entry {
    var key: Key
    var pixels: Int32
    /// The time of its last use, in ticks of the cache's clock.
    var use: UInt32
  }

  private var entries: [Entry] = []
  /// A hash table with open addressing. A bucket contains the index of an entry plus one, or zero if it's empty. The
  /// number of buckets is a power of two.
  private var buckets: [UInt32] = []
  private var clock: UInt32 = 0

  /// The maximum number of heights. A smaller limit takes effect immediately.
  var limit: Int {
    didSet { if entries.count > limit { forgetOldest(keeping: max(0, limit)) } }
  }

  /// Creates an empty cache.
  init(limit: Int = 100_000) { self.limit = limit }

  /// The number of heights.
  var count: Int { entries.count }

  /// The number of allocated bytes.
  var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride + buckets.capacity * MemoryLayout<UInt32>.stride
  }

  /// The height for a key, in pixels; `nil` if it isn't known. Reading it counts as use.
  subscript(key: Key) -> Int32? {
    mutating get {
      guard let index = index(of: key) else { return nil }
      entries[index].use = tick()
      return entries[index].pixels
    }
  }

  /// Sets the height for a key.
  ///
  /// - Complexity: O(1) on average, including the eviction of old entries.
  mutating func insert(_ pixels: Int32, for key: Key) {
    guard limit > 0 else { return }
    if let index = index(of: key) {
      entries[index].pixels = pixels
      entries[index].use = tick()
      return
    }
    // Evicts an eighth together, so many insertions share the cost of searching for the oldest entries.
    if entries.count >= limit { forgetOldest(keeping: limit - max(1, limit / 8)) }
    entries.append(Entry(key: key, pixels: pixels, use: tick()))
    if entries.count * 4 > buckets.count * 3 { rebuild() } else { link(entries.count - 1) }
  }

  /// Removes all heights.
  mutating func removeAll() {
    entries = []
    buckets = []
    clock = 0
  }
}

extension HeightCache {
  private func index(of key: Key) -> Int? {
    guard !buckets.isEmpty else { return nil }
    var bucket = self.bucket(of: key)
    while buckets[bucket] != 0 {
      let index = Int(buckets[bucket]) - 1
      if entries[index].key == key { return index }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return nil
  }

  /// Returns the bucket of a key.
  ///
  /// Consecutive tokens would cluster, so a multiplication spreads them (Knuth, The Art of Computer Programming 3, 6.4:
  /// multiplicative hashing by the golden ratio).
  private func bucket(of key: Key) -> Int {
    let mixed = (UInt64(key.environment) << 32 | UInt64(key.token)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (buckets.count - 1)
  }

  private mutating func link(_ index: Int) {
    var bucket = self.bucket(of: entries[index].key)
    while buckets[bucket] != 0 { bucket = (bucket + 1) & (buckets.count - 1) }
    buckets[bucket] = UInt32(index + 1)
  }

  private mutating func rebuild() {
    var size = 16
    while size * 3 < entries.count * 4 { size *= 2 }
    buckets = Array(repeating: 0, count: size)
    for index in entries.indices { link(index) }
  }

  private mutating func forgetOldest(keeping count: Int) {
    entries.sort { $0.use > $1.use }
    entries.removeSubrange(count...)
    rebuild()
  }

  private mutating func tick() -> UInt32 {
    if clock == .max {
      // After four billion uses, only the order of the last ones matters.
      let order = entries.indices.sorted { entries[$0].use < entries[$1].use }
      for (use, index) in order.enumerated() { entries[index].use = UInt32(use) }
      clock = UInt32(entries.count)
    }
    clock += 1
    return clock
  }
}
