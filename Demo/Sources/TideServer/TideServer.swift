import Foundation
import TideOffice
import Tides

/// The harbor office as a separate program: `Demo/run --serve`, `Demo/run --serve 9000`.
@main struct TideServer {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count <= 1, let port = UInt16(arguments.first ?? "8642") else {
      fail("--serve takes one port, from 0 to 65535")
    }
    do {
      let office = try TideOffice(port: port)
      let url = try await office.open()
      say(
        """
        The harbor office answers at \(url), to this machine alone. Control-C closes it.
          curl '\(url)/bulletins?offset=0&limit=3'
          curl -X PUT --data slow \(url)/weather        # or: \(TideWeather.allCases.map(\.rawValue).joined(separator: ", "))
        The page Tide Bulletins asks it where the environment has TIDE_OFFICE=\(url).
        """, on: .standardOutput)
      await office.wait()
    } catch {
      fail("\((error as? TideFailure)?.errorDescription ?? "\(error)") Is another one open there? Try another port.")
    }
  }

  /// Not by `print`, which keeps what goes to a file or a pipe until there is more of it.
  private static func say(_ message: String, on handle: FileHandle) { handle.write(Data((message + "\n").utf8)) }

  private static func fail(_ message: String) -> Never {
    say(message, on: .standardError)
    exit(1)
  }
}
