// expect: main actor-isolated
import EditorKitSwiftUI
import SwiftUI
func show(_ component: any Component) -> Element { component.body }  // a component belongs to the main actor
