import { C, circle, cut, line, paper, place, round, shape, times } from './paper.ts';
import { blade, branch, flower, halo, hill, leaf } from './shapes.ts';

/** Leaves around a ring, two by two, as a crown laid on a table. */
function wreath(r: number): string {
  const shades = [C.leaf, C.sage, C.moss, C.sageSoft] as const;
  return times(34, (n) => {
    const turn = (360 / 34) * n;
    const a = (turn * Math.PI) / 180;
    const at = { x: r * Math.sin(a), y: -r * Math.cos(a) };
    const fill = shades[n % 4] ?? C.leaf;
    return leaf({ ...at, turn: turn + (n % 2 ? 52 : 128), size: 0.62 + (n % 3) * 0.1 }, fill, C.pine);
  });
}

const around = (r: number, count: number, draw: (x: number, y: number, n: number) => string) =>
  times(count, (n) => {
    const a = (2 * Math.PI * (n + 0.5)) / count;
    return draw(r * Math.sin(a), -r * Math.cos(a), n);
  });

const poppy = (x: number, y: number, size: number) => (fill: string, stem: number) =>
  line(`M${x} ${y}C${x + stem} ${y + 120} ${x - stem} ${y + 220} ${x} ${y + 420}`, C.moss, 8) +
  place(
    { x, y, size },
    cut(
      'soft',
      shape('M0 20C-110 20-130-70-80-104C-40-130-10-108 0-80C10-108 40-130 80-104C130-70 110 20 0 20Z', fill),
    ) +
      cut(
        'soft',
        shape('M0 26C-60 26-76-30-50-56C-30-74-8-62 0-44C8-62 30-74 50-56C76-30 60 26 0 26Z', C.coralSoft),
      ) +
      circle(0, 0, 20)(C.plumDeep),
  );

const vase = place(
  { x: 800, y: 640 },
  cut(
    'deep',
    shape(
      'M-70-110H70C66-60 150-10 150 90C150 170 96 220 0 220C-96 220-150 170-150 90C-150-10-66-60-70-110Z',
      C.plum,
    ),
  ) +
    line('M-128 60C-60 92 60 92 128 60', C.mauve, 10) +
    line('M-140 110C-66 146 66 146 140 110', C.mauve, 10) +
    cut('soft', `<rect x="-88" y="-128" width="176" height="30" rx="15" fill="${C.mauve}"/>`),
);

const fern = (x: number, y: number, turn: number) => (size: number, fill: string) =>
  place(
    { x, y, turn, size },
    line('M0 0C20-220 10-420-30-640', fill, 9) +
      times(15, (n) => {
        const t = n / 15;
        const side = n % 2 === 0 ? 1 : -1;
        const at = { x: round(14 - 30 * t), y: round(-40 - t * 570) };
        return blade({ ...at, turn: side * (66 - t * 34), size: 0.86 * (1 - t * 0.72) }, fill);
      }),
  );

const mushroom = (x: number, y: number, size: number) => (cap: string) =>
  place(
    { x, y, size },
    cut('soft', shape('M-34 0C-24-60-26-90-30-120H30C26-90 24-60 34 0Z', C.white)) +
      cut('lift', shape('M-120-104C-120-190-60-236 0-236C60-236 120-190 120-104C60-86-60-86-120-104Z', cap)) +
      `<circle cx="-52" cy="-150" r="17" fill="${C.white}"/><circle cx="12" cy="-186" r="21" fill="${C.white}"/><circle cx="66" cy="-140" r="14" fill="${C.white}"/>`,
  );

/** The places of the spring flowers; those of the leaves between them have a turn too. */
const BLOSSOMS = [
  [150, 440],
  [196, 300],
  [300, 150],
  [430, 190],
  [520, 270],
  [640, 430],
  [590, 350],
  [760, 205],
  [900, 185],
  [1010, 190],
  [1086, 300],
  [1092, 460],
  [1200, 140],
  [1330, 160],
  [1420, 250],
  [1520, 380],
  [60, 178],
  [1560, 140],
];
const BUDS = [
  [360, 180, 140],
  [700, 210, 200],
  [840, 190, 160],
  [1140, 150, 20],
  [1480, 300, 120],
  [240, 160, 30],
  [560, 320, 60],
];

