import { type GiftKind, giftDrawings } from '#src/ui/drawings/gift-drawings.ts';
import type { Piece, Tone } from '#src/ui/drawings/pieces.ts';
import { type Hour, paperScene } from '#src/ui/drawings/scene.ts';

/** The papers of src/ui/drawings/drawings.css, written out: a sharing picture has no style sheet. */
const TONES: Record<Tone, string> = {
  main: '#ff8467',
  deep: '#d96a56',
  wash: '#ffcfc0',
  paper: '#fffaf4',
  ink: '#4a3a48',
  sage: '#86a98b',
  plum: '#8d4a7b',
  sun: '#ffc95c',
};

interface Papers {
  sky: string;
  hills: [string, string, string];
  light: string;
  halo: number;
  cloud: number;
  glints: number;
}

const HOURS: Record<Hour, Papers> = {
  dawn: {
    sky: '#fde3cf',
    hills: ['#f7c3a6', '#ef9f84', '#d9745e'],
    light: '#fff3df',
    halo: 0.28,
    cloud: 0.75,
    glints: 0,
  },
  day: {
    sky: '#fcefdc',
    hills: ['#d5dfc6', '#a9c3a4', '#7d9f80'],
    light: '#ffd67f',
    halo: 0.28,
    cloud: 0.75,
    glints: 0,
  },
  dusk: {
    sky: '#f3cfc6',
    hills: ['#d59aae', '#a8648e', '#74386a'],
    light: '#ffd9a0',
    halo: 0.28,
    cloud: 0.75,
    glints: 0.9,
  },
  night: {
    sky: '#54406b',
    hills: ['#453259', '#372648', '#291b38'],
    light: '#ffe2a6',
    halo: 0.1,
    cloud: 0.12,
    glints: 0.9,
  },
};

/** The paper theatre of a page without a picture, as SVG elements on a stage of 800 by 500. */
export function sceneSvg(seed: string, thing: GiftKind | null): string {
  const scene = paperScene(seed);
  const papers = HOURS[scene.hour];
  const { light, spot } = scene;
  const disc = (times: number, opacity: number) =>
    `<circle cx="${light.cx}" cy="${light.cy}" r="${light.r * times}" fill="${papers.light}" opacity="${opacity}"/>`;
  const hill = (n: 0 | 1 | 2) => `<path d="${scene.hills[n]}" fill="${papers.hills[n]}"/>`;
  const cast = (n: 1 | 2) =>
    `<path d="${scene.hills[n]}" transform="translate(0 -6)" fill="#5a2c1c" opacity=".16"/>`;
  return [
    `<rect width="800" height="500" fill="${papers.sky}"/>`,
    disc(2.1, papers.halo),
    disc(1.5, papers.halo),
    disc(1, 1),
    `<path d="${scene.glints}" fill="${papers.light}" opacity="${papers.glints}"/>`,
    `<path d="${scene.cloud}" fill="#fffaf4" opacity="${papers.cloud}"/>`,
    hill(0),
    cast(1),
    hill(1),
    thing
      ? `<g transform="translate(${spot.x} ${spot.y}) scale(${spot.scale})">${thingSvg(giftDrawings[thing])}</g>`
      : '',
    cast(2),
    hill(2),
  ].join('');
}

function thingSvg(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.flat ? '' : pieceSvg(piece, true)) + pieceSvg(piece, false)).join('');
}

function pieceSvg({ d, line, tone }: Piece, cast: boolean): string {
  const colour = cast ? '#5a2c1c' : TONES[tone];
  const paint = line
    ? `fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${colour}"`;
  return `<path d="${d}" ${paint}${cast ? ' opacity=".16" transform="translate(2.5 4)"' : ''}/>`;
}
