import { MAX_COMPARED } from './compare-path.ts';
import type { FirstNameFacts, YearCount } from './facts.ts';
import { type FigureFrame, type FigureSize, figureFrame, linePath } from './figure-frame.ts';
import { firstNameSlug } from './first-name.ts';

export interface Compared {
  facts: FirstNameFacts;
  years: readonly YearCount[];
}

export interface ComparedLine {
  slug: string;
  name: string;
  path: string;
  /** The place where the name is written: at the summit of its line. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

const LABEL_HEIGHT = 22;

/** Reads the names typed, at most four different ones; empty fields count for nothing. */
export function readCompared(params: URLSearchParams): string[] {
  const typed = params.getAll('nom').map((name) => name.trim().slice(0, 40));
  const slugs = typed.map(firstNameSlug);
  const different = typed.filter((_, i) => slugs[i] !== '' && slugs.indexOf(slugs[i] ?? '') === i);
  return different.slice(0, MAX_COMPARED);
}

/** One line a name, both sexes together, on one scale. */
export function compareFigure(
  compared: readonly Compared[],
  size: FigureSize,
): FigureFrame & { lines: ComparedLine[] } {
  const years = compared[0]?.years.map(({ year }) => year) ?? [];
  const highest = Math.max(...compared.map(({ facts }) => facts.peakBirths));
  const frame = figureFrame(years, highest, size);
  const taken: { x: number; y: number }[] = [];
  const lines = compared.map(({ facts, years: counts }) => {
    const path = linePath(counts.map(({ year, m, f }) => [frame.x(year), frame.y(m + f)]));
    const at = { x: frame.x(facts.peakYear), y: frame.y(facts.peakBirths) - 8 };
    // Two names at their height in the same years: the second is written higher, out of the first one's way.
    while (taken.some((other) => Math.abs(other.x - at.x) < 90 && Math.abs(other.y - at.y) < LABEL_HEIGHT))
      at.y -= LABEL_HEIGHT;
    if (at.y < LABEL_HEIGHT) at.y = LABEL_HEIGHT;
    taken.push(at);
    const part = at.x / size.width;
    const anchor = part > 0.85 ? 'end' : part < 0.2 ? 'start' : 'middle';
    return { slug: facts.slug, name: facts.name, path, label: { ...at, anchor } as const };
  });
  return { ...frame, lines };
}
