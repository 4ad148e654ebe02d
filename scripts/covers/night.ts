import { C, circle, cut, line, paper, place, shape, times } from './paper.ts';
import { cloud, crescent, fir, halo, hill, sky, spark, star } from './shapes.ts';

const thread = (x: number, length: number, body: string) =>
  line(`M${x} -10V${length}`, C.sand, 3) + place({ x, y: length }, body);

const moonFace = place(
  { x: 0, y: 0 },
  cut('deep', circle(0, 0, 210)(C.cream)) +
    `<circle cx="-92" cy="52" r="34" fill="${C.coralPale}"/><circle cx="92" cy="52" r="34" fill="${C.coralPale}"/>` +
    line('M-112-4Q-80 28-48-4M48-4Q80 28 112-4', C.plumDeep, 9) +
    line('M-26 76Q0 98 26 76', C.plumDeep, 8),
);

const nightcap = cut(
  'lift',
  shape('M-176-118C-150-250 40-300 230-214C150-206 120-168 178-112C80-166-70-172-176-118Z', C.coral),
);

const rocket = place(
  { x: 620, y: 430, turn: 32, size: 1.25 },
  cut('soft', shape('M-34 150C-30 210-8 236 0 262C8 236 30 210 34 150Z', C.sun)) +
    cut('lift', shape('M-62 40C-118 80-120 130-112 172L-44 132Z', C.plum)) +
    cut('lift', shape('M62 40C118 80 120 130 112 172L44 132Z', C.plum)) +
    cut('lift', shape('M0-210C84-130 92 30 46 152H-46C-92 30-84-130 0-210Z', C.white)) +
    shape('M0-210C38-174 60-122 68-66H-68C-60-122-38-174 0-210Z', C.coral) +
    cut('soft', circle(0, 0, 40)(C.plum)) +
    circle(0, 0, 26)(C.sageSoft),
);

const planet = (x: number, y: number, r: number) => (fill: string, ring: string) =>
  place(
    { x, y, turn: -18 },
    cut('deep', circle(0, 0, r)(fill)) +
      cut(
        'soft',
        `<path d="M${-r * 0.94} ${-r * 0.24}A${r * 1.72} ${r * 0.46} 0 1 0 ${r * 0.94} ${-r * 0.24}" fill="none" stroke="${ring}" stroke-width="${r * 0.14}" stroke-linecap="round"/>`,
      ),
  );

const lantern = (fill: string) =>
  cut('soft', `<rect x="-20" y="-6" width="40" height="16" rx="6" fill="${C.honey}"/>`) +
  cut('lift', `<ellipse cx="0" cy="66" rx="58" ry="62" fill="${fill}"/>`) +
  line('M-24 16C-36 50-36 84-24 116M24 16C36 50 36 84 24 116M0 10V122', '#2b122022', 4);

const cabin = place(
  { x: 1010, y: 730 },
  cut('lift', shape('M0-190L130 20H-130Z', C.coral)) +
    shape('M0-120L42 20H-42Z', C.plumDeep) +
    shape('M0-70L26 20H-26Z', C.sun),
);

export const nights = {
  'croissant-de-lune': () =>
    paper(
      C.night,
      sky(3, 700, C.cream) +
        halo(800, 420, 400)(['#3f1a39', C.plumDeep, '#54264b']) +
        crescent({ x: 820, y: 430, size: 1.1 }, C.cream) +
        star({ x: 900, y: 380, turn: 12, size: 0.9 }, C.sun) +
        star({ x: 1060, y: 560, turn: -8, size: 0.5 }, C.coralSoft) +
        cloud({ x: 420, y: 760, size: 1.3 }, C.plum) +
        cloud({ x: 1230, y: 800, size: 1.5 }, '#87487a') +
        cloud({ x: 800, y: 880, size: 1.3 }, C.mauve),
    ),
  'lune-endormie': () =>
    paper(
      '#4a2346',
      sky(11, 640, C.lilac) +
        place(
          { x: 800, y: 440, turn: -6 },
          moonFace + nightcap + cut('soft', circle(240, -210, 34)(C.white)),
        ) +
        cloud({ x: 470, y: 690, size: 1.4 }, C.lilac) +
        cloud({ x: 1150, y: 720, size: 1.5 }, C.lilacPale) +
        cloud({ x: 800, y: 800, size: 1.6 }, C.white) +
        hill([860, 842, 866, 840, 860], C.mauve),
    ),
  'mobile-etoile': () =>
    paper(
      C.lilacPale,
      cut('deep', `<ellipse cx="800" cy="330" rx="640" ry="520" fill="${C.cream}"/>`) +
        thread(300, 330, star({ x: 0, y: 46, size: 1 }, C.sun)) +
        thread(520, 520, cut('lift', shape('M30-10A90 90 0 1 0 86 110A72 72 0 1 1 30-10Z', C.plum))) +
        thread(760, 260, cloud({ x: 0, y: 120, size: 0.86 }, C.white)) +
        thread(1000, 560, star({ x: 0, y: 60, size: 1.3, turn: 8 }, C.coral)) +
        thread(
          1210,
          300,
          cut('lift', circle(0, 70, 72)(C.coralSoft)) +
            circle(-20, 50, 14)(C.coralPale) +
            circle(22, 88, 20)(C.coralPale),
        ) +
        thread(1400, 470, star({ x: 0, y: 40, size: 0.8, turn: -10 }, C.leaf)) +
        thread(140, 560, spark({ x: 0, y: 30, size: 1.6 }, C.mauve)),
    ),
  'voyage-dans-l-espace': () =>
    paper(
      C.plumDeep,
      sky(23, 880, C.cream) +
        planet(1220, 300, 150)(C.coral, C.sun) +
        cut('lift', circle(250, 210, 84)(C.sage)) +
        circle(226, 190, 18)(C.sageSoft) +
        circle(276, 236, 26)(C.sageSoft) +
        rocket +
        star({ x: 930, y: 620, size: 0.5, turn: 20 }, C.sun) +
        hill([860, 760, 800, 730, 820], C.plum) +
        cut(
          'soft',
          `<ellipse cx="420" cy="846" rx="80" ry="22" fill="#54264b"/><ellipse cx="1240" cy="826" rx="110" ry="28" fill="#54264b"/>`,
        ),
    ),
  'lanternes-au-bois': () =>
    paper(
      '#3c1a3a',
      sky(31, 420, C.sand) +
        halo(1010, 520, 330)([C.plumDeep, '#5b2a52', '#7a3b66']) +
        thread(330, 210, lantern(C.sun)) +
        thread(520, 120, lantern(C.coralSoft)) +
        thread(710, 250, lantern(C.cream)) +
        thread(1350, 160, lantern(C.sun)) +
        hill([720, 690, 730, 700, 740], C.plum) +
        fir({ x: 240, y: 760, size: 1.3 }, C.pine) +
        fir({ x: 470, y: 780 }, C.moss) +
        cabin +
        fir({ x: 1280, y: 780, size: 1.1 }, C.moss) +
        fir({ x: 1450, y: 770, size: 1.4 }, C.pine) +
        hill([800, 830, 780, 820, 790], '#54264b') +
        times(9, (n) => spark({ x: 120 + n * 172, y: 850 - (n % 3) * 24, size: 0.3 }, C.sun)),
    ),
};
