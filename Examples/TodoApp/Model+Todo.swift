import EditorKit

extension Todo: TodoProtocol {}
