import EditorKit
