import { dataHeaders } from '#src/server/http/headers.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Services } from '#src/server/services.ts';

/**
 * Which apps may open this site's addresses, as Apple and Google ask for it; no such file without the variables.
 * An address that is itself a key (payments, links from mails) opens in the app too: the person who taps it is the same.
 */
export function wrapperLinks({ config }: Services): StaticFiles {
  const { ios, android } = config.wrappers;
  const files: Record<string, object> = {
    ...(ios ? { '/.well-known/apple-app-site-association': appleLinks(ios) } : {}),
    ...(android ? { '/.well-known/assetlinks.json': androidLinks(android) } : {}),
  };
  return {
    async serve(path, req, res) {
      if (!Object.hasOwn(files, path)) return false;
      const body = JSON.stringify(files[path]);
      // Both ask for JSON, whatever the name ends with; a day is what they keep it for themselves.
      const headers = [
        ...dataHeaders(config.https).filter(([name]) => name !== 'cache-control'),
        ['content-type', 'application/json'],
        ['cache-control', 'public, max-age=3600'],
      ];
      res.writeHead(200, headers.flat()).end(req.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

/** The admin and files stay in the browser. */
const IN_BROWSER = ['/a/*', '/api/*', '/sitemap*', '/*.xml', '/*.txt'];

function appleLinks(appId: string) {
  const components = [
    ...IN_BROWSER.map((path) => ({ '/': path, exclude: true })),
    { '/': '/*', comment: 'Lists, gifts and everything people read' },
  ];
  return {
    applinks: { details: [{ appIDs: [appId], components }] },
    webcredentials: { apps: [appId] },
  };
}

function androidLinks({ id, certificates }: { id: string; certificates: string[] }) {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: id,
        sha256_cert_fingerprints: certificates,
      },
    },
  ];
}
