import type { InputOf } from '#src/calls/contract.ts';
import { DomainError } from '#src/calls/domain-error.ts';
import { getListAt } from '#src/features/lists/access.server.ts';
import { ownerOf } from '#src/features/lists/list.read.server.ts';
import type { ListRow } from '#src/features/lists/setup.server.ts';
import { parisDay } from '#src/lib/calendar-day.ts';
import { invalidInput } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt, textOf } from '#src/server/http/page-caller.ts';
import { guessCalls } from './guess.calls.ts';
import {
  type Answers,
  ASKS,
  type Ask,
  type GuessState,
  guessableDays,
  type Ranked,
  stateOn,
} from './guess.ts';
import { type Announced, asksOf, findGame, guessVerbs, rankingIn, stateOf } from './guesses.server.ts';
import { centimetresIn, gramsIn } from './measured.ts';

export interface GuessSeen {
  asks: Ask[];
  closesOn: string;
  count: number;
  state: GuessState;
  /** Empty until the parents tell, and so is the ranking. */
  came: Answers;
  ranking: Ranked[];
}

/** The guesses of a list as anybody sees them; null where it has none. */
export async function guessesSeen(
  ctx: Ctx,
  row: Announced & Pick<ListRow, 'archivedAt'>,
): Promise<GuessSeen | null> {
  const game = await findGame(ctx, row);
  if (!game) return null;
  const revealed = game.revealedAt !== null;
  const state = stateOn(parisDay(ctx.now), { closesOn: game.closesOn, revealed });
  return {
    asks: asksOf(game),
    closesOn: game.closesOn,
    count: (await stateOf(ctx, game)).count,
    state: row.archivedAt && state === 'open' ? 'closed' : state,
    came: game.answers ?? {},
    ranking: revealed ? await rankingIn(ctx, game) : [],
  };
}

export interface GuessPage extends GuessSeen {
  list: { uuid: string; slug: string };
  owners: string;
  days: { first: string; last: string };
}

/** `/p/pronostics/{slug}`; null where there is no such list, a private one, or one without guesses. */
export async function findGuessPage(ctx: Ctx, slug: string): Promise<GuessPage | null> {
  try {
    const { row } = await getListAt(ctx, slug);
    const seen = await guessesSeen(ctx, row);
    if (!seen) return null;
    const owner = await ownerOf(ctx.db, row);
    return {
      ...seen,
      list: { uuid: row.uuid, slug: row.slug },
      owners: owner.firstname ? owner.display_name : '',
      days: guessableDays(seen.closesOn),
    };
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return null;
    throw error;
  }
}

/** The form as it was filled in. */
export type GuessForm = Record<Ask | 'publicname' | 'email', string>;

export function readGuessForm(sent: FormData | null): GuessForm {
  const read = (name: string) => (sent ? textOf(sent, name).trim().slice(0, 300) : '');
  const answers = Object.fromEntries(ASKS.map((ask) => [ask, read(ask)])) as Record<Ask, string>;
  return { ...answers, publicname: read('publicname'), email: read('email') };
}

/** Sends the form's guess; what is empty is not guessed. */
export function submitGuess(ctx: Ctx, listUuid: string, form: GuessForm) {
  return attempt(() => {
    const { publicname, email, date, weight, size, sex, name } = form;
    const asked = {
      list_uuid: listUuid,
      publicname,
      email,
      answers: {
        ...(date && { date }),
        ...(weight && { weight: gramsIn(weight) }),
        ...(size && { size: centimetresIn(size) }),
        ...(sex && { sex }),
        ...(name && { name }),
      },
    };
    const input = guessCalls.play.contract.input.safeParse(asked);
    if (!input.success) throw invalidInput(input.error.issues);
    return guessVerbs.play(ctx, input.data as InputOf<typeof guessCalls.play>);
  });
}
