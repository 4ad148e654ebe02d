import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { siteOf } from '#src/features/accounts/account-words.ts';
import { getOwnList, getVisibleList } from '#src/features/lists/access.server.ts';
import type { ListRow } from '#src/features/lists/setup.server.ts';
import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { guess, guessGame } from '#src/server/db/schema/index.ts';
import type { LimitPolicy } from '#src/server/limits.ts';
import { queueMail } from '#src/server/mail.ts';
import type { guessCalls } from './guess.calls.ts';
import {
  type Answers,
  ASKS,
  type Ask,
  GUESSES_MAX,
  guessableDays,
  lastDayOf,
  OPEN_DAYS_MAX,
  type Ranked,
  rankingOf,
  stateOn,
} from './guess.ts';
import { guessesFr } from './guesses.fr.ts';
import { keptMail } from './guesses.mail.ts';
import { parentsOf } from './parents.server.ts';
import { tellPlayers } from './tell.server.ts';

const fr = guessesFr.refusals;

/** A family plays from one network; a machine is stopped here. */
const PLAYING: LimitPolicy = { name: 'guesses', points: 60, seconds: 3600 };

export type Game = typeof guessGame.$inferSelect;
type State = OutputOf<typeof guessCalls.get>;

const refusal = (code: string, field: string, sentence: string) =>
  new DomainError(code, sentence, { fields: { [field]: sentence } });

export const asksOf = (game: Pick<Game, 'asks'>): Ask[] => ASKS.filter((ask) => game.asks.includes(ask));

/** The part of a list that says when a birth is awaited. */
export type Announced = Pick<ListRow, 'id' | 'birthdate' | 'hushed'>;

/** True once the pregnancy ended, until another birth is announced: no game shows meanwhile. */
const isHushed = ({ hushed, birthdate }: Announced) => hushed !== null && birthdate === null;

/** True of the game of a pregnancy that ended, once another birth is announced: nothing of it is shown any more. */
const isOfBefore = ({ ended }: Game, { birthdate }: Announced) =>
  ended !== null && ended.birthdate !== birthdate && birthdate !== null;

const isShown = (game: Game, row: Announced) =>
  !isOfBefore(game, row) && (game.revealedAt !== null || !isHushed(row));

const inGame = (game: Game, row: Announced): Game => ({
  ...game,
  closesOn: lastDayOf(game.closesOn, row.birthdate),
});

/** The game of a list, with the last day that counts; null where it has none. */
export async function findGame({ db }: Ctx, row: Announced): Promise<Game | null> {
  const [game] = await db.select().from(guessGame).where(eq(guessGame.listId, row.id));
  return game && isShown(game, row) ? inGame(game, row) : null;
}

async function getGame(ctx: Ctx, row: Announced): Promise<Game> {
  const game = await findGame(ctx, row);
  if (!game) throw notFound(fr.none);
  return game;
}

export async function stateOf({ db }: Ctx, game: Game): Promise<State> {
  const [total] = await db.select({ count: count() }).from(guess).where(eq(guess.listId, game.listId));
  return {
    asks: asksOf(game),
    closes_on: game.closesOn,
    count: Number(total?.count ?? 0),
    revealed: game.revealedAt !== null,
  };
}

/** Begins the guesses of a list, or changes what is asked and until when. Throws date_out_of_range and conflict. */
async function open(ctx: Ctx, input: InputOf<typeof guessCalls.open>): Promise<State> {
  const { row } = await getOwnList(ctx, input.list_uuid);
  checkLastDay(ctx, row, input.closes_on);
  // Whoever goes on with a game says that its birth is awaited still.
  const asks = ASKS.filter((ask) => input.asks.includes(ask));
  const wanted = { asks, closesOn: input.closes_on, ended: null };
  return inTransaction(ctx, async (tx) => {
    await forgetGameOfBefore(tx, row);
    const [game] = await tx.db
      .insert(guessGame)
      .values({ listId: row.id, ...wanted, createdAt: tx.now })
      .onConflictDoUpdate({
        target: guessGame.listId,
        set: wanted,
        setWhere: sql`${guessGame.revealedAt} is null`,
      })
      .returning();
    if (!game) throw new DomainError('conflict', fr.told);
    return stateOf(tx, inGame(game, row));
  });
}

