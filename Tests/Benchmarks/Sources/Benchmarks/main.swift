import Benchmark

reportMemory()
var runner = BenchmarkRunner(
  suites: [
    callSuite(), openingSuite(), scrollingSuite(), drawingSuite(), textSuite(), layoutSuite(), stackSuite(),
    heightSuite(), mixedCellsSuite(), frameSuite(), manyChangesSuite(), changedSettingsSuite(), collapsingSuite(),
  ],
  settings: parseArguments(),
  customDefaults: [WarmupIterations(1), MinTime(seconds: 1)])
try runner.run()
Ratio.report(runner.results)
ProcessorTime.report()
Finding.report()
