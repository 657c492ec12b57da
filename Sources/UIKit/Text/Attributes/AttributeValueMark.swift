/// The first stored property of every class of objects in attributed strings.
///
/// Foundation for Linux (6.3) compares attributes as Core Foundation does. It reads the type number in bits 8 to 17 of
/// an object's first word, and traps unless that's the number of a Swift object. `NSAttributedString` then crashes when
/// it's copied or changed. A number with all bits set isn't any type's. The property must come before all others, in
/// the direct subclass of `NSObject`; otherwise, `AttributeValueTests` fail.
struct AttributeValueMark: Sendable {
  private let word: UInt = 0x3FF00
}
