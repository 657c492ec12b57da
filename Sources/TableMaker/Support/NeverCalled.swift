/// The body of functions that the compiler never lets anyone call.
func neverCalled() -> Never { fatalError("An unavailable step was called.") }
