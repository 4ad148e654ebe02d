import maps from './data/dot-maps.json' with { type: 'json' };

const known = new Map<string, string>();

/** The dots of a territory as one path; the same on the page of each of its towns. */
export function dotsOf(code: keyof typeof maps): string {
  const before = known.get(code);
  if (before !== undefined) return before;
  const numbers = maps[code].dots.split(' ');
  const path = numbers.flatMap((x, i) => (i % 2 === 0 ? [`M${x} ${numbers[i + 1]}h0`] : [])).join('');
  known.set(code, path);
  return path;
}
