/// The first stored property of every class whose objects stand in attributed strings.
///
/// Foundation for Linux (6.3) compares attributes as Core Foundation does: it takes an object's first word for a type
/// number, and traps if that number, bits 8 to 17, is not that of a Swift object. `NSAttributedString` then crashes
/// while it is copied or changed. All bits set are no type's number. It has to come before all other properties, in the
/// class that is below `NSObject`; `AttributeValueTests` fail where it does not.
struct AttributeValueMark: Sendable {
  private let word: UInt = 0x3FF00
}
