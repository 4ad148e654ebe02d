import type { Reading } from './reading.ts';
import type { WeightReading } from './sizes.ts';

/** A product is about every weight from its own on: "moins de 6 kg" is then one of them. */
export const ownWeightId = (kilograms: number) => `pèse ${kilograms}`;

/** No thing that is carried weighs more, kilograms. */
const HEAVIEST = 30;

/**
 * The weight of a thing itself in what a shop says of it ("Poids 5,4 kg", "Châssis de 6,9 kg", ", 2,1 kg,"), and not of the
 * child it carries ("jusqu’à 15 kg", "de 9 à 18 kg"), its basket or its cushion.
 */
const SAID =
  /\b(?:poids(?: de)?|pèse(?:nt)?|(?:châssis|structure|cadre)(?: en \p{L}+)? de)\s*(\d+(?:,\d+)?) ?kg\b/iu;
const BARE = /(?:^|,|\.)\s*(\d+(?:,\d+)?) ?kg(?=\s*(?:,|\.|$|;))/iu;

/** Kilograms; null when a text does not say it. */
export function ownWeightIn(text: string): number | null {
  const said = SAID.exec(text)?.[1] ?? BARE.exec(text)?.[1];
  return said === undefined ? null : Number(said.replace(',', '.'));
}

/** The ids of the whole kilograms that a thing of this weight is lighter than, or as heavy as. */
export function ownWeightIds(text: string): string[] {
  const weight = ownWeightIn(text);
  if (weight === null) return [];
  const from = Math.ceil(weight);
  return Array.from({ length: Math.max(0, HEAVIEST - from + 1) }, (_, at) => ownWeightId(from + at));
}

/** Things one carries, and the weight up to which "moins de" is said of the thing: above, it is the child's. */
const CARRIED: ReadonlyMap<string, number> = new Map([
  ...([
    ['poussette', 14],
    ['landau', 16],
    ['lit de voyage', 12],
    ['nacelle', 6],
    ['coque auto', 6],
    ['porte-bebe dorsal', 4],
    ['porte-bebe', 2],
    ['transat', 4],
    ['sac a langer', 3],
    ['siege de table', 4],
    ['baignoire', 4],
    ['draisienne', 6],
  ] as const),
]);

/** The weight that a thing may have itself, kilograms: "poussette moins de 6 kg". Null: a child's is meant, or none. */
export function ownWeightOf(
  weight: WeightReading | null,
  { head, closure, light }: { head: Reading['head']; closure: (id: string) => string[]; light: boolean },
): number | null {
  const most = weight?.max ?? null;
  if (!weight || most === null || (weight.min !== null && !light) || !head || head.need) return null;
  const limits = head.ids.flatMap((id) => closure(id).flatMap((one) => CARRIED.get(one) ?? []));
  return limits.some((limit) => most <= limit) ? Math.floor(most) : null;
}
