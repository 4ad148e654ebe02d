import { fold } from '../text.ts';
import { singular } from '../thesaurus/key.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { NamedThing } from './reading.ts';
import type { Words } from './spelling.ts';
import type { Token } from './tokens.ts';

/** Words for a thing whose name somebody does not find: what follows says what it does. */
const NAMELESS =
  /^(?:(?:un|une|le|la|les|des|l['’]|d['’]) *)?(?:petite?s? )?(?:trucs?|machins?|machines?|bidules?|appareils?|objets?|engins?|accessoires?|systemes?|dispositifs?|choses?|ustensiles?|quelque chose|ce qu|de quoi)\b/;

interface Named {
  head: NamedThing | null;
  others: readonly NamedThing[];
  sentence: boolean;
  thesaurus: Thesaurus;
}

/** So many words before and after a name describe something else. */
const ENOUGH = 3;

/** A thing that is described and not named; what is named within the description is not what is looked for. */
export function describedIn(
  query: string,
  { tokens, keys }: Words,
  { head, others, sentence, thesaurus }: Named,
): NamedThing | null {
  const nameless = NAMELESS.test(fold(query).trim());
  if (head && !nameless) return null;
  // "Housse poussette" is a cover; "siège rotatif isofix" tells enough of what it is.
  if (others.length > 0 && !nameless && !sentence && keys.length < ENOUGH) return null;
  const helps = thesaurus.described.find(keys);
  if (!helps) return null;
  const words = tokens.map(({ text }) => text).join(' ');
  const { best, good, fair } = helps;
  return { ids: best, also: good, fair, words, keys: [], told: [], need: true, described: true };
}

/** The kinds of a thing, and what is near it or of its family, that the words beside its name describe. */
export function likelyIn(
  head: NamedThing | null,
  unknown: readonly Token[],
  thesaurus: Thesaurus,
): readonly string[] {
  if (!head || head.need || unknown.length === 0) return [];
  const own = new Set(head.ids);
  const about = head.ids.flatMap((id) => thesaurus.concepts.get(id) ?? []);
  const family = new Set(about.flatMap(({ broader }) => broader.slice(0, 1)));
  const near = new Set(about.flatMap((concept) => concept.near));
  const among = new Set([...own, ...near]);
  for (const { id, broader } of thesaurus.concepts.values())
    if (broader.some((above) => own.has(above) || family.has(above))) among.add(id);
  const keys = [...head.keys, ...unknown.map(({ word }) => singular(word))];
  const best = thesaurus.described.find(keys, among)?.best ?? [];
  return best.some((id) => own.has(id)) ? [] : best;
}