export const leaves = {
  'couronne-d-eucalyptus': () =>
    paper(
      C.cream,
      cut('deep', circle(800, 450, 400)(C.white)) +
        place(
          { x: 800, y: 450 },
          wreath(300) +
            around(300, 7, (x, y, n) =>
              n % 2
                ? cut('soft', circle(x, y, 20)(C.coral))
                : flower({ x, y, size: 0.5, petals: 6, fill: C.coralSoft, heart: C.sun }),
            ),
        ) +
        branch({ x: 60, y: 960, turn: 22, size: 1.05, leaves: 6, fill: C.sageSoft, stem: C.leaf }) +
        branch({ x: 1540, y: 960, turn: -22, size: 1.05, leaves: 6, fill: C.sageSoft, stem: C.leaf }),
    ),
  'champ-de-coquelicots': () =>
    paper(
      '#fdf0dc',
      halo(330, 280, 190)([C.creamDeep, '#ffdf9b', C.sun]) +
        hill([600, 560, 610, 540, 590], C.sageSoft) +
        hill([680, 720, 660, 700, 650], C.sage) +
        times(7, (n) => poppy(90 + n * 236, 640 + (n % 3) * 34, 0.6 + (n % 2) * 0.1)(C.brick, 20)) +
        hill([790, 770, 800, 780, 800], C.leaf) +
        poppy(420, 560, 1.2)(C.coral, -26) +
        poppy(980, 500, 1.35)(C.coral, 30) +
        poppy(1290, 600, 1.05)(C.coral, -18) +
        hill([870, 850, 874, 856, 868], C.moss),
    ),
  'bouquet-du-jardin': () =>
    paper(
      C.coralPale,
      cut('deep', `<ellipse cx="800" cy="400" rx="520" ry="460" fill="${C.cream}"/>`) +
        branch({ x: 780, y: 560, turn: -46, leaves: 6, fill: C.leaf, stem: C.pine }) +
        branch({ x: 820, y: 560, turn: 46, leaves: 6, fill: C.leaf, stem: C.pine }) +
        branch({ x: 800, y: 560, turn: -8, size: 1.15, leaves: 6, fill: C.sage, stem: C.moss }) +
        line('M790 560C740 420 700 340 660 290M806 560C850 420 900 360 940 300M800 560V250', C.moss, 8) +
        flower({ x: 650, y: 280, size: 1.05, petals: 7, fill: C.coral, heart: C.sun }) +
        flower({ x: 950, y: 290, size: 1.1, petals: 8, fill: C.white, heart: C.honey }) +
        flower({ x: 800, y: 210, size: 1.2, petals: 6, fill: C.mauve, heart: C.cream }) +
        flower({ x: 730, y: 440, size: 0.8, petals: 6, fill: C.white, heart: C.coral }) +
        flower({ x: 890, y: 450, size: 0.86, petals: 7, fill: C.coralSoft, heart: C.plum }) +
        vase +
        hill([850, 846, 852, 846, 850], C.coralSoft),
    ),
  'sous-les-fougeres': () =>
    paper(
      C.sagePale,
      halo(800, 400, 330)([C.white, '#fdf3df', C.cream]) +
        fern(120, 960, 12)(1.25, C.sage) +
        fern(1500, 960, -14)(1.25, C.sage) +
        fern(380, 980, -6)(1, C.leaf) +
        fern(1250, 980, 10)(1.05, C.leaf) +
        hill([780, 800, 760, 800, 780], C.sage) +
        mushroom(760, 830, 1.3)(C.coral) +
        mushroom(930, 850, 0.9)(C.brick) +
        mushroom(620, 858, 0.66)(C.coralSoft) +
        hill([840, 850, 834, 850, 840], C.moss) +
        fern(40, 1010, 34)(0.8, C.pine) +
        fern(1570, 1010, -34)(0.8, C.pine),
    ),
  'branches-de-printemps': () =>
    paper(
      C.lilacPale,
      line('M-40 190C300 130 620 250 980 170C1220 120 1420 190 1660 130', C.bark, 20) +
        line(
          'M420 170C500 260 560 300 640 420M1000 168C1080 260 1100 330 1090 450M160 170C190 260 190 330 150 430M1330 150C1400 230 1440 300 1520 370',
          C.bark,
          12,
        ) +
        BLOSSOMS.map(([x = 0, y = 0], n) =>
          flower({
            x,
            y,
            turn: n * 31,
            size: 0.5 + (n % 3) * 0.14,
            petals: 5,
            fill: n % 3 ? C.coralSoft : C.white,
            heart: n % 2 ? C.sun : C.coral,
          }),
        ).join('') +
        BUDS.map(([x = 0, y = 0, turn = 0]) => leaf({ x, y, turn, size: 0.44 }, C.sage, C.moss)).join('') +
        times(9, (n) =>
          cut(
            'soft',
            place(
              { x: 240 + n * 150, y: 560 + ((n * 83) % 250), turn: n * 47, size: 0.34 },
              shape('M0 0C46-22 50-96 0-112C-50-96-46-22 0 0Z', C.coralSoft),
            ),
          ),
        ),
    ),
};
