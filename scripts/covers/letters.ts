import { C, cut, line, paper, place, round, shape, times } from './paper.ts';
import { branch, cloud, flower, halo, hill, sky, spark, star } from './shapes.ts';

/** Letters of one stroke on a height of 100 above the line (60 without a stem): path and width of each. */
const STROKES: Readonly<Record<string, readonly [string, number]>> = {
  a: ['M54-30A26 28 0 1 0 54-28M54-58V0', 66],
  b: ['M8-98V0M8-30A26 28 0 1 1 8-28', 66],
  c: ['M52-48A27 29 0 1 0 52-10', 60],
  d: ['M54-30A26 28 0 1 0 54-28M54-98V0', 66],
  e: ['M4-32H56A27 29 0 1 0 48-8', 64],
  é: ['M4-32H56A27 29 0 1 0 48-8M24-78L42-98', 64],
  i: ['M8-56V0M8-84V-83', 26],
  j: ['M20-56V14Q20 32 0 30M20-84V-83', 36],
  m: ['M8-58V0M8-34Q12-58 30-58T48-34V0M48-34Q52-58 70-58T88-34V0', 102],
  n: ['M8-58V0M8-34Q12-58 32-58T56-34V0', 68],
  o: ['M32-58A28 29 0 1 0 32.1-58Z', 70],
  r: ['M8-58V0M8-30Q12-58 40-56', 48],
  t: ['M20-88V-18Q20 0 40 0M4-58H40', 48],
  u: ['M8-58V-24Q8 0 32 0T56-24M56-58V0', 68],
  v: ['M4-58L30 0L56-58', 64],
  x: ['M6-58L54 0M54-58L6 0', 62],
};

const GAP = 12;

interface Written {
  word: string;
  x: number;
  y: number;
  size: number;
  stroke?: number;
  fills: readonly string[];
  lift?: number;
}

const widthOf = (word: string) =>
  [...word].reduce((sum, letter) => sum + (STROKES[letter]?.[1] ?? 30) + GAP, -GAP);

/** A word cut letter by letter, centred on `x`; odd letters stand `lift` higher. */
function written({ word, x, y, size, stroke = 18, fills, lift = 0 }: Written): string {
  let at = x - (widthOf(word) * size) / 2;
  return [...word]
    .map((letter, n) => {
      const [d, width] = STROKES[letter] ?? ['', 30];
      // A shadow is drawn around what is filled: an i has no width of its own.
      const room = `<path d="M-30-130H${width + 30}V60" fill="none"/>`;
      const body = cut('soft', room + line(d, fills[n % fills.length] ?? C.plum, stroke));
      const put = place({ x: round(at), y: y - (n % 2) * lift, size }, body);
      at += (width + GAP) * size;
      return put;
    })
    .join('');
}

const cube = (x: number, y: number, turn: number) => (fill: string, face: string, letter: string) =>
  place(
    { x, y, turn },
    cut('lift', `<rect x="-115" y="-115" width="230" height="230" rx="26" fill="${fill}"/>`) +
      `<rect x="-86" y="-86" width="172" height="172" rx="16" fill="${face}"/>` +
      written({
        word: letter,
        x: 0,
        y: letter === 'c' || letter === 'a' ? 50 : 66,
        size: 1.5,
        fills: [fill],
      }),
  );

/** Letters hung on a string, one pennant each. */
function pennants(word: string, y: number): string {
  const fills = [C.coral, C.plum, C.leaf, C.honey] as const;
  const step = 1400 / word.length;
  return (
    line(`M-20 ${y - 70}Q800 ${y + 130} 1620 ${y - 70}`, C.bark, 7) +
    [...word]
      .map((letter, n) => {
        const x = 100 + step * (n + 0.5);
        const t = x / 1600;
        const at = { x, y: y - 70 + 400 * t * (1 - t), turn: (0.5 - t) * 24 };
        const flag = cut('lift', shape('M-78-6H78V150L0 214L-78 150Z', fills[n % 4] ?? C.coral));
        return place(at, flag + written({ word: letter, x: 0, y: 122, size: 1.15, fills: [C.white] }));
      })
      .join('')
  );
}

