/// Contiguous storage with one owner, so that a write needs no uniqueness check.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// The address of the first element. While the capacity is 0, it points to no memory.
  private(set) var pointer =
    UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  var filled: Int32 = 0
  private(set) var capacity: Int32 = 0

  init() {}

  deinit {
    if capacity > 0 { pointer.deallocate() }
  }

  var count: Int32 {
    @inline(__always) get { filled }
  }

  var isEmpty: Bool {
    @inline(__always) get { filled == 0 }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress {
      assert(index >= 0 && index < filled, "index \(index) is out of bounds")
      return UnsafePointer(pointer + Int(index))
    }
    @inline(__always) unsafeMutableAddress {
      assert(index >= 0 && index < filled, "index \(index) is out of bounds")
      return pointer + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if filled == capacity { grow(to: filled + 1) }
    (pointer + Int(filled)).initialize(to: element)
    filled += 1
  }

  /// Appends `count` equal elements and returns the index of the first.
  mutating func append(repeating element: Element, count: Int32) -> Int32 {
    let first = filled
    if filled + count > capacity { grow(to: filled + count) }
    (pointer + Int(filled)).initialize(repeating: element, count: Int(count))
    filled += count
    return first
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard filled > 0 else { return nil }
    filled -= 1
    return pointer[Int(filled)]
  }

  /// Removes the elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() { filled = 0 }

  /// Removes the first `count` elements and moves the others up.
  mutating func removeFirst(_ count: Int32) {
    assert(count <= filled, "cannot remove \(count) of \(filled) elements")
    filled -= count
    pointer.update(from: pointer + Int(count), count: Int(filled))
  }

  /// Removes all but the first `count` elements.
  @inline(__always)
  mutating func truncate(to count: Int32) {
    assert(count <= filled, "cannot truncate \(filled) elements to \(count)")
    filled = count
  }

  mutating func reserve(_ count: Int32) {
    if count > capacity { move(toCapacity: count) }
  }

  /// The number of allocated bytes.
  var byteCount: Int { Int(capacity) * MemoryLayout<Element>.stride }

  @inline(never)
  private mutating func grow(to needed: Int32) {
    // Most systems are small and there are many of them, so little room is left over. Large systems are few and seldom
    // move.
    let more =
      switch capacity {
      case ..<8: capacity
      case ..<32: capacity / 2
      case ..<1024: capacity / 10
      default: capacity / 4
      }
    move(toCapacity: max(needed, capacity + more, 4))
  }

  private mutating func move(toCapacity newCapacity: Int32) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(newCapacity))
    if capacity > 0 {
      moved.moveInitialize(from: pointer, count: Int(filled))
      pointer.deallocate()
    }
    pointer = moved
    capacity = newCapacity
  }
}
