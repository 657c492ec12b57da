import Foundation
import TestSupport

/// A program that looks for chains, edits, and moments that make a table show wrong content: `Tests/run --fuzz SECONDS`.
@main struct Fuzzer {
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let status: Int32 =
        if options.isOneCase {
          await runCase(options)
        } else if options.isWorker {
          await Worker(options).run()
        } else if let count = options.mutants {
          MutantDriver(options, count: count).run()
        } else {
          Driver(options).run()
        }
      exit(status)
    } catch let wrong as Options.Wrong {
      FileHandle.standardError.write(Data("Fuzzer: \(wrong.message).\n\(Options.usage)\n".utf8))
      exit(2)
    } catch {
      FileHandle.standardError.write(Data("Fuzzer: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Runs one case.
  @MainActor private static func runCase(_ options: Options) async -> Int32 {
    let test = options.test(options.seed ?? 0)
    do {
      let runner = CaseRunner(test: test, isTalkative: options.isTalkative)
      tell("clean: \(try await runner.run().steps) steps")
      return 0
    } catch let failure as Failure {
      tell("failed \(failure.step)\n\(failure.message)")
      return 1
    } catch {
      tell("failed -1\n\(error)")
      return 1
    }
  }
}
