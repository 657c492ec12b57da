// What Apple's Foundation re-exports of the C library.
public func memcmp(_ __s1: UnsafeRawPointer!, _ __s2: UnsafeRawPointer!, _ __n: Int) -> Int32 { 0 }
