import { C, cut, line, paper, place, shape, times } from './paper.ts';
import { blade, cloud, fir, gull, halo, hill, tree } from './shapes.ts';

const mountain = (x: number, top: number, half: number) => (fill: string, snow: string) =>
  cut(
    'deep',
    shape(
      `M${x - half} 760L${x - 20} ${top + 16}Q${x} ${top - 8} ${x + 20} ${top + 16}L${x + half} 760Z`,
      fill,
    ),
  ) +
  cut(
    'soft',
    shape(
      `M${x - 90} ${top + 122}L${x - 20} ${top + 16}Q${x} ${top - 8} ${x + 20} ${top + 16}L${x + 90} ${top + 122}L${x + 44} ${top + 96}L${x + 6} ${top + 140}L${x - 34} ${top + 100}Z`,
      snow,
    ),
  );

const grass = (y: number, fill: string) =>
  times(7, (n) =>
    blade(
      { x: 60 + n * 252 + (n % 3) * 26, y: y + (n % 2) * 18, turn: ((n * 37) % 24) - 12, size: 0.5 },
      fill,
    ),
  );

const house = place(
  { x: 1130, y: 560 },
  cut('lift', `<rect x="-78" y="-96" width="156" height="120" fill="${C.white}"/>`) +
    cut('soft', `<rect x="34" y="-176" width="30" height="70" fill="${C.brick}"/>`) +
    cut('lift', shape('M-104-90L0-176L104-90Q108-82 98-82H-98Q-108-82-104-90Z', C.coral)) +
    shape('M-22 24V-26A22 22 0 0 1 22-26V24Z', C.plum) +
    `<rect x="-62" y="-60" width="28" height="32" rx="4" fill="${C.sun}"/><rect x="36" y="-60" width="28" height="32" rx="4" fill="${C.sun}"/>`,
);

const boat = place(
  { x: 560, y: 640, turn: -3 },
  cut('soft', `<rect x="-5" y="-300" width="10" height="300" rx="4" fill="${C.bark}"/>`) +
    cut('lift', shape('M14-296C120-220 168-120 170-40H14Z', C.white)) +
    cut('lift', shape('M-16-262C-74-190-112-110-116-40H-16Z', C.coral)) +
    cut('lift', shape('M-170-18H190C176 52 130 78 90 78H-78C-124 78-158 40-170-18Z', C.plum)) +
    cut('soft', shape('M5-330L74-310L5-288Z', C.sun)),
);

const balloon = (x: number, y: number, size: number) => (body: string, band: string) =>
  place(
    { x, y, size },
    line('M-44 118L-24 190M44 118L24 190', C.bark, 5) +
      cut('lift', `<rect x="-32" y="184" width="64" height="46" rx="10" fill="${C.honey}"/>`) +
      cut(
        'lift',
        shape(
          'M0-150C96-150 150-84 150-10C150 60 92 104 50 128H-50C-92 104-150 60-150-10C-150-84-96-150 0-150Z',
          body,
        ),
      ) +
      shape('M0-150C40-120 54-60 54-10C54 50 34 96 18 128H-18C-34 96-54 50-54-10C-54-60-40-120 0-150Z', band),
  );

const wave = (y: number, fill: string, shift: number) =>
  cut(
    'lift',
    shape(
      `M-60 ${y}${times(9, () => 'q50-44 100-22t100 22')}V960H-60Z`.replace('M-60', `M${-60 - shift}`),
      fill,
    ),
  );

export const landscapes = {
  'collines-au-matin': () =>
    paper(
      C.coralPale,
      halo(1120, 330, 260)([C.creamDeep, C.sun, '#ffdf9b']) +
        cloud({ x: 380, y: 240 }, C.white) +
        cloud({ x: 700, y: 160, size: 0.6 }, C.white) +
        hill([560, 470, 540, 430, 520], C.sageSoft) +
        hill([600, 640, 560, 620, 540], C.sage) +
        tree({ x: 300, y: 700, size: 0.9 }, C.moss, C.sageSoft) +
        tree({ x: 420, y: 716, size: 0.64 }, C.pine, C.sage) +
        hill([720, 690, 740, 680, 720], C.leaf) +
        hill([800, 830, 770, 820, 790], C.moss) +
        grass(905, C.pine),
    ),
  'voilier-en-mer': () =>
    paper(
      C.cream,
      halo(1180, 300, 210)([C.coralPale, C.coralSoft, C.coral]) +
        cloud({ x: 330, y: 220 }, C.white) +
        gull({ x: 860, y: 200 }, C.plum) +
        gull({ x: 960, y: 260, size: 0.6 }, C.plum) +
        hill([560, 556, 564, 556, 560], C.lilac) +
        wave(640, '#c7a3c0', 0) +
        boat +
        wave(700, C.mauve, 70) +
        wave(780, '#87487a', 20) +
        wave(850, C.plum, 110),
    ),
  'sommets-roses': () =>
    paper(
      C.lilacPale,
      halo(800, 330, 300)([C.coralPale, C.creamDeep, C.cream]) +
        mountain(420, 300, 420)(C.lilac, C.white) +
        mountain(1180, 260, 460)('#cfa9c8', C.white) +
        mountain(810, 380, 380)(C.mauve, C.lilacPale) +
        hill([700, 650, 720, 640, 690], C.coralSoft) +
        hill([760, 790, 730, 780, 740], C.coral) +
        fir({ x: 220, y: 830 }, C.plum) +
        fir({ x: 350, y: 850, size: 0.7 }, C.plumDeep) +
        fir({ x: 1340, y: 840, size: 1.1 }, C.plum) +
        fir({ x: 1480, y: 860, size: 0.76 }, C.plumDeep) +
        hill([850, 830, 862, 836, 850], C.brick),
    ),
  'la-maison-au-bout-du-chemin': () =>
    paper(
      C.cream,
      cloud({ x: 420, y: 210 }, C.white) +
        cloud({ x: 1360, y: 170, size: 0.7 }, C.white) +
        halo(760, 300, 150)([C.coralPale, C.sun]) +
        hill([520, 560, 470, 500, 540], C.sagePale) +
        hill([600, 570, 590, 540, 590], C.sageSoft) +
        tree({ x: 960, y: 590, size: 0.8 }, C.moss, C.sageSoft) +
        house +
        tree({ x: 1290, y: 600, size: 0.9 }, C.leaf, C.sagePale) +
        hill([720, 650, 640, 590, 650], C.sage) +
        cut(
          'soft',
          shape(
            'M1120 592C1060 640 900 660 820 700C700 760 760 830 640 920H900C960 830 860 780 940 724C1010 676 1130 660 1152 592Z',
            C.sand,
          ),
        ) +
        hill([800, 850, 880, 905, 880], C.leaf) +
        grass(910, C.pine),
    ),
  montgolfieres: () =>
    paper(
      '#fde2cf',
      cloud({ x: 260, y: 330 }, C.white) +
        cloud({ x: 1330, y: 420, size: 1.1 }, C.white) +
        balloon(560, 330, 1.15)(C.coral, C.coralSoft) +
        balloon(1080, 230, 0.8)(C.plum, C.mauve) +
        balloon(1400, 190, 0.46)(C.leaf, C.sageSoft) +
        balloon(240, 170, 0.4)(C.sun, '#ffe2a6') +
        hill([760, 690, 740, 670, 720], C.lilac) +
        hill([800, 820, 760, 810, 770], C.mauve) +
        hill([860, 880, 850, 876, 856], '#87487a'),
    ),
};
