import type { IncomingMessage } from 'node:http';
import { BODY_LIMITS } from '#src/calls/contract.ts';
import { serverFr } from '#src/server/server.fr.ts';
import type { Refusal } from './refusals.ts';
import { readBody } from './request.ts';

/** Pages take text alone; the longest is a message of some thousand characters. */
const FORM_LIMIT = 256 * 1024;
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Reads what was posted to a page, once it is known to be a form that a page can read, or JSON where the page says that
 * it reads some.
 */
export async function readPageForm(
  req: IncomingMessage,
  readsJson: boolean,
): Promise<{ form: Buffer } | { refused: Refusal }> {
  const type = req.headers['content-type'] ?? '';
  const isJson = readsJson && JSON_TYPE.test(type);
  if (!isJson && !FORM_TYPE.test(type))
    return { refused: { status: 415, err: serverFr.formOnly, code: 'unsupported_media_type' } };
  const limit = isJson ? BODY_LIMITS.content : FORM_LIMIT;
  const form = await readBody(req, limit);
  if (!form) return { refused: { status: 413, err: serverFr.tooLarge(limit / 1024), code: 'too_large' } };
  if (!isJson && !(await isReadable(form, type)))
    return { refused: { status: 400, err: serverFr.formUnreadable, code: 'bad_request' } };
  return { form };
}

/** True of a form that another site's page sent, or that says nothing of whose page it was on. */
export function isFromElsewhere({ method, headers, url }: Request): boolean {
  if (method !== 'POST' || !FORM_TYPE.test(headers.get('content-type') ?? '')) return false;
  return headers.get('origin') !== new URL(url).origin;
}

export const FROM_ELSEWHERE: Refusal = { status: 403, err: serverFr.formElsewhere, code: 'forbidden' };

function isReadable(form: Buffer, type: string): Promise<boolean> {
  const told = new Response(new Uint8Array(form), { headers: { 'content-type': type } });
  return told.formData().then(
    () => true,
    () => false,
  );
}