export const letters = {
  bonjour: () =>
    paper(
      C.cream,
      halo(1240, 320, 230)([C.coralPale, '#ffdf9b', C.sun]) +
        cloud({ x: 330, y: 220 }, C.white) +
        hill([700, 640, 690, 630, 690], C.sageSoft) +
        written({
          word: 'bonjour',
          x: 800,
          y: 640,
          size: 2.75,
          stroke: 20,
          fills: [C.plum, C.coral, C.mauve, C.brick],
          lift: 14,
        }) +
        hill([800, 770, 806, 780, 800], C.leaf) +
        times(6, (n) =>
          flower({
            x: 130 + n * 268,
            y: 800 + (n % 2) * 40,
            size: 0.42,
            petals: 6,
            fill: n % 2 ? C.coralSoft : C.white,
            heart: C.sun,
          }),
        ),
    ),
  bebe: () =>
    paper(
      C.lilacPale,
      cut('deep', `<ellipse cx="800" cy="450" rx="690" ry="400" fill="${C.white}"/>`) +
        branch({ x: 210, y: 800, turn: 8, leaves: 7, fill: C.sage, stem: C.moss, size: 1.25 }) +
        branch({ x: 1390, y: 800, turn: -8, leaves: 7, fill: C.sage, stem: C.moss, size: 1.25 }) +
        written({
          word: 'bébé',
          x: 800,
          y: 600,
          size: 3.5,
          stroke: 21,
          fills: [C.coral, C.plum, C.honey, C.leaf],
        }) +
        star({ x: 560, y: 150, size: 0.5 }, C.sun) +
        star({ x: 1060, y: 160, size: 0.4, turn: 20 }, C.coralSoft),
    ),
  'cubes-abc': () =>
    paper(
      C.coralPale,
      cut('deep', `<ellipse cx="800" cy="380" rx="600" ry="420" fill="${C.cream}"/>`) +
        hill([740, 730, 744, 730, 740], C.coralSoft) +
        cube(560, 640, 0)(C.plum, C.lilacPale, 'b') +
        cube(820, 640, 0)(C.coral, C.white, 'c') +
        cube(690, 394, -5)(C.honey, C.white, 'a') +
        cube(1130, 660, 9)(C.leaf, C.sagePale, 'd') +
        star({ x: 330, y: 330, size: 0.6, turn: -10 }, C.sun) +
        star({ x: 1250, y: 290, size: 0.8, turn: 14 }, C.coral) +
        hill([850, 840, 856, 840, 850], C.coral),
    ),
  'bienvenue-en-guirlande': () =>
    paper(
      C.sagePale,
      halo(800, 900, 620)([C.cream, '#fdf3df', C.white]) +
        pennants('bienvenue', 220) +
        branch({ x: 200, y: 960, turn: 14, leaves: 6, fill: C.sage, stem: C.moss, size: 1.1 }) +
        branch({ x: 400, y: 980, turn: -6, leaves: 6, fill: C.leaf, stem: C.pine, size: 0.8 }) +
        branch({ x: 1400, y: 960, turn: -14, leaves: 6, fill: C.sage, stem: C.moss, size: 1.1 }) +
        branch({ x: 1200, y: 980, turn: 6, leaves: 6, fill: C.leaf, stem: C.pine, size: 0.8 }) +
        flower({ x: 690, y: 790, size: 0.9, petals: 7, fill: C.coral, heart: C.sun }) +
        flower({ x: 910, y: 800, size: 0.9, petals: 7, fill: C.white, heart: C.honey }) +
        flower({ x: 800, y: 720, size: 1.05, petals: 6, fill: C.mauve, heart: C.cream }),
    ),
  'bonne-nuit': () =>
    paper(
      C.night,
      sky(57, 860, C.sand) +
        halo(1330, 230, 210)([C.plumDeep, '#54264b', C.cream]) +
        written({ word: 'bonne', x: 640, y: 430, size: 2.6, fills: [C.cream] }) +
        written({ word: 'nuit', x: 820, y: 700, size: 2.6, fills: [C.coralSoft, C.sun] }) +
        times(5, (n) => spark({ x: 190 + n * 70, y: 640 + (n % 2) * 60, size: 0.8 - n * 0.1 }, C.sun)) +
        cloud({ x: 1300, y: 800, size: 1.3 }, C.plum) +
        cloud({ x: 240, y: 870, size: 1.2 }, '#87487a'),
    ),
};
