import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { requirePerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { type Asked, type Feed, registerStream, type Stream } from '#src/server/calls/streams.ts';
import type { Database } from '#src/server/db/connect.ts';
import { list, listOwner, session } from '#src/server/db/schema/index.ts';
import { getOwnList } from '../access.server.ts';
import { FOLLOW_PATH, type ListChange } from './live.ts';
import { LIST_CHANNEL } from './tell.server.ts';

interface Told {
  list: string;
  parts: string[];
  tab: string | null;
  person: string;
  name: string;
}

type Listener = (told: Told) => void;
type Hub = Map<string, Set<Listener>>;

/** One LISTEN a process, whatever the number of open lists. */
const hubs = new WeakMap<Database, Promise<Hub>>();

function hubOf(database: Database): Promise<Hub> {
  const known = hubs.get(database);
  if (known) return known;
  const opening = open(database).catch((error: unknown) => {
    hubs.delete(database);
    throw error;
  });
  hubs.set(database, opening);
  return opening;
}

async function open(database: Database): Promise<Hub> {
  const hub: Hub = new Map();
  const tell = (told: Told) => {
    for (const listener of hub.get(told.list) ?? []) listener(told);
  };
  // The line was lost for a while: whatever is open is read again.
  const missed = () => {
    for (const list of hub.keys()) tell({ list, parts: ['items'], tab: null, person: '', name: '' });
  };
  await database.listen(LIST_CHANNEL, (payload) => tell(JSON.parse(payload) as Told), missed);
  return hub;
}

const input = z.strictObject({ list_uuid: z.uuid() });
type Input = z.output<typeof input>;

/** Feeds one tab with what the others change on a list of its person's. Throws not_found. */
export async function followList(ctx: Ctx, { list_uuid }: Input, feed: Feed): Promise<() => void> {
  await getOwnList(ctx, list_uuid);
  const me = requirePerson(ctx.actor).uuid;
  const hub = await hubOf(ctx.services.database);
  const hear = ({ tab, parts, name, person }: Told) => {
    if (tab !== null && tab === ctx.tab) return;
    feed.send({ parts, name, mine: person === me } satisfies ListChange);
  };
  const listeners = hub.get(list_uuid) ?? new Set();
  hub.set(list_uuid, listeners.add(hear));
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0) hub.delete(list_uuid);
  };
}

/** A session that ended, or a co-owner who was removed, hears nothing more. */
async function stillAllowed(all: readonly Asked<Input>[]): Promise<Set<Asked<Input>>> {
  const [first] = all;
  if (!first) return new Set();
  const tokens = all.map(({ ctx }) => requirePerson(ctx.actor).tokenHash);
  const lists = all.map(({ input }) => input.list_uuid);
  const held = await first.ctx.db
    .select({ token: session.tokenHash, uuid: list.uuid, personId: listOwner.personId })
    .from(session)
    .innerJoin(listOwner, eq(listOwner.personId, session.personId))
    .innerJoin(list, eq(list.id, listOwner.listId))
    .where(
      and(
        inArray(session.tokenHash, [...new Set(tokens)]),
        inArray(list.uuid, [...new Set(lists)]),
        gt(session.expiresAt, new Date()),
        isNull(list.deletedAt),
      ),
    );
  const known = new Set(held.map(({ token, uuid, personId }) => `${token} ${uuid} ${personId}`));
  const isHeld = ({ ctx: { actor }, input: { list_uuid } }: Asked<Input>) => {
    const { tokenHash, personId } = requirePerson(actor);
    return known.has(`${tokenHash} ${list_uuid} ${personId}`);
  };
  return new Set(all.filter(isHeld));
}

const stream: Stream<Input> = {
  access: 'user',
  about: 'What others change on the list, each as one event: {parts, name, mine}',
  input: input as unknown as z.ZodMiniType<Input>,
  open: followList,
  stillAllowed,
};

export function registerFollow(): void {
  registerStream(FOLLOW_PATH, stream);
}
