import { toSlug } from '#src/lib/to-slug.ts';

interface Shelving {
  /** The editors' answers, by the shop's own name for a shelf. */
  shelves: Readonly<Record<string, string>>;
  fallback: string | null;
  /** Our shelves by slug, and by their label as a slug. */
  known: ReadonlyMap<string, string>;
}

/** Which of our shelves an article belongs on: what editors said, else a shelf of the same name, else the feed's. */
export function shelfOf(said: string | null, { shelves, fallback, known }: Shelving): string | null {
  if (said === null) return fallback;
  const answered = Object.hasOwn(shelves, said) ? shelves[said] : undefined;
  if (answered && known.has(answered)) return answered;
  // "Maison > Chambre > Veilleuses": the most precise that we have.
  for (const part of said.split(/\s*[>/|]\s*/).reverse()) {
    const ours = known.get(toSlug(part));
    if (ours) return ours;
  }
  return fallback;
}

export function knownShelves(rows: readonly { slug: string; label: string }[]): Map<string, string> {
  return new Map(rows.flatMap(({ slug, label }) => [[slug, slug] as const, [toSlug(label), slug] as const]));
}
