import { and, eq, ne } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { notify } from '#src/features/notifications/notify.server.ts';
import { audit } from '#src/server/audit.ts';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { listOwner, person } from '#src/server/db/schema/index.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { defaultTitle } from '../list.fr.ts';
import { ownerOf } from '../list.read.server.ts';
import { listRefusalFr } from '../refusals.fr.ts';
import { settingsOf } from '../settings.ts';
import type { ListRow } from '../setup.server.ts';
import { asksTwice, endsSurprise } from '../surprise.ts';
import { ownersWords, surpriseEndedMail } from './owners.fr.ts';

/**
 * docs/spec/decisions.md §7: whoever ends the surprise by hand says so twice, and the other owners hear of it. In
 * the transaction of the change. Throws confirmation_required, and forbidden for an admin who acts for somebody: what
 * was given shows to them too.
 */
export async function whenSurpriseEnds(
  tx: Ctx,
  { before, after }: { before: ListRow; after: ListRow },
  { confirmed }: { confirmed: boolean },
): Promise<void> {
  const dates = ({ settings, birthdate }: ListRow) => ({ ...settingsOf(settings), birthdate });
  if (!confirmed && asksTwice(dates(before), dates(after), tx.now))
    throw new DomainError('confirmation_required', listRefusalFr.surpriseEnds);
  if (!endsSurprise(dates(before), dates(after), tx.now)) return;
  if (requirePerson(tx.actor).impersonatorId !== null)
    throw new DomainError('forbidden', serverFr.oneselfOnly, { status: 403 });
  await tellOthers(tx, before);
}

async function tellOthers(tx: Ctx, row: ListRow): Promise<void> {
  const { personId } = requirePerson(tx.actor);
  const [me] = await tx.db.select().from(person).where(eq(person.id, personId));
  const from = displayName({ firstname: '', lastname: '', ...me, partnerFirstname: null });
  const title = row.title || defaultTitle((await ownerOf(tx.db, row)).display_name);
  await audit(tx, { action: 'list.surprise_ended', target: `list:${row.uuid}` });
  const others = await tx.db
    .select({ id: listOwner.personId })
    .from(listOwner)
    .where(and(eq(listOwner.listId, row.id), ne(listOwner.personId, personId)));
  const mail = surpriseEndedMail({ site: siteOf(tx), from, title });
  for (const { id } of others)
    await notify(tx, {
      personId: id,
      kind: 'co_owner',
      text: ownersWords.surpriseEnded(from, title),
      href: '/i/marketplace/parametres/liste',
      mail: { ...mail, key: `surprise-ended:${row.uuid}:${id}:${tx.now.toISOString()}` },
    });
}
