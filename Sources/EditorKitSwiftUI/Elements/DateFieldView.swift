#if canImport(SwiftUI)
import EditorKit
import Foundation
import SwiftUI

/// A date that may be absent: a switch says whether there is one, and the date stands below it.
@MainActor struct DateFieldView: View {
  let field: Element.DateField

  var body: some View {
    let date = field.date.wrappedValue
    VStack(alignment: .leading) {
      Toggle(isOn: hasDate) {
        Text(verbatim: field.label)
        if date == nil, !field.placeholder.isEmpty {
          Text(verbatim: field.placeholder).foregroundStyle(.secondary)
        }
      }
      if let date { picker(showing: date) }
    }
    .disabled(!field.isEnabled)
  }

  private func picker(showing date: Date) -> some View {
    DatePicker(
      selection: selection(from: date), displayedComponents: field.includesTime ? [.date, .hourAndMinute] : .date
    ) {
      Text(verbatim: field.label)
    }
    .labelsHidden()
    .environment(\.calendar, field.calendar)
    .environment(\.timeZone, field.calendar.timeZone)
    .environment(\.locale, field.calendar.locale ?? .current)
  }

  /// While the picker fades out, the date may be gone already: then it shows the last one.
  private func selection(from date: Date) -> SwiftUI.Binding<Date> {
    SwiftUI.Binding(
      get: { field.date.wrappedValue ?? date },
      set: { if field.date.wrappedValue != nil { field.date.wrappedValue = $0 } }
    )
  }

  private var hasDate: SwiftUI.Binding<Bool> {
    SwiftUI.Binding(
      get: { field.date.wrappedValue != nil },
      set: { isOn in
        guard isOn != (field.date.wrappedValue != nil) else { return }
        field.date.wrappedValue = isOn ? suggestion : nil
      }
    )
  }

  /// The date to begin with, which the person then changes. It is a matter of the screen, as a picker's first page is.
  private var suggestion: Date {
    field.includesTime ? Date.now : field.calendar.startOfDay(for: .now)
  }
}
#endif
