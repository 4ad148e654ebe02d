import { eq } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import type { User } from '#src/features/accounts/account.ts';
import type { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { listRefusalFr } from '#src/features/lists/refusals.fr.ts';
import { findMainList, renameList } from '#src/features/lists/setup.server.ts';
import { readSubscription } from '#src/features/notifications/push/subscription.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { deviceToken, person } from '#src/server/db/schema/index.ts';
import { readDataUrl } from '#src/server/gateways/image-input.ts';
import { storeImage } from '#src/server/gateways/images.ts';
import { senderOf } from '#src/server/gateways/picture-turns.ts';
import { deleteMyAccount } from './erase.server.ts';
import { exportMyData } from './my-data.server.ts';
import { membershipRefusalFr } from './refusals.fr.ts';
import { sessionOf } from './user.server.ts';

type Profile = InputOf<typeof profileCalls.updateProfile>;

/**
 * Only what is given changes. `slug` is the main list's: a person has one (docs/spec/calls.md §/api/user/
 * finish_setup).
 */
async function updateProfile(ctx: Ctx, input: Profile): Promise<User> {
  const { personId } = requirePerson(ctx.actor);
  const profilepic = await storedPicture(ctx, input.profilepic_dataurl);
  return inTransaction(ctx, async (tx) => {
    if (input.slug !== undefined) await moveMainList(tx, personId, input.slug);
    const change = changeOf(input, profilepic);
    if (Object.keys(change).length > 0) await tx.db.update(person).set(change).where(eq(person.id, personId));
    const session = await sessionOf(tx.db, personId);
    if (session.session_type !== 'user') throw new Error('Expected a person');
    return session.user;
  });
}

/** undefined: untouched; null: taken away. Decoded and made again before any transaction. */
async function storedPicture(
  ctx: Ctx,
  dataUrl: string | null | undefined,
): Promise<string | null | undefined> {
  if (!dataUrl) return dataUrl === '' ? null : dataUrl;
  const stored = await storeImage(ctx.services, readDataUrl(dataUrl, 'profilepic_dataurl'), senderOf(ctx));
  return stored.srcset.find(({ width }) => width === 320)?.url ?? stored.url;
}

function changeOf(
  input: Profile,
  profilepic: string | null | undefined,
): Partial<typeof person.$inferInsert> {
  return {
    ...(input.firstname === undefined ? {} : { firstname: input.firstname }),
    ...(input.lastname === undefined ? {} : { lastname: input.lastname }),
    ...(input.partner === undefined ? {} : { partnerFirstname: input.partner?.firstname ?? null }),
    ...(profilepic === undefined ? {} : { profilepic }),
  };
}

async function moveMainList(tx: Ctx, personId: number, slug: string): Promise<void> {
  const main = await findMainList(tx.db, personId);
  if (!main) throw notFound(listRefusalFr.none);
  if (main.slug !== slug) await renameList(tx.db, { listId: main.id, slug });
}

/** The last person who signed in on a device is the one it tells. */
async function updateDeviceToken(
  ctx: Ctx,
  input: InputOf<typeof profileCalls.updateDeviceToken>,
): Promise<Record<string, never>> {
  const { personId, tokenHash: sessionHash } = requirePerson(ctx.actor);
  const { platform } = input;
  const { token, keys } =
    platform === 'web' ? pushToken(input.device_token) : wrapperToken(input.device_token);
  const now = { personId, sessionHash, platform, keys, updatedAt: new Date() };
  await ctx.db
    .insert(deviceToken)
    .values({ token, ...now })
    .onConflictDoUpdate({ target: deviceToken.token, set: now });
  return {};
}

const wrapperToken = (token: string) => ({ token, keys: null });

/** A browser's token is its PushSubscription as JSON. */
function pushToken(text: string) {
  const subscription = readSubscription(text);
  if (!subscription)
    throw new DomainError('invalid_input', membershipRefusalFr.notADevice, {
      fields: { device_token: membershipRefusalFr.notADevice },
    });
  return { token: subscription.endpoint, keys: subscription.keys };
}

/** Known or not: the answer tells nothing of whose it was. */
async function removeDeviceToken(
  ctx: Ctx,
  input: InputOf<typeof profileCalls.removeDeviceToken>,
): Promise<Record<string, never>> {
  await ctx.db.delete(deviceToken).where(eq(deviceToken.token, input.device_token));
  return {};
}

export const profileVerbs = {
  updateProfile,
  updateDeviceToken,
  removeDeviceToken,
  exportMyData,
  deleteMyAccount,
};
