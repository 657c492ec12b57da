import Foundation

/// Writes a line to standard output immediately because another process may be waiting for it.
func tell(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
