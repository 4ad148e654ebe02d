/**
 * Line-and-fill drawings of the demo catalogue, on a 320 × 320 square whose ground lies at 268. `[a]` `[b]` `[c]` `[w]`
 * fill an outlined shape (main, light, accent, white); `[a.]` … fill without an outline; `[i]` is a filled ink mark.
 */
export type Drawings = Readonly<Record<string, string>>;

type Fill = 'a' | 'b' | 'c' | 'w';

export const wheel = (x: number, y: number, r = 20): string =>
  `<circle [w] cx="${x}" cy="${y}" r="${r}"/><circle [i] cx="${x}" cy="${y}" r="5"/>`;

export const dot = (x: number, y: number, [fill, r]: readonly [Fill, number] = ['w', 6]): string =>
  `<circle [${fill}.] cx="${x}" cy="${y}" r="${r}"/>`;

/** Two eyes and a smile between them, a little below. */
export const face = (x: number, y: number, apart = 13): string =>
  `<circle [i] cx="${x - apart}" cy="${y}" r="4"/><circle [i] cx="${x + apart}" cy="${y}" r="4"/>` +
  `<path d="M${x - 7} ${y + 9}q7 7 14 0"/>`;

/** About 26 wide; its point is at x, y. */
export const heart = (x: number, y: number, fill: Fill = 'c'): string =>
  `<path [${fill}] d="M${x} ${y}c-18-13-14-25-5-24 3 1 5 4 5 6 0-2 2-5 5-6 9-1 13 11-5 24Z"/>`;

export const star = (x: number, y: number, fill: Fill = 'c'): string =>
  `<path [${fill}] d="M${x} ${y - 14}l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z"/>`;

export const moon = (x: number, y: number, fill: Fill = 'c'): string =>
  `<path [${fill}] d="M${x} ${y - 18}c-18 6-20 32 0 38 10 3 18-2 20-6-16 2-26-14-20-32Z"/>`;
