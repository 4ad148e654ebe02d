import { firstNameSlug } from '#src/features/first-names/first-name.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { attempt, type Refusal } from '#src/server/http/page-caller.ts';
import { LAST_NAME_MAX, NAMES_MAX } from './name-vote.ts';
import { nameVotesFr } from './name-votes.fr.ts';
import { createVote } from './name-votes.server.ts';

const fr = nameVotesFr.create;

/** The form as it was filled in. */
export interface VoteForm {
  names: string;
  lastName: string;
}

/** Reads the names typed, one a line or between commas, once each. */
export function readNames(typed: string): string[] {
  const slugs = typed.split(/[\n,;]+/).map((name) => firstNameSlug(name.trim().slice(0, 60)));
  return [...new Set(slugs.filter((slug) => slug !== ''))];
}

/** Makes a vote from the page's form; a refusal says which field is wrong, and nothing typed is lost. */
export async function submitVote(
  ctx: Ctx,
  form: VoteForm,
): Promise<{ done: { own_token: string } } | { refused: Refusal }> {
  const names = readNames(form.names);
  if (names.length === 0) return refusal({ names: fr.none });
  if (names.length > NAMES_MAX) return refusal({ names: fr.tooMany(NAMES_MAX) });
  return attempt(() => createVote(ctx, { names, last_name: form.lastName.slice(0, LAST_NAME_MAX) }));
}

function refusal(fields: Record<string, string>): { refused: Refusal } {
  const [err = ''] = Object.values(fields);
  return { refused: { err, code: 'invalid_input', fields, status: 400 } };
}
