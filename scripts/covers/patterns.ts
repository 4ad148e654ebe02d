import { C, chance, circle, cut, type Lift, line, paper, place, shape, times } from './paper.ts';
import { leaf, spark, star } from './shapes.ts';

/** Rows of one figure; every second row is shifted by half a step. */
function rows(
  step: { x: number; y: number },
  draw: (at: { x: number; y: number }, n: number) => string,
): string {
  const columns = Math.ceil(1600 / step.x) + 2;
  const count = Math.ceil(900 / step.y) + 2;
  return times(count, (row) =>
    times(columns, (column) =>
      draw(
        { x: (column - 0.5) * step.x + (row % 2 ? step.x / 2 : 0), y: (row - 0.4) * step.y },
        row * 7 + column * 3,
      ),
    ),
  );
}

const rainbow = (colours: readonly string[]) =>
  cut(
    'soft',
    colours
      .map((fill, n) => {
        const r = 112 - n * 27;
        return shape(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, fill);
      })
      .join(''),
  );

const scale = (fill: string, inner: string) =>
  cut('soft', shape('M-100 0A100 100 0 0 0 100 0A100 100 0 0 0-100 0Z', fill)) +
  `<circle cx="0" cy="0" r="62" fill="${inner}"/><circle cx="0" cy="0" r="28" fill="${fill}"/>`;

/** A garland: pennants under a string that hangs between its two ends. */
function garland(y: number, sag: number, fills: readonly string[]): string {
  const flags = times(15, (n) => {
    const x = 30 + n * 110;
    const t = x / 1600;
    const at = { x, y: y + sag * 4 * t * (1 - t), turn: Math.atan((sag * 4 * (1 - 2 * t)) / 1600) * 57.3 };
    return place(at, cut('soft', shape('M-46-4H46L0 108Z', fills[n % fills.length] ?? C.coral)));
  });
  return `${flags}${line(`M-20 ${y}Q800 ${y + sag * 2} 1620 ${y}`, C.bark, 7)}`;
}

/** Papers torn at random, none over another. */
function terrazzo(seed: number, fills: readonly string[]): string {
  const pick = chance(seed);
  const put: [number, number, number][] = [];
  let body = '';
  for (let n = 0; n < 900 && put.length < 74; n += 1) {
    const [x, y, r] = [pick(0, 1600), pick(0, 900), pick(34, 92)];
    if (put.some(([px, py, pr]) => Math.hypot(px - x, py - y) < pr + r + 12)) continue;
    put.push([x, y, r]);
    const corner = (turn: number) => {
      const a = (turn * Math.PI) / 180;
      const long = r * pick(0.72, 1);
      return `${Math.round(long * Math.cos(a))} ${Math.round(long * Math.sin(a))}`;
    };
    const sides = Math.round(pick(4, 6));
    const d = Array.from({ length: sides }, (_, k) => corner((360 / sides) * k + pick(-14, 14))).join('L');
    const fill = fills[put.length % fills.length] ?? C.coral;
    const lift: Lift = 'soft';
    body += place(
      { x, y },
      cut(
        lift,
        `<path d="M${d}Z" fill="${fill}" stroke="${fill}" stroke-width="14" stroke-linejoin="round"/>`,
      ),
    );
  }
  return body;
}

const waves = (fills: readonly string[]) =>
  fills
    .map((fill, n) => {
      const y = n * 108;
      const start = -60 - (n % 2) * 100;
      return cut(
        'soft',
        shape(`M${start} ${y + 50}${times(10, () => 'c32-50 68-50 100 0s68 50 100 0')}V980H${start}Z`, fill),
      );
    })
    .join('');

export const patterns = {
  'arcs-en-ciel': () => {
    const warm = [C.coral, C.sun, C.white, C.leaf] as const;
    const soft = [C.plum, C.mauve, C.coralPale, C.coralSoft] as const;
    return paper(
      C.cream,
      rows({ x: 330, y: 212 }, (at, n) => place({ x: at.x, y: at.y + 90 }, rainbow(n % 2 ? warm : soft))),
    );
  },
  ecailles: () => {
    const pairs = [
      [C.coral, C.coralSoft],
      [C.coralPale, C.white],
      [C.mauve, C.lilac],
      [C.cream, C.creamDeep],
      [C.sage, C.sagePale],
    ] as const;
    return paper(
      C.plum,
      rows({ x: 200, y: 92 }, (at, n) => {
        const [fill, inner] = pairs[n % pairs.length] ?? pairs[0];
        return place(at, scale(fill, inner));
      }),
    );
  },
  'guirlandes-de-fanions': () =>
    paper(
      C.lilacPale,
      garland(40, 90, [C.coral, C.white, C.sun, C.leaf]) +
        garland(260, 130, [C.plum, C.coralSoft, C.cream, C.mauve]) +
        garland(500, 100, [C.sun, C.leaf, C.coral, C.white]) +
        garland(700, 70, [C.coralSoft, C.plum, C.cream, C.mauve]),
    ),
  'confettis-de-papier': () =>
    paper(
      C.white,
      terrazzo(9, [C.coral, C.sageSoft, C.plum, C.sun, C.coralPale, C.mauve, C.leaf, C.creamDeep]),
    ),
  'petites-vagues': () =>
    paper(
      C.cream,
      waves([C.cream, C.coralPale, C.coralSoft, C.coral, C.lilac, C.mauve, '#87487a', C.plum, C.plumDeep]),
    ),
  'semis-d-etoiles': () => {
    const fills = [C.sun, C.cream, C.coral, C.lilac] as const;
    return paper(
      '#5b2a52',
      rows({ x: 200, y: 150 }, (at, n) =>
        n % 3 === 0
          ? cut('soft', circle(at.x, at.y, 13)(C.coralSoft))
          : n % 3 === 1
            ? star({ ...at, size: 0.62, turn: (n * 17) % 40 }, fills[n % 4] ?? C.sun)
            : spark({ ...at, size: 1.1 }, C.lilacPale),
      ),
    );
  },
  'pluie-de-feuilles': () => {
    const fills = [C.leaf, C.sage, C.sageSoft, C.coralSoft, C.moss] as const;
    return paper(
      C.sagePale,
      rows({ x: 190, y: 168 }, (at, n) =>
        place(
          { ...at, turn: (n * 53) % 360 },
          leaf({ x: 0, y: 70, size: 0.7 }, fills[n % 5] ?? C.leaf, n % 5 === 4 ? C.sage : C.moss),
        ),
      ),
    );
  },
};
