import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverFr } from '#src/server/server.fr.ts';
import { dataHeaders } from './headers.ts';
import { send, sendJson } from './respond.ts';

/** Every method this site knows, and those that only read. */
export const METHODS = ['GET', 'HEAD', 'POST'];
export const READS = ['GET', 'HEAD'];

/** A request that no page and no call is asked about. */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415;
  err: string;
  code: string;
  /** The methods that would be taken, for a 405. */
  allow?: string[];
}

export function wrongMethod(allow: string[]): Refusal {
  return { status: 405, err: serverFr.methodRefused, code: 'method_not_allowed', allow };
}

/** To a browser that opens a page, a page; to a program, the envelope of the calls. */
export function sendRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  { status, allow, https, ...json }: Refusal & { https: boolean },
): Promise<void> {
  const headers: [string, string][] = allow ? [['allow', allow.join(', ')]] : [];
  if (!/\btext\/html\b/.test(req.headers.accept ?? ''))
    return sendJson(req, res, { status, json, headers, https });
  return send(req, res, {
    status,
    headers: [...dataHeaders(https), ...headers],
    body: refusalPage(json.err),
    contentType: 'text/html; charset=utf-8',
  });
}

/** Made once for each of our few sentences. */
const made = new Map<string, Buffer>();

function refusalPage(sentence: string): Buffer {
  const page = made.get(sentence) ?? Buffer.from(plainPage(sentence));
  made.set(sentence, page);
  return page;
}

/** docs/spec/product.md §8, any other error. */
export function failedPage(requestId: string): string {
  const { title, text, reference } = serverFr.failedPage;
  return plainPage(title, `<p>${text}</p>`, `<p><small>${reference(requestId)}</small></p>`);
}

/** Without style or script: it must work when all else fails. */
function plainPage(title: string, text = '', after = ''): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${text}<p><a href="/">${serverFr.failedPage.home}</a></p>${after}</main></html>`;
}
