/// A reference that doesn't keep its object alive.
struct WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
