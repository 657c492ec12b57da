import Browsing
import Foundation
import Pages

/// The web page around the live phone in a browser, with a row in its inspector.
@MainActor struct ReadmeLivePhone {
  /// The size of the web page.
  private static let (width, height) = (1120, 640)
  private static let scale = 1664 / Double(width)

  private let process = Process()
  private let address: String

  /// Starts this program again to show a page on the live phone.
  init() async throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments = ["--live", "--page", "packing", "--port", "0"]
    process.standardOutput = output
    try process.run()
    let file = output.fileHandleForReading
    let found: String? = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var text = ""
        while case let data = file.availableData, !data.isEmpty {
          text += String(decoding: data, as: UTF8.self)
          if let match = text.firstMatch(of: #/http://\S+\n/#) {
            return continuation.resume(returning: String(match.0.dropLast()))
          }
        }
        continuation.resume(returning: nil)
      }
    }
    guard let found else { throw WebPFile.Failure(description: "The live phone doesn't print its address.") }
    address = found
  }

  /// Ends the other program.
  func end() { process.terminate() }

  /// Returns the pictures, each with its file name without ending.
  static func pictures() async throws -> [(name: String, file: WebPFile)] {
    guard Browser.isInstalled else { throw WebPFile.Failure(description: Browser.installing) }
    let phone = try await ReadmeLivePhone()
    defer { phone.end() }
    let browser = try await Browser(width: width, height: height)
    var files: [(name: String, file: WebPFile)] = []
    for language in Language.allCases {
      for isDark in [false, true] {
        let file = try WebPFile()
        try file.add(png: try await phone.picture(in: language, isDark: isDark, with: browser))
        files.append(("live-phone-\(isDark ? "dark" : "light")-\(language.rawValue)", file))
      }
    }
    await browser.close()
    return files
  }

  private func picture(in language: Language, isDark: Bool, with browser: Browser) async throws -> Data {
    try await browser.prefer(dark: isDark)
    try await browser.resize(width: Self.width, height: Self.height, scale: Self.scale)
    try await browser.open("\(address)&language=\(language.rawValue)&isDark=\(isDark)")
    try await browser.wait(
      until: "document.querySelector('#notice').hidden && document.querySelector('#mirror [data-key]')")
    try await browser.run("document.querySelector('[name=inspect]').click()")
    try await Task.sleep(for: .seconds(2))
    try await browser.run(
      """
      const screen = document.querySelector('#screen'), box = screen.getBoundingClientRect();
      for (const type of ['pointerdown', 'pointerup']) {
        screen.dispatchEvent(new PointerEvent(type, {
          pointerId: 1, bubbles: true, isPrimary: true, button: 0, buttons: type === 'pointerdown' ? 1 : 0,
          clientX: box.left + box.width / 2, clientY: box.top + box.height * 0.44,
        }));
      }
      """)
    try await browser.wait(until: "document.querySelector('#inspector dd')")
    try await Task.sleep(for: .seconds(1))
    return try await browser.screenshot()
  }
}
