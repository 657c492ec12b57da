// What of Foundation's HTTP stands in the declarations of Demo/Sources/Tides; its function bodies are not looked at here. On Apple's
// systems it is a part of Foundation.

public final class URLSession: Sendable {}
public struct URLRequest: Sendable {}
public final class URLResponse: Sendable {}
