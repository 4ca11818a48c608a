extension Array {
  /// Removes all elements in pieces, and yields in between: freeing many elements at once would hold the main actor.
  @MainActor mutating func removeGradually() async {
    while count > 4096 {
      removeLast(4096)
      await Task.yield()
    }
    removeAll()
  }
}
