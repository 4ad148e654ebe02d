import type { IncomingMessage, ServerResponse } from 'node:http';
import { findCall } from '../calls/registry.ts';
import { dataHeaders } from './headers.ts';

/**
 * On what is answered to a GET of a call: the pages of another site read it from the browser as its server would. No
 * cookie goes along with « * », and what a token opens is asked for with that token.
 */
export const READ_FROM_ANYWHERE: [string, string][] = [
  ['access-control-allow-origin', '*'],
  ['access-control-expose-headers', 'etag, retry-after, x-request-id'],
];

/** A browser asks first when a token or a tag is sent along. False where the path is no call that a GET reads. */
export function answerPreflight(
  path: string,
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  https: boolean,
): boolean {
  if (req.method !== 'OPTIONS' || !findCall(path)?.contract.get) return false;
  const headers: [string, string][] = [
    ...dataHeaders(https),
    ['access-control-allow-origin', '*'],
    ['access-control-allow-methods', 'GET, HEAD'],
    ['access-control-allow-headers', 'authorization, if-none-match'],
    ['access-control-max-age', '86400'],
  ];
  res.writeHead(204, headers.flat()).end();
  return true;
}
