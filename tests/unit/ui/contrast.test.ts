import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#src/lib/colour.ts';

const css = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const read = (part: string) =>
  Object.fromEntries(
    [...part.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );

const grounds = ['paper', 'sheet', 'cream', 'cream-deep'];
const TEXT: [text: string, ...on: string[]][] = [
  ['ink', ...grounds, 'coral-wash', 'sage-wash', 'plum-wash', 'alert-wash'],
  ['ink-soft', ...grounds, 'plum-wash', 'sage-wash'],
  ['coral-ink', 'paper', 'sheet', 'cream', 'coral-wash'],
  ['sage-ink', 'paper', 'sheet', 'sage-wash'],
  ['plum-ink', 'paper', 'sheet', 'cream', 'plum-wash'],
  ['alert', 'paper', 'sheet', 'alert-wash'],
  ['coral-on', 'coral', 'coral-hover'],
  ['plum-on', 'plum'],
  ['list-ink', 'paper', 'sheet', 'list-wash'],
  ['list-main-on', 'list-main'],
  ['list-header-ink', 'list-header'],
];
/** Edges of fields and the focus ring: WCAG 1.4.11 asks 3:1. */
const EDGES: [string, ...string[]][] = [
  ['line-strong', 'paper', 'sheet', 'cream'],
  ['focus', ...grounds],
  ['plum', 'plum-wash'],
  ['dot', 'sheet'],
];

describe.each([
  ['light', read(light)],
  ['dark', { ...read(light), ...read(dark) }],
])('the %s scheme', (_, colours) => {
  const ratios = (pairs: [string, ...string[]][]) =>
    pairs.flatMap(([over, ...under]) =>
      under.map((ground) => ({
        pair: `${over} on ${ground}`,
        ratio: contrast(colours[over] ?? '', colours[ground] ?? ''),
      })),
    );

  it('keeps every text above 4.5:1', () => {
    expect(ratios(TEXT).filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
  });

  it('keeps edges and focus above 3:1', () => {
    expect(ratios(EDGES).filter(({ ratio }) => !(ratio >= 3))).toEqual([]);
  });
});
