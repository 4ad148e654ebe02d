import { eq, sql } from 'drizzle-orm';
import { displayName } from '#src/features/accounts/named.ts';
import type { PublicUser } from '#src/features/accounts/public-user.ts';
import { type Collected, collectedOf } from '#src/features/money/pot.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import { preparedRead } from '#src/server/db/prepared.ts';
import { person } from '#src/server/db/schema/index.ts';
import type { Seen } from './access.server.ts';
import { type DesignPart, designOf } from './design.ts';
import { countItems, itemsOf } from './items.read.server.ts';
import { defaultTitle } from './list.fr.ts';
import type { Cover, DetailedList, List } from './list.ts';
import { type Settings, settingsOf } from './settings.ts';
import type { ListRow } from './setup.server.ts';

/** The list's owner as anyone may know them; "Anonyme" once the account is gone. */
export async function ownerOf(db: Db, row: ListRow): Promise<PublicUser> {
  const [found] = row.ownerId === null ? [] : await nameOf(db).execute({ id: row.ownerId });
  const who = found ?? { firstname: '', lastname: '', partnerFirstname: null, profilepic: null };
  return {
    display_name: displayName(who),
    firstname: who.firstname,
    profilepic: who.profilepic,
    slug: row.slug,
  };
}

const nameOf = preparedRead((db) =>
  db
    .select({
      firstname: person.firstname,
      lastname: person.lastname,
      partnerFirstname: person.partnerFirstname,
      profilepic: person.profilepic,
    })
    .from(person)
    .where(eq(person.id, sql.placeholder('id')))
    .prepare('name_of_person'),
);

/** docs/spec/calls.md §Types, List. */
export async function answerList(ctx: Ctx, seen: Seen): Promise<List> {
  return asList(seen, {
    itemsCount: await countItems(ctx.db, seen.row.id),
    pot: await collectedOf(ctx.db, seen.row.id),
    owner: await ownerOf(ctx.db, seen.row),
  });
}

/** docs/spec/calls.md §Types, DetailedList. Its reads go together: not for a transaction, which has one connection. */
export async function answerDetailedList(ctx: Ctx, seen: Seen): Promise<DetailedList> {
  const { id, settings } = seen.row;
  const [items, pot, owner] = await Promise.all([
    itemsOf(ctx, seen),
    collectedOf(ctx.db, id, settingsOf(settings).show_contributions),
    ownerOf(ctx.db, seen.row),
  ]);
  const list = asList(seen, { itemsCount: items.length, pot, owner });
  return { ...list, items_in_list: items, contributions: pot.publicContributions };
}

/** A list that closed, to somebody who gave before: whose it is, and nothing that was written on it since. */
export async function closedList(db: Db, row: ListRow): Promise<List> {
  const owner = await ownerOf(db, row);
  return {
    uuid: row.uuid,
    slug: '',
    title: defaultTitle(owner.display_name),
    birthdate: null,
    cover: null,
    settings: settingsOf({ visibility: 'private' }),
    props: {},
    design: designOf({}),
    owner: { ...owner, profilepic: null, slug: '' },
    items_count: 0,
    is_owner: false,
    cagnotte: null,
  };
}

function asList(
  { row, isOwner }: Seen,
  { itemsCount, pot, owner }: { itemsCount: number; pot: Collected; owner: PublicUser },
): List {
  const settings = settingsOf(row.settings);
  return {
    uuid: row.uuid,
    slug: row.slug,
    title: row.title || defaultTitle(owner.display_name),
    birthdate: row.birthdate,
    cover: row.cover as Cover | null,
    settings,
    props: row.props,
    design: designOf(row.design as DesignPart),
    owner,
    items_count: itemsCount,
    is_owner: isOwner,
    cagnotte: potOf(settings, pot, { isOwner, over: row.archivedAt !== null }),
  };
}

/** With one giver the total tells an amount: it shows to others only where amounts do. */
function potOf(
  settings: Settings,
  pot: Collected,
  { isOwner, over }: { isOwner: boolean; over: boolean },
): List['cagnotte'] {
  const amounts = isOwner || settings.show_contributions === 'names_and_amounts';
  return {
    enabled: settings.accept_contributions && !over,
    collected: amounts ? pot.collected : null,
    goal: pot.goal,
    contributions_count: pot.contributions_count,
  };
}
