import type { NamedThing } from '../reading/reading.ts';
import { toldId, wordId } from '../reading/words.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { about, type Clause, isA } from './clause.ts';

/** More kinds of one thing have nothing in common but its name: all clothes, all toys. */
export const WIDE = 20;
/** Words that may mean more things than these name none yet. */
const FEW_MEANINGS = 3;
/** A family as small as this is nearer than what is near: other mobiles come before a music box. */
const CLOSE = 8;
/** So many things near are shown one after the other, the others together. */
const APART = 2;

/** The products that bear a word of the situation in their name; null where none of its words tells. */
export const borneBy = ({ told = [] }: NamedThing): Clause | null =>
  told.length > 0 ? about(told.map(wordId)) : null;

/** The products whose descriptions tell the situation: by two of its words, then by one. */
export function tellingOf({ said = [] }: NamedThing): Clause[] {
  const each = said.map((stem) => about([toldId(stem)]));
  const pairs = each.flatMap((one, at) => each.slice(at + 1).map((other): Clause => ({ all: [one, other] })));
  return [
    ...(pairs.length > 0 ? [{ any: pairs }] : []),
    ...(said.length > 0 ? [about(said.map(toldId))] : []),
  ];
}

/** The conditions of those that stand in for a thing, in order: what is near it, the others of its family, what speaks of it. */
export function nearOf(head: NamedThing, thesaurus: Thesaurus, liked: readonly Clause[]): Clause[] {
  if (head.need) {
    const named = borneBy(head);
    return [head.also, head.fair ?? []]
      .map(isA)
      .flatMap((one): Clause[] => [
        ...(named ? [{ all: [one, named] }] : []),
        ...(head.said?.length ? [{ all: [one, about(head.said.map(toldId))] }] : []),
        ...(liked.length > 0 ? [{ all: [one, ...liked] }] : []),
        one,
      ]);
  }
  const confused = head.also.length > 0 ? [isA(head.also)] : [];
  if (head.ids.length > FEW_MEANINGS) return [...confused, about(head.ids)];
  const concepts = head.ids.flatMap((id) => thesaurus.concepts.get(id) ?? []);
  const near = [...new Set(concepts.flatMap((concept) => concept.near))];
  const further = near
    .flatMap((id) => thesaurus.concepts.get(id)?.near ?? [])
    .filter((id) => !near.includes(id));
  const inOrder = [...near.slice(0, APART).map((id) => [id]), near.slice(APART)].filter(
    (ids) => ids.length > 0,
  );
  const family = concepts.flatMap(({ broader }) => broader).filter((id) => thesaurus.kinds(id) <= WIDE);
  const close = family.filter((id) => thesaurus.kinds(id) <= CLOSE);
  const wide = family.filter((id) => !close.includes(id));
  return [
    ...confused,
    ...(close.length > 0 ? [isA(close)] : []),
    ...inOrder.map(isA),
    ...(wide.length > 0 ? [isA(wide)] : []),
    about(head.ids),
    ...(further.length > 0 ? [isA(further)] : []),
  ];
}
