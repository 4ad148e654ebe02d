import { MAX_COMPARED } from './compare-path.ts';
import type { FirstNameFacts, YearCount } from './facts.ts';
import { type FigureFrame, type FigureSize, figureFrame, linePath } from './figure-frame.ts';
import { firstNameSlug } from './first-name.ts';

export interface Compared {
  facts: FirstNameFacts;
  years: readonly YearCount[];
}

/** Births a year of one name, as a figure draws them. */
export interface Line {
  slug: string;
  name: string;
  years: readonly { year: number; births: number }[];
}

/** Both sexes together. */
export const lineOf = ({ facts, years }: Compared): Line => ({
  slug: facts.slug,
  name: facts.name,
  years: years.map(({ year, m, f }) => ({ year, births: m + f })),
});

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

/** One line a name, on one scale. */
export function compareFigure(
  drawn: readonly Line[],
  size: FigureSize,
): FigureFrame & { lines: ComparedLine[] } {
  const years = drawn[0]?.years.map(({ year }) => year) ?? [];
  const peaks = drawn.map((line) => Math.max(...line.years.map(({ births }) => births)));
  const frame = figureFrame(years, Math.max(...peaks), size);
  const taken: { x: number; y: number }[] = [];
  const lines = drawn.map(({ slug, name, years: counts }, i) => {
    const path = linePath(counts.map(({ year, births }) => [frame.x(year), frame.y(births)]));
    const summit = counts.find(({ births }) => births === peaks[i])?.year ?? 0;
    const at = { x: frame.x(summit), y: frame.y(peaks[i] ?? 0) - 8 };
    // Two names at their height in the same years: the second is written higher, out of the first one's way.
    while (taken.some((other) => Math.abs(other.x - at.x) < 90 && Math.abs(other.y - at.y) < LABEL_HEIGHT))
      at.y -= LABEL_HEIGHT;
    if (at.y < LABEL_HEIGHT) at.y = LABEL_HEIGHT;
    taken.push(at);
    const part = at.x / size.width;
    const anchor = part > 0.85 ? 'end' : part < 0.2 ? 'start' : 'middle';
    return { slug, name, path, label: { ...at, anchor } as const };
  });
  return { ...frame, lines };
}
