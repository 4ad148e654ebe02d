/** Colours of the cut papers: those of src/ui/tokens.css, and the shades between them. */
export const C = {
  cream: '#fbead9',
  creamDeep: '#f4d9bf',
  white: '#fffaf2',
  coral: '#ff8467',
  coralSoft: '#ffb6a1',
  coralPale: '#fdd9cb',
  brick: '#d9603f',
  plum: '#6f2f5e',
  plumDeep: '#44203f',
  night: '#351530',
  mauve: '#a6709a',
  lilac: '#dcc4da',
  lilacPale: '#f0e2ee',
  sage: '#8cb08f',
  sageSoft: '#b9d0b5',
  sagePale: '#e2eddf',
  leaf: '#6f9475',
  moss: '#4c6d53',
  pine: '#37593f',
  sun: '#ffc95c',
  honey: '#e9a84c',
  sand: '#ecd2b4',
  bark: '#7d5240',
  ink: '#2b2130',
} as const;

export const WIDTH = 1600;
export const HEIGHT = 900;

const SHADOW = 'flood-color="#2b1220"';
const DEFS = `<defs>
<filter id="deep" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow dx="10" dy="16" stdDeviation="16" ${SHADOW} flood-opacity=".3"/></filter>
<filter id="lift" x="-20%" y="-20%" width="150%" height="160%"><feDropShadow dx="6" dy="9" stdDeviation="8" ${SHADOW} flood-opacity=".25"/></filter>
<filter id="soft" x="-30%" y="-30%" width="170%" height="180%"><feDropShadow dx="3" dy="5" stdDeviation="4" ${SHADOW} flood-opacity=".22"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .22  0 0 0 0 .12  0 0 0 0 .14  .55 .25 0 0 -.3"/></filter>
<radialGradient id="light" cx=".16" cy=".05" r="1.05"><stop offset="0" stop-color="#fffaf0" stop-opacity=".36"/><stop offset=".5" stop-color="#fffaf0" stop-opacity=".05"/><stop offset="1" stop-color="#2b1220" stop-opacity=".14"/></radialGradient>
</defs>`;

/** A sheet of `ground` with papers laid on it, under one light and one grain. */
export function paper(ground: string, body: string): string {
  const whole = `width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${whole}>
${DEFS}
<rect ${whole} fill="${ground}"/>
${body}
<rect ${whole} fill="url(#light)"/>
<rect ${whole} filter="url(#grain)" opacity=".3"/>
</svg>
`;
}

export type Lift = 'deep' | 'lift' | 'soft';

/** Cuts `body` from one paper: it casts one shadow. */
export const cut = (lift: Lift, body: string) => `<g filter="url(#${lift})">${body}</g>`;

export interface At {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn?: number;
  size?: number;
}

export function place({ x, y, turn = 0, size = 1 }: At, body: string): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const sized = size === 1 ? '' : ` scale(${round(size)})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${sized}">${body}</g>`;
}

export const circle = (x: number, y: number, r: number) => (fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const round = (value: number) => Math.round(value * 10) / 10;

/** The same numbers every time: drawings change only when somebody changes them. */
export function chance(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

export const times = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');
