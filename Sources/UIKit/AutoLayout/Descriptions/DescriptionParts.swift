import Foundation

/// Returns a number with at most six digits, as in Apple's descriptions.
func decimal(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

/// Returns an object's class name as in Apple's descriptions, which omit the module of UIKit's own classes.
func className(of object: AnyObject) -> String {
  // The identifier distinguishes the system's guides.
  if object is EdgeGuide { return "UILayoutGuide" }
  let name = String(reflecting: type(of: object))
  // Apple's classes are Objective-C classes, and their names contain no module.
  for module in ["UIKit.", "QuartzCoreOnLinux."] where name.hasPrefix(module) {
    return String(name.dropFirst(module.count))
  }
  return name.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}

/// Returns the address of an object, such as `0x7f8b8c08e980`.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// Writes text to standard error.
func writeToStandardError(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
