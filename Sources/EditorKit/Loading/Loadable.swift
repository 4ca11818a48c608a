/// A type that says how it becomes a model: a service's response, a file's name, a row of a table.
///
///     extension Volume: Loadable {
///       func load() async throws -> Book { Book(title: volumeInfo.title) }
///     }
///
/// Values of different types that become one model fit one ``Loader``, as `some Loadable<Book>` and as `any Loadable<Book>`.
///
/// The work runs off the main actor, unless the implementation is `@MainActor`. The model may be an object that isn't
/// Sendable: it is handed over. What loads is Sendable, as a Decodable struct is.
public protocol Loadable<Model>: Sendable {
  /// What it becomes.
  associatedtype Model

  /// Becomes a model.
  ///
  /// It may be called several times: again after a failure, or to refresh. When its task is cancelled, it ends soon; whatever
  /// it returns or throws then is dropped.
  ///
  /// - Throws: Why there is no model. The error's description is shown to the person, who can try again. A
  ///   `CancellationError` isn't a failure.
  @concurrent func load() async throws -> Model

  /// Becomes a model, and tells how far that is. By default it calls ``load()``, and tells nothing.
  ///
  /// Implement it where the work takes long, and let ``load()`` call it with a reporter of its own.
  ///
  /// - Parameter reporter: Takes reports.
  @concurrent func load(reportingTo reporter: LoadReporter) async throws -> Model
}

extension Loadable {
  /// Calls ``load()``.
  @concurrent public func load(reportingTo reporter: LoadReporter) async throws -> Model {
    try await load()
  }
}
