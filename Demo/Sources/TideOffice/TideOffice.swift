import FlyingFox
import FlyingSocks
public import Foundation
public import Tides

/// A harbor office that answers over HTTP, only to this machine.
///
/// `GET /bulletins?offset=12&limit=12` returns a page as JSON, `GET /picture?number=12` a bulletin's picture, and `PUT /weather` with `slow`, say, decides how it answers from then on.
public actor TideOffice {
  /// The most bulletins of an answer.
  static let mostPerPage = 500

  private let server: HTTPServer
  private let almanac = TideAlmanac(isChinese: false)
  private let delay: Duration
  private var count: Int
  private var weather = TideWeather.fair
  /// The numbers of the bulletins, in the order in which their pictures were requested.
  public private(set) var asked: [Int] = []
  private var running: Task<Void, any Error>?

  /// Makes an office that does not answer yet.
  ///
  /// - Parameters:
  ///   - port: Where it answers; zero for any that is free.
  ///   - count: How many bulletins it has.
  ///   - delay: How long it takes when it is slow.
  public init(port: UInt16 = 0, count: Int = 48, delay: Duration = .seconds(2)) throws {
    self.count = count
    self.delay = delay
    server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), timeout: 60, logger: .disabled)
  }

  /// Begins to answer, and returns where.
  public func open() async throws -> URL {
    await server.appendRoute("GET /bulletins") { [weak self] request in
      await self?.bulletins(request) ?? HTTPResponse(statusCode: .serviceUnavailable)
    }
    await server.appendRoute("GET /picture") { [weak self] request in
      await self?.picture(request) ?? HTTPResponse(statusCode: .serviceUnavailable)
    }
    await server.appendRoute("PUT /weather") { [weak self] request in
      await self?.turn(String(decoding: try request.bodyData, as: UTF8.self)) ?? HTTPResponse(statusCode: .badRequest)
    }
    let running = Task { [server] in try await server.run() }
    self.running = running
    do { try await server.waitUntilListening(timeout: 60) } catch {
      running.cancel()
      throw TideFailure(errorDescription: "The office cannot open: \(error)")
    }
    guard case .ip4(_, let port) = await server.listeningAddress, let url = URL(string: "http://127.0.0.1:\(port)")
    else { throw TideFailure(errorDescription: "The office has no address.") }
    return url
  }

  /// Waits until the office is closed.
  public func wait() async { _ = await running?.result }

  /// Stops answering.
  public func close() async {
    await server.stop(timeout: 0)
    running?.cancel()
    _ = await running?.result
  }

  /// Answers in another way from now on.
  public func turn(to weather: TideWeather) { self.weather = weather }

  /// Takes the newest bulletins away.
  public func withdraw(_ number: Int) { count = max(0, count - number) }

  private func turn(_ name: String) -> HTTPResponse? {
    guard let weather = TideWeather(rawValue: name) else { return nil }
    self.weather = weather
    return HTTPResponse(statusCode: .ok)
  }

  private func bulletins(_ request: HTTPRequest) async -> HTTPResponse {
    guard let offset = number("offset", of: request, within: 0...1_000_000_000),
      let limit = number("limit", of: request, within: 1...Self.mostPerPage)
    else {
      return HTTPResponse(
        statusCode: .badRequest, body: Data("offset is a number from 0, limit one from 1 to \(Self.mostPerPage)".utf8))
    }
    if let failure = await sky() { return failure }
    switch weather {
    case .fair, .slow, .failing: break
    case .empty: return page(TidePage(items: [], hasMore: false, total: 0))
    case .changing: count += 1
    }
    let start = min(offset, count)
    let end = min(start + limit, count)
    let items = (start..<end).map { almanac.bulletin(number: count - $0) }
    return page(TidePage(items: items, hasMore: end < count, total: count))
  }

  /// A bulletin's picture.
  private func picture(_ request: HTTPRequest) async -> HTTPResponse {
    guard let number = number("number", of: request, within: 0...1_000_000_000) else {
      return HTTPResponse(statusCode: .badRequest, body: Data("number is a bulletin's, from 0".utf8))
    }
    asked.append(number)
    if let failure = await sky() { return failure }
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: "image/png"], body: TidePicture.png(number: number))
  }

  /// Takes as long as the weather has it, and returns the answer if there is no other.
  private func sky() async -> HTTPResponse? {
    switch weather {
    case .slow: try? await Task.sleep(for: delay)
    case .failing:
      return HTTPResponse(statusCode: .serviceUnavailable, body: Data("The harbor office does not answer.".utf8))
    case .fair, .empty, .changing: break
    }
    return nil
  }

  private func number(_ name: String, of request: HTTPRequest, within range: ClosedRange<Int>) -> Int? {
    guard let value = request.query[name].flatMap({ Int($0) }), range.contains(value) else { return nil }
    return value
  }

  private func page(_ page: TidePage) -> HTTPResponse {
    guard let body = try? JSONEncoder().encode(page) else { return HTTPResponse(statusCode: .internalServerError) }
    return HTTPResponse(statusCode: .ok, headers: [.contentType: "application/json"], body: body)
  }
}
