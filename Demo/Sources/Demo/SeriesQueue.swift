import Foundation

/// The numbers of the series that no process has begun to draw.
///
/// They're in a pipe. Each process that shares the drawing takes its next number from there, so all of them finish at
/// nearly the same time.
struct SeriesQueue {
  let file: FileHandle

  /// Creates a queue of the numbers from 0 up to a count.
  init(count: Int) throws {
    let numbers = (0..<Int32(count)).map(\.littleEndian)
    let pipe = Pipe()
    // A pipe has room for 16,000 of them.
    try pipe.fileHandleForWriting.write(contentsOf: numbers.withUnsafeBytes { Data($0) })
    try pipe.fileHandleForWriting.close()
    file = pipe.fileHandleForReading
  }

  /// Continues the queue of another process.
  init(_ file: FileHandle) { self.file = file }

  /// Takes the next number; nil if there is none.
  func next() -> Int? {
    // A direct read, because it takes the 4 bytes together, even if another process reads at the same time.
    var number: Int32 = 0
    while true {
      let count = read(file.fileDescriptor, &number, MemoryLayout<Int32>.size)
      if count == MemoryLayout<Int32>.size { return Int(Int32(littleEndian: number)) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
