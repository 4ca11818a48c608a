// A service's response that becomes a book on a page of the kit's, in an app's view.
#if canImport(SwiftUI)
  import EditorKitSwiftUI
  import Foundation
  import SwiftUI

  struct Novel: BookProtocol {
    var title: String
    var author: String?
    var publicationDate: PublicationDate?
    var cover: URL?
    var isbn: String?
    var summary: String?
    var pageCount: Int?
    var rating: Double?
  }

  nonisolated struct Volume: Decodable, Sendable, Identifiable {
    var id: String
    var title: String
  }

  nonisolated extension Volume: Loadable {
    func load() async throws -> Novel { Novel(title: title) }
  }

  struct VolumeDetail: View {
    let volume: Volume
    let context: Context
    @Binding var library: [String]

    var body: some View {
      ComponentView(id: volume.id) {
        let options = LoaderOptions<Novel>(progressDelay: .milliseconds(200), progressMinimum: .milliseconds(500))
        return LoaderView(Loader(volume, options: options, context: context), context: context) { novel in
          BookPage(novel, mode: .preview, context: context) { library.append($0.title) }
        }
      }
    }
  }
#endif
