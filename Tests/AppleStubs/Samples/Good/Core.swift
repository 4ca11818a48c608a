import Foundation
import Observation

public protocol MemoProtocol: AnyObject {
  var name: String { get set }
  var createdAt: Date { get }
  var startOffset: Double { get set }
  var endOffset: Double { get set }
}
public enum RecorderState: Sendable { case idle, recording, playing }
@MainActor @Observable public final class RecorderModel {
  public private(set) var state: RecorderState = .idle
  public private(set) var elapsed: TimeInterval = 0
  public init() {}
  public func toggle() async {}
  public func stop() {}
  public func deleteAudio() {}
}
