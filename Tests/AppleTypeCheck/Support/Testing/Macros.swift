import Testing

// What tree.sh puts in the place of Testing's macros, with their arguments: a macro's expansion takes the compiler ten times as long as
// what it is given, and is the same on all platforms. https://developer.apple.com/documentation/testing/expectations

func _expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) {}

func _require(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) throws {}

func _require<T>(
  _ optionalValue: T?, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil
) throws -> T { throw CancellationError() }

@discardableResult func _expect<E: Error, R>(
  throws errorType: E.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  performing expression: () throws -> R
) -> E? { nil }

@discardableResult func _expect<E: Error & Equatable, R>(
  throws error: E, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  performing expression: () throws -> R
) -> E? { nil }

@discardableResult func _require<E: Error, R>(
  throws errorType: E.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  performing expression: () throws -> R
) throws -> E { throw CancellationError() }

@discardableResult func _expect<E: Error, R>(
  isolation: isolated (any Actor)? = #isolation, throws errorType: E.Type,
  _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil,
  performing expression: () async throws -> R
) async -> E? { nil }

func _test(_ traits: any TestTrait...) -> Bool { true }

func _test<Arguments: Sequence>(_ traits: any TestTrait..., arguments collection: Arguments) -> Bool { true }

func _test<Arguments1: Collection, Arguments2: Collection>(
  _ traits: any TestTrait..., arguments collection1: Arguments1, _ collection2: Arguments2
) -> Bool { true }

func _test<Arguments: Sequence>(
  _ displayName: String, _ traits: any TestTrait..., arguments collection: Arguments
) -> Bool { true }
