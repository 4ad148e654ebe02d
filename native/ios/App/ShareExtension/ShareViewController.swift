import UIKit
import UniformTypeIdentifiers

/// A page shared from Safari or a shop's app: it opens in Merveille, where it is added to the list.
final class ShareViewController: UIViewController {

    private let longestShared = 2000

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readShared { [weak self] shared in
            if let shared { self?.openSite(with: shared) }
            self?.extensionContext?.completeRequest(returningItems: nil)
        }
    }

    private func readShared(then done: @escaping (String?) -> Void) {
        let items = extensionContext?.inputItems.compactMap { $0 as? NSExtensionItem } ?? []
        let providers = items.flatMap { $0.attachments ?? [] }
        for type in [UTType.url, UTType.plainText] {
            guard let provider = providers.first(where: { $0.hasItemConformingToTypeIdentifier(type.identifier) }) else { continue }
            provider.loadItem(forTypeIdentifier: type.identifier) { found, _ in
                let text = (found as? URL)?.absoluteString ?? found as? String
                DispatchQueue.main.async { done(text) }
            }
            return
        }
        done(nil)
    }

    /// An extension may not call UIApplication: the first responder that opens addresses does. The address is a
    /// universal link of the site, so that it opens the app.
    private func openSite(with shared: String) {
        guard
            let site = Bundle.main.object(forInfoDictionaryKey: "SiteAddress") as? String,
            var address = URLComponents(string: site + "/i/marketplace/ajouter")
        else { return }
        address.queryItems = [
            URLQueryItem(name: "from_app", value: "1"),
            URLQueryItem(name: "jailed", value: "1"),
            URLQueryItem(name: "text", value: String(shared.prefix(longestShared))),
        ]
        guard let url = address.url else { return }
        var responder: UIResponder? = self
        while let current = responder {
            if let application = current as? UIApplication {
                application.open(url)
                return
            }
            responder = current.next
        }
    }
}
