extension House {
  /// A message for each circle of folders, with a use for each of its edges.
  var circles: [String] {
    graph.circles.map { circle in
      let edges = zip(circle, circle.dropFirst()).compactMap { from, target -> String? in
        guard let edge = graph.edges[from]?[target] else { return nil }
        return "\(from) → \(target): \(edge.text)"
      }
      let names = circle.joined(separator: " → ")
      return (["Folders use each other in a circle: \(names). Move a declaration to break it."] + edges)
        .joined(separator: "\n  ")
    }
  }
}