/** Another birth has a game of its own: that of the pregnancy that ended goes, with what people guessed. */
async function forgetGameOfBefore(tx: Ctx, row: ListRow): Promise<void> {
  const ofList = eq(guessGame.listId, row.id);
  const [kept] = await tx.db.select().from(guessGame).where(ofList).for('update');
  if (kept && isOfBefore(kept, row)) await tx.db.delete(guessGame).where(ofList);
}

/** The guesses are over before the birth that the list announces. */
function checkLastDay(ctx: Ctx, row: ListRow, day: string): void {
  const today = parisDay(ctx.now);
  const { birthdate } = row;
  if (isHushed(row)) throw refusal('date_out_of_range', 'closes_on', fr.noBirth);
  if (birthdate !== null && birthdate < today) throw refusal('date_out_of_range', 'closes_on', fr.pastBirth);
  const late = birthdate !== null && day > birthdate;
  if (day >= today && day <= addDays(today, OPEN_DAYS_MAX) && !late) return;
  throw refusal('date_out_of_range', 'closes_on', fr.closes);
}

/** Keeps a guess, in place of the one that this address gave before. Throws guess_closed and date_out_of_range. */
async function play(ctx: Ctx, input: InputOf<typeof guessCalls.play>): Promise<State> {
  await ctx.services.limits.take(PLAYING, ctx.ip);
  const { row } = await getVisibleList(ctx, input.list_uuid);
  return inTransaction(ctx, async (tx) => {
    const [kept] = await tx.db.select().from(guessGame).where(eq(guessGame.listId, row.id)).for('share');
    if (!kept || isHushed(row) || isOfBefore(kept, row)) throw notFound(fr.none);
    const game = inGame(kept, row);
    if (row.archivedAt) throw new DomainError('guess_closed', fr.archived);
    if (stateOn(parisDay(tx.now), { ...game, revealed: game.revealedAt !== null }) !== 'open')
      throw new DomainError('guess_closed', fr.closed);
    checkAnswers(game, input.answers);
    const before = await stateOf(tx, game);
    const email = input.email.toLowerCase();
    const id = await keep(tx, { game, email, input, full: before.count >= GUESSES_MAX });
    const { name: site, url } = siteOf(tx);
    const about = { site, of: await parentsOf(tx, row), href: `${url}/p/pronostics/${row.slug}` };
    const mail = keptMail(about, input.answers);
    const key = `guess:${id}:${tx.now.getTime()}`;
    await queueMail(tx, { ...mail, to: email, key, unasked: 'gift' });
    return stateOf(tx, game);
  });
}

interface Keeping {
  game: Game;
  email: string;
  input: InputOf<typeof guessCalls.play>;
  full: boolean;
}

/** Answers the guess's id. */
async function keep(tx: Ctx, { game, email, input, full }: Keeping): Promise<number> {
  const { publicname, answers } = input;
  const changed = { publicname, answers, updatedAt: tx.now };
  if (full) {
    const again = and(eq(guess.listId, game.listId), eq(guess.email, email));
    const [row] = await tx.db.update(guess).set(changed).where(again).returning({ id: guess.id });
    if (!row) throw new DomainError('guess_closed', fr.full);
    return row.id;
  }
  const [row] = await tx.db
    .insert(guess)
    .values({ listId: game.listId, email, createdAt: tx.now, ...changed })
    .onConflictDoUpdate({ target: [guess.listId, guess.email], set: changed })
    .returning({ id: guess.id });
  if (!row) throw new Error('A guess was not kept');
  return row.id;
}

