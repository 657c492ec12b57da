import Foundation

/// A number as Apple's descriptions write it: six digits at most.
func decimal(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

/// An object's class as Apple's descriptions write it: UIKit's own classes without their module.
func className(of object: AnyObject) -> String {
  // Which of the system's guides it is says its identifier.
  if object is EdgeGuide { return "UILayoutGuide" }
  let name = String(reflecting: type(of: object))
  // Apple's are Objective-C's, and have no module in their names.
  for module in ["UIKit.", "QuartzCoreOnLinux."] where name.hasPrefix(module) {
    return String(name.dropFirst(module.count))
  }
  return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}

/// Returns the address of an object, as in `0x7f8b8c08e980`.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// Writes lines to standard error.
func writeToStandardError(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
