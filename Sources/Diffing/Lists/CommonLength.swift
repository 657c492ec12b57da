/// Returns the number of consecutive places from 0, at most `limit`, that satisfy a condition.
///
/// It's the length of the common start of two lists or, with places counted from the back, of their common end.
@inlinable @inline(__always) func commonLength(atMost limit: Int, where isCommon: (Int) -> Bool) -> Int {
  var length = 0
  while length < limit, isCommon(length) { length &+= 1 }
  return length
}
