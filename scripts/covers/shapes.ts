import { type At, C, chance, circle, cut, HEIGHT, line, place, round, shape, times, WIDTH } from './paper.ts';

/** A hill across the whole sheet: its crest passes through the heights given, from left to right. */
export function hill(crest: readonly number[], fill: string): string {
  const step = (WIDTH + 80) / (crest.length - 1);
  const points = crest.map((y, n) => [n * step - 40, y] as const);
  const curves = points.slice(1).map(([x, y], n) => {
    const [px = 0, py = 0] = points[n] ?? [];
    const bend = step * 0.45;
    return `C${round(px + bend)} ${py} ${round(x - bend)} ${y} ${round(x)} ${y}`;
  });
  const [x0, y0] = points[0] ?? [0, 0];
  return cut('deep', shape(`M${x0} ${y0}${curves.join('')}V${HEIGHT + 60}H-40Z`, fill));
}

/** Rings of light around a sun or a moon. */
export const halo = (x: number, y: number, r: number) => (colours: readonly string[]) =>
  colours
    .map((fill, n) =>
      cut(n === 0 ? 'deep' : 'lift', circle(x, y, r * (1 - n / (colours.length + 0.6)))(fill)),
    )
    .join('');

export function cloud(at: At, fill: string): string {
  const bumps = `${circle(-70, -28, 52)(fill)}${circle(5, -58, 72)(fill)}${circle(84, -30, 56)(fill)}`;
  return place(
    at,
    cut('lift', `${bumps}<rect x="-150" y="-50" width="300" height="50" rx="25" fill="${fill}"/>`),
  );
}

/** Four long points. */
export const spark = (at: At, fill: string) =>
  place(at, shape('M0-26C3-7 7-3 26 0C7 3 3 7 0 26C-3 7-7 3-26 0C-7-3-3-7 0-26Z', fill));

/** Five round points, cut from thick paper. */
export function star(at: At, fill: string): string {
  const d = Array.from({ length: 10 }, (_, n) => {
    const r = n % 2 === 0 ? 50 : 24;
    const a = (Math.PI / 5) * n - Math.PI / 2;
    return `${n === 0 ? 'M' : 'L'}${round(r * Math.cos(a))} ${round(r * Math.sin(a))}`;
  }).join('');
  const edge = `stroke="${fill}" stroke-width="12" stroke-linejoin="round"`;
  return place(at, cut('soft', `<path d="${d}Z" fill="${fill}" ${edge}/>`));
}

/** Sparks sown over the sheet above `bottom`. */
export function sky(seed: number, bottom: number, fill: string): string {
  const pick = chance(seed);
  return times(34, () =>
    spark({ x: pick(20, WIDTH - 20), y: pick(20, bottom), size: pick(0.18, 0.62) }, fill),
  );
}

export const crescent = (at: At, fill: string) =>
  place(at, cut('deep', shape('M60-190A200 200 0 1 0 190 90A160 160 0 1 1 60-190Z', fill)));

/** Its stem at the origin, its point upwards; the length is 200. */
export function leaf(at: At, fill: string, vein?: string): string {
  const blade = shape('M0 0C62-50 66-140 0-200C-66-140-62-50 0 0Z', fill);
  return place(at, cut('soft', blade + (vein ? line('M0-8V-160', vein, 4) : '')));
}

/** A leaf cut along its length: longer, thinner. */
export function blade(at: At, fill: string, vein?: string): string {
  const body = shape('M0 0C34-60 34-180 0-260C-34-180-34-60 0 0Z', fill);
  return place(at, cut('soft', body + (vein ? line('M0-8V-216', vein, 3.5) : '')));
}

export interface Branch extends At {
  leaves: number;
  fill: string;
  stem: string;
  /** The width of the last leaves, relative to the first. */
  last?: number;
}

/** A stem of 400 that rises and leaves by pairs, smaller and smaller. */
export function branch({ leaves, fill, stem, last = 0.35, ...at }: Branch): string {
  const pairs = times(leaves, (n) => {
    const t = n / leaves;
    const size = 0.72 * (1 - t * (1 - last));
    const y = -50 - t * 330;
    const bend = 10 * Math.sin(t * 3);
    return (
      leaf({ x: bend, y, turn: 58 - t * 22, size }, fill, stem) +
      leaf({ x: bend, y: y + 6, turn: -58 + t * 22, size }, fill, stem)
    );
  });
  const top = leaf({ x: 0, y: -372, size: 0.72 * last + 0.1 }, fill, stem);
  return place(at, line('M0 0C14-120 12-260 0-390', stem, 7) + pairs + top);
}

export interface Flower extends At {
  petals: number;
  fill: string;
  heart: string;
}

export function flower({ petals, fill, heart, ...at }: Flower): string {
  const petal = 'M0 0C46-22 50-96 0-112C-50-96-46-22 0 0Z';
  const round5 = times(petals, (n) => place({ x: 0, y: 0, turn: (360 / petals) * n }, shape(petal, fill)));
  return place(at, cut('soft', round5) + cut('soft', circle(0, 0, 30)(heart)));
}

/** A round tree; its foot at the origin. */
export function tree(at: At, crown: string, light: string): string {
  return place(
    at,
    cut('soft', `<rect x="-7" y="-90" width="14" height="92" rx="6" fill="${C.bark}"/>`) +
      cut('lift', `<ellipse cx="0" cy="-165" rx="76" ry="96" fill="${crown}"/>`) +
      line('M-34-196C-26-222-8-236 12-240', light, 6) +
      line('M0-80V-168M0-118L26-146M0-134L-24-160', light, 5),
  );
}

/** A fir of three papers; its foot at the origin. */
export function fir(at: At, fill: string): string {
  const tier = (y: number, half: number) =>
    cut(
      'soft',
      shape(
        `M0 ${y - half * 1.5}C${half * 0.4} ${y - half * 0.7} ${half * 0.7} ${y - 10} ${half} ${y}Q0 ${y + 26} ${-half} ${y}C${-half * 0.7} ${y - 10} ${-half * 0.4} ${y - half * 0.7} 0 ${y - half * 1.5}Z`,
        fill,
      ),
    );
  return place(
    at,
    `<rect x="-9" y="-40" width="18" height="42" rx="5" fill="${C.bark}"/>${tier(-34, 92)}${tier(-116, 74)}${tier(-190, 54)}`,
  );
}

/** A bird in flight, seen from below; wings of 120. */
export const gull = (at: At, colour: string) =>
  place(at, line('M-60-14C-42-34-16-30 0 0C16-30 42-34 60-14', colour, 9));
