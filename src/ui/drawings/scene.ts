import { circle, glint } from './pieces.ts';

/** A number from a text, the same on every machine (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

const HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];

export interface Scene {
  hour: Hour;
  light: { cx: number; cy: number; r: number };
  /** Far to near, on a stage of 800 by 500. */
  hills: [string, string, string];
  glints: string;
  cloud: string;
  /** The place of the thing in front. */
  spot: { x: number; y: number; scale: number };
}

/** A ridge across the stage; a, b and c lift its three crests. */
function ridge(base: number, [a, b, c]: [number, number, number]): string {
  return `M-10 ${base}C90 ${base - a} 200 ${base - a} 300 ${base - 10}S500 ${base - b} 600 ${base - 20}S760 ${base - c} 820 ${base - 30}V510H-10Z`;
}

function cloudAt(x: number, y: number): string {
  return `${circle(x, y, 26)}${circle(x + 34, y - 12, 34)}${circle(x + 74, y, 24)}M${x - 8} ${y}h90v26h-90Z`;
}

/** The paper theatre behind an article or a list without a picture: always the same for the same seed. */
export function paperScene(seedText: string): Scene {
  let state = seedOf(seedText) || 1;
  const pick = (low: number, high: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.round(low + (state / 0x100000000) * (high - low));
  };
  const hour = HOURS[pick(0, 3)] ?? 'day';
  const lightX = pick(130, 640);
  return {
    hour,
    light: { cx: lightX, cy: pick(120, 210), r: pick(58, 84) },
    hills: [
      ridge(330, [pick(20, 110), pick(10, 120), pick(20, 100)]),
      ridge(400, [pick(0, 90), pick(10, 100), pick(0, 110)]),
      ridge(460, [pick(0, 60), pick(0, 70), pick(0, 60)]),
    ],
    glints: Array.from({ length: 5 }, () => glint(pick(40, 760), pick(30, 220), pick(6, 13))).join(''),
    cloud: cloudAt(lightX > 400 ? pick(60, 220) : pick(480, 640), pick(90, 170)),
    spot: { x: lightX > 400 ? pick(60, 180) : pick(400, 480), y: 148, scale: 1.6 },
  };
}
