/// The body of what the compiler never lets anyone call.
func neverCalled() -> Never { fatalError("An unavailable step was called.") }
