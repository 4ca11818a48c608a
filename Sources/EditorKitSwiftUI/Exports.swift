#if canImport(SwiftUI)
// Every public name of the kit but Binding, so that a view file imports SwiftUI and EditorKitSwiftUI only: were the kit
// itself imported there, the file would find two types called Binding. Tests/check-apple.sh keeps the list complete.
@_exported import class EditorKit.CodableFile
@_exported import class EditorKit.Context
@_exported import class EditorKit.Editor
@_exported import class EditorKit.FileScreen
@_exported import class EditorKit.MemoList
@_exported import class EditorKit.MemoScreen
@_exported import class EditorKit.RecordingControl
@_exported import class EditorKit.RecordingEditor
@_exported import class EditorKit.Signal
@_exported import class EditorKit.Source
@_exported import class EditorKit.Stage
@_exported import class EditorKit.UndoHistory
@_exported import class EditorKit.Work
@_exported import enum EditorKit.Control
@_exported import enum EditorKit.Element
@_exported import enum EditorKit.JSONValue
@_exported import enum EditorKit.RecordingPhase
@_exported import protocol EditorKit.Component
@_exported import protocol EditorKit.MemoProtocol
@_exported import protocol EditorKit.Recorder
@_exported import struct EditorKit.Attribute
@_exported import struct EditorKit.EditorAttribute
@_exported import struct EditorKit.ElementBindings
@_exported import struct EditorKit.FileError
@_exported import struct EditorKit.InputError
@_exported import struct EditorKit.JSONError
@_exported import struct EditorKit.Labels
@_exported import struct EditorKit.Outline
@_exported import struct EditorKit.TimedRecorder
#endif
