@_exported import CoreFoundation
public class CGColor {}
public class CGPath {}
public class CGImage {}
public class CGContext {
  public func setFillColor(_ color: CGColor)
  public func fill(_ rect: CGRect)
}
