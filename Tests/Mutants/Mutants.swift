import Foundation

/// Changes lines in a copy of the package, and reports which tests notice: `Tests/run --mutants N`.
@main struct Mutants {
  static func main() async {
    do {
      try await Driver(Options(Array(CommandLine.arguments.dropFirst()))).run()
    } catch let wrong as Options.Wrong {
      fail("Mutants: \(wrong.message).\n\(Options.usage)")
    } catch let problem as Problem {
      fail("Mutants: \(problem.message)")
    } catch {
      fail("Mutants: \(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}
