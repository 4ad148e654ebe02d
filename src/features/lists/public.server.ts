import { DomainError, notFound } from '#src/calls/domain-error.ts';
import type { PublicUser } from '#src/features/accounts/public-user.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { getListAt } from './access.server.ts';
import { toldTo } from './hidden-price.ts';
import { answerDetailedList, ownerOf } from './list.read.server.ts';
import { listRefusalFr } from './refusals.fr.ts';

type BySlug = { slug: string };

/** A former slug answers the list under its present one: the page redirects there. */
export async function getFromUserSlug(ctx: Ctx, { slug }: BySlug) {
  const detailed = await answerDetailedList(ctx, await getListAt(ctx, slug));
  const items = detailed.items_in_list.map((item) => toldTo(detailed, item));
  return { detailed_list: { ...detailed, items_in_list: items }, owner: detailed.owner };
}

export async function getListIdFromSlug(ctx: Ctx, { slug }: BySlug) {
  return { list_uuid: (await getListAt(ctx, slug)).row.uuid };
}

/** docs/spec/calls.md §/api/user/ get_public_info. */
export async function getPublicInfo(ctx: Ctx, { slug }: BySlug): Promise<PublicUser & { list_slug: string }> {
  const seen = await getListAt(ctx, slug).catch((error: unknown) => {
    throw error instanceof DomainError ? notFound(listRefusalFr.addressUnknown) : error;
  });
  return { ...(await ownerOf(ctx.db, seen.row)), list_slug: seen.row.slug };
}