function checkAnswers(game: Game, answers: Answers): void {
  checkAsked(game, answers);
  const { first, last } = guessableDays(game.closesOn);
  if (answers.date !== undefined && (answers.date < first || answers.date > last))
    throw refusal('date_out_of_range', 'answers.date', fr.date(first, last));
}

function checkAsked(game: Game, answers: Answers): void {
  const given = ASKS.filter((ask) => answers[ask] !== undefined);
  if (given.length === 0) throw refusal('invalid_input', 'answers', fr.nothing);
  const foreign = given.find((ask) => !game.asks.includes(ask));
  if (foreign) throw refusal('invalid_input', `answers.${foreign}`, fr.notAsked);
}

async function get(ctx: Ctx, input: InputOf<typeof guessCalls.get>): Promise<State> {
  const { row } = await getVisibleList(ctx, input.list_uuid);
  return stateOf(ctx, await getGame(ctx, row));
}

/** Tells what came, once: the game is over, and each player is written to. Throws date_out_of_range and conflict. */
async function reveal(ctx: Ctx, input: InputOf<typeof guessCalls.reveal>): Promise<{ ranking: Ranked[] }> {
  const { row } = await getOwnList(ctx, input.list_uuid);
  return inTransaction(ctx, async (tx) => {
    const [game] = await tx.db
      .select()
      .from(guessGame)
      .where(eq(guessGame.listId, row.id))
      .for('no key update');
    if (!game || isOfBefore(game, row)) throw notFound(fr.none);
    if (game.revealedAt) throw new DomainError('conflict', fr.told);
    checkAsked(game, input.answers);
    checkBirth(tx, game, input.answers.date);
    const told = { answers: input.answers, revealedAt: tx.now };
    await tx.db.update(guessGame).set(told).where(eq(guessGame.listId, row.id));
    const ranking = await rankingIn(tx, { ...game, ...told });
    await tellPlayers(tx, row, { came: input.answers, ranking, asks: asksOf(game) });
    return { ranking };
  });
}

/** A child is not born tomorrow, nor long before anybody guessed. */
function checkBirth(ctx: Ctx, game: Game, day: string | undefined): void {
  if (day === undefined) return;
  const first = addDays(parisDay(game.createdAt), -1);
  if (day < first || day > parisDay(ctx.now)) throw refusal('date_out_of_range', 'answers.date', fr.cameDate);
}

/** The ranking of a game that is told. */
export async function rankingIn({ db }: Ctx, game: Game): Promise<Ranked[]> {
  const rows = await db.select().from(guess).where(eq(guess.listId, game.listId));
  const played = rows.map(({ publicname, answers, createdAt }) => ({ publicname, answers, at: createdAt }));
  return rankingOf(asksOf(game), played, game.answers ?? {});
}

async function ranking(ctx: Ctx, input: InputOf<typeof guessCalls.ranking>) {
  const { row } = await getVisibleList(ctx, input.list_uuid);
  const game = await getGame(ctx, row);
  if (!game.revealedAt) throw notFound(fr.notTold);
  return { answers: game.answers ?? {}, ranking: await rankingIn(ctx, game) };
}

async function remove(ctx: Ctx, input: InputOf<typeof guessCalls.remove>): Promise<Record<string, never>> {
  const { row } = await getOwnList(ctx, input.list_uuid);
  await ctx.db.delete(guessGame).where(eq(guessGame.listId, row.id));
  return {};
}

/** Forgets what an address guessed; used where its holder takes their account away. */
export async function forgetGuesses(tx: Ctx, email: string): Promise<void> {
  await tx.db.delete(guess).where(inArray(guess.email, [email.toLowerCase()]));
}

/** The guesses of a confirmed address, for its holder alone. */
export async function guessesOf({ db }: Ctx, email: string) {
  return db
    .select({ publicname: guess.publicname, answers: guess.answers, created_at: guess.createdAt })
    .from(guess)
    .where(eq(guess.email, email.toLowerCase()));
}

export const guessVerbs = { open, play, get, reveal, ranking, remove };
