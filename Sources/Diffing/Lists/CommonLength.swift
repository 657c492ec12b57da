/// The number of places from 0 on, at most `limit`, before the first at which a condition does not hold.
///
/// The length of what two lists have in common at their start, or, with places counted from the back, at their end.
@inlinable @inline(__always) func commonLength(atMost limit: Int, where isCommon: (Int) -> Bool) -> Int {
  var length = 0
  while length < limit, isCommon(length) { length &+= 1 }
  return length
}
