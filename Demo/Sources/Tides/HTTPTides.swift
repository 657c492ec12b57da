/// A harbor office that is asked over HTTP.
@MainActor public final class HTTPTides: TideService {
  private let office: URL
  private let session: URLSession

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - office: Where it answers: `http://127.0.0.1:8642`.
  ///   - patience: For how many seconds it may say nothing.
  public init(_ office: URL, patience: TimeInterval = 10) {
    self.office = office
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    // What an office has said may be another thing by now.
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    session = URLSession(configuration: configuration)
  }

  deinit { session.invalidateAndCancel() }

  /// The office that the environment names by `TIDE_OFFICE`; nil if it names none.
  ///
  /// `Demo/run --serve` prints what to set; in Xcode it is an environment variable of the scheme.
  public static func served(
    by environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> HTTPTides? {
    guard let address = environment["TIDE_OFFICE"], let url = URL(string: address), url.scheme == "http",
      url.host != nil
    else { return nil }
    return HTTPTides(url)
  }

  public func bulletins(offset: Int, limit: Int) async throws -> TidePage {
    let query = [URLQueryItem(name: "offset", value: "\(offset)"), URLQueryItem(name: "limit", value: "\(limit)")]
    let data = try await answer(to: URLRequest(url: office.appending(path: "bulletins").appending(queryItems: query)))
    return try JSONDecoder().decode(TidePage.self, from: data)
  }

  public func picture(of number: Int) async throws -> Data {
    let query = [URLQueryItem(name: "number", value: "\(number)")]
    return try await answer(to: URLRequest(url: office.appending(path: "picture").appending(queryItems: query)))
  }

  public func turn(to weather: TideWeather) async throws {
    var request = URLRequest(url: office.appending(path: "weather"))
    request.httpMethod = "PUT"
    request.httpBody = Data(weather.rawValue.utf8)
    _ = try await answer(to: request)
  }

  private func answer(to request: URLRequest) async throws -> Data {
    let (data, response) = try await received(request)
    guard let status = (response as? HTTPURLResponse)?.statusCode, status == 200 else {
      throw TideFailure(errorDescription: String(decoding: data.prefix(200), as: UTF8.self))
    }
    return data
  }

  /// Returns the response; a request that is no longer awaited throws the same error as any other cancellation.
  private func received(_ request: URLRequest) async throws -> (Data, URLResponse) {
    let reply = Reply<(Data, URLResponse)>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response { return reply.end(with: .success((data, response))) }
          let isCancelled = (error as? URLError)?.code == .cancelled
          reply.end(with: .failure(isCancelled ? CancellationError() : error ?? URLError(.badServerResponse)))
        }
        reply.begin(continuation, start: { task.resume() }, stop: { task.cancel() })
      }
    } onCancel: {
      reply.cancel()
    }
  }
}
