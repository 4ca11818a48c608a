// An app that imports EditorKit gets JSONValue and JSONError with it.
@_exported public import LosslessJSON
