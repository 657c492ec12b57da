// For code that imports it by Apple's name. A product of its own: see Package.swift.
@_exported public import QuartzCoreOnLinux
