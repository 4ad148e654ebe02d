import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { IMAGE_MAX_BYTES, requireKnownSignature } from '#src/server/gateways/image-input.ts';
import { FetchError, safeFetch } from '#src/server/gateways/safe-fetch.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import type { mediaCalls } from './media.calls.ts';
import { pictureAwayFr as fr } from './media.fr.ts';

const BRINGING: LimitPolicy = { name: 'picture-fetch', points: 60, seconds: 600 };

/** Reads another site's picture, for the editor to add it like any file: nothing is kept here. */
async function fetchPicture(
  ctx: Ctx,
  { url }: InputOf<typeof mediaCalls.fetchPicture>,
): Promise<OutputOf<typeof mediaCalls.fetchPicture>> {
  await ctx.services.limits.take(BRINGING, ctx.ip);
  const { productName, publicUrl } = ctx.services.config;
  const file = await safeFetch(url, {
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
    userAgent: `${productName}Bot/1.0 (+${publicUrl})`,
    maxBytes: IMAGE_MAX_BYTES,
    overflow: 'fail',
  }).catch((error: unknown) => {
    throw error instanceof FetchError ? away(error.failure) : error;
  });
  const type = /^image\/[\w.+-]+/.exec(file.contentType)?.[0];
  if (file.status !== 200 || !type) throw away('notPicture');
  requireKnownSignature(file.body);
  return { dataurl: `data:${type};base64,${file.body.toString('base64')}` };
}

const away = (why: keyof typeof fr) =>
  new DomainError('image_unreachable', fr[why], { fields: { url: fr[why] } });

export const bringVerbs = { fetchPicture };
