import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverFr } from '#src/server/server.fr.ts';
import { commonHeaders } from './headers.ts';
import { send } from './respond.ts';

/** Seconds after which it is worth asking again. */
export const RETRY_SECONDS = 5;

/** The whole page in one file: nothing else may be there to be had. Colours are those of src/ui/tokens.css. */
const CSS =
  ':root{color-scheme:light dark;--paper:#fffaf4;--ink:#2b2130;--main:#ff8467;--on:#2b1418}' +
  '@media(prefers-color-scheme:dark){:root{--paper:#1e181f;--ink:#f8eee5;--main:#ff8f74}}' +
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);' +
  'font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:34rem;padding:2rem 1.25rem;text-align:center}h1{font-size:1.75rem;line-height:1.2}' +
  'a{color:inherit}a.retry{display:inline-block;padding:.75rem 1.5rem;border-radius:999px;' +
  'background:var(--main);color:var(--on);text-decoration:none}';

const { title, text, sent, retry, home } = serverFr.unavailablePage;

const page = (words: string, actions: string) =>
  Buffer.from(
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${CSS}</style><main><h1>${title}</h1><p>${words}</p>${actions}</main></html>`,
  );

// An empty address is the page that was asked for.
const ASKED = page(text, `<p><a class="retry" href="">${retry}</a></p><p><a href="/">${home}</a></p>`);
const SENT = page(sent, `<p><a href="/">${home}</a></p>`);
const CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;

/** Answers 503 for a page whose data cannot be had for the moment; a form that was sent is not sent again by a link. */
export async function sendUnavailable(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  requestId: string,
  https: boolean,
): Promise<void> {
  await send(req, res, {
    status: 503,
    headers: [
      ...commonHeaders(https),
      ['referrer-policy', 'no-referrer'],
      ['content-security-policy', CSP],
      ['cache-control', 'no-store'],
      ['retry-after', String(RETRY_SECONDS)],
      ['x-request-id', requestId],
    ],
    body: req.method === 'POST' ? SENT : ASKED,
    contentType: 'text/html; charset=utf-8',
  });
}
