import { commonHeaders } from '#src/server/http/headers.ts';
import type { StaticFiles } from '#src/server/http/static-files.ts';
import type { Services } from '#src/server/services.ts';
import { SECURITY_TXT_PATH, securityTxt } from './disclosure.ts';

/** The older place of the file (RFC 9116 §3); it leads to the right one. */
const FORMER_PATH = '/security.txt';

/** `/.well-known/security.txt`, made at each asking: a kept one would lapse. */
export function securityTxtFile({ config }: Services): StaticFiles {
  return {
    async serve(path, req, res) {
      if (path !== SECURITY_TXT_PATH && path !== FORMER_PATH) return false;
      const common = commonHeaders(config.https).flat();
      if (path === FORMER_PATH) {
        res.writeHead(301, [...common, 'location', SECURITY_TXT_PATH]).end();
        return true;
      }
      const body = Buffer.from(securityTxt(config, new Date()));
      const own = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'public, max-age=3600'];
      res.writeHead(200, [...common, ...own, 'content-length', String(body.length)]);
      res.end(req.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}
