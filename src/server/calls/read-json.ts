import { BODY_LIMITS, type Contract } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { isQuickJson } from './json-shape.ts';

export class NotJson extends Error {}

/** A call's body as data, whatever is in it. Throws too_large, NotJson. */
export async function readJson(
  request: { body(limit: number): Promise<string | null> },
  size: Contract['body'] = 'default',
): Promise<unknown> {
  const limit = BODY_LIMITS[size];
  const text = await request.body(limit);
  if (text === null)
    throw new DomainError('too_large', serverFr.tooLarge(Math.round(limit / 1024)), {
      status: 413,
    });
  if (!isQuickJson(text)) throw new DomainError('too_large', serverFr.shapeTooBig, { status: 413 });
  try {
    return JSON.parse(text);
  } catch {
    throw new NotJson();
  }
}
