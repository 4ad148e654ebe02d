import { serverFr } from '#src/server/server.fr.ts';
import { isPlainText } from '../calls/plain-text.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** False where a parameter of the address holds what no text may (plain-text.ts). */
export function isPlainQuery(target: string): boolean {
  const at = target.indexOf('?');
  if (at < 0 || !/%00/.test(target)) return true;
  return [...new URLSearchParams(target.slice(at))].flat().every(isPlainText);
}

/** False where a field of a posted form does. A body that is no form is its page's to refuse. */
export async function isPlainForm(request: Request): Promise<boolean> {
  if (request.method !== 'POST' || !FORM.test(request.headers.get('content-type') ?? '')) return true;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  return [...(form ?? [])].flat().every((part) => typeof part !== 'string' || isPlainText(part));
}

/** Without style or script, as for any page that cannot be shown. */
export function unkeptForm() {
  const { title, back } = serverFr.unkeptForm;
  const text = serverFr.textUnkept;
  const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${text}</p><p>${back}</p></main></html>`;
  return {
    status: 400,
    headers: [] as [string, string][],
    body: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
  };
}
