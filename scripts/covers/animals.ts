import { C, circle, cut, line, paper, place, shape, times } from './paper.ts';
import { blade, branch, cloud, fir, flower, halo, hill, sky, tree } from './shapes.ts';

/** Closed eyes, asleep. */
const asleep = (x: number, y: number, gap: number) =>
  line(`M${x - gap - 16} ${y}q16 16 32 0M${x + gap - 16} ${y}q16 16 32 0`, C.ink, 7);
const eye = (x: number, y: number, r = 9) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${C.ink}"/><circle cx="${x + r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.32}" fill="#fff"/>`;
const cheek = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="24" ry="16" fill="${C.coralSoft}"/>`;

const fox = place(
  { x: 800, y: 560, size: 1.25 },
  cut(
    'deep',
    shape(
      'M-300 60C-300-70-150-150 20-140C200-130 310-40 300 70C292 150 150 176-20 176C-190 176-300 150-300 60Z',
      C.coral,
    ),
  ) +
    cut(
      'lift',
      shape(
        'M40 176C220 190 330 130 330 30C330-40 270-84 222-60C262-20 250 44 176 76C110 104 20 110-10 150Z',
        C.brick,
      ),
    ) +
    cut('soft', shape('M-10 150C-26 176 10 186 50 176C70 150 50 128 26 118C10 124-4 136-10 150Z', C.white)) +
    cut(
      'lift',
      shape(
        'M-296 40L-330-96L-246-52C-212-68-166-68-132-52L-46-96L-84 44C-96 104-146 132-190 132C-236 132-284 100-296 40Z',
        C.coral,
      ),
    ) +
    shape('M-310-70L-262-44C-282-30-292-10-296 14ZM-66-70L-114-44C-96-30-88-10-84 14Z', C.plum) +
    shape(
      'M-296 40C-260 30-220 44-190 84C-160 44-120 30-84 44C-96 104-146 132-190 132C-236 132-284 100-296 40Z',
      C.white,
    ) +
    asleep(-190, 34, 58) +
    shape('M-212 96Q-190 84-168 96Q-178 118-190 118Q-202 118-212 96Z', C.ink),
);

const bunny = (x: number, y: number, size: number) => (fur: string, inner: string) =>
  place(
    { x, y, size },
    cut('lift', shape('M-58-210C-110-330-92-420-58-420C-20-420-16-300-18-214Z', fur)) +
      shape('M-52-230C-80-320-74-384-58-384C-38-384-34-300-34-236Z', inner) +
      cut('lift', shape('M58-210C110-330 92-420 58-420C20-420 16-300 18-214Z', fur)) +
      shape('M52-230C80-320 74-384 58-384C38-384 34-300 34-236Z', inner) +
      cut('lift', `<ellipse cx="0" cy="10" rx="116" ry="122" fill="${fur}"/>`) +
      cut('soft', `<ellipse cx="0" cy="34" rx="70" ry="84" fill="${C.white}"/>`) +
      cut('soft', `<circle cx="0" cy="-140" r="108" fill="${fur}"/>`) +
      eye(-40, -150) +
      eye(40, -150) +
      cheek(-66, -112) +
      cheek(66, -112) +
      shape('M-13-126H13L0-108Z', C.brick) +
      line('M0-108V-98M0-98Q-14-84-26-94M0-98Q14-84 26-94', C.ink, 5) +
      cut(
        'soft',
        `<ellipse cx="-54" cy="122" rx="50" ry="26" fill="${fur}"/><ellipse cx="54" cy="122" rx="50" ry="26" fill="${fur}"/>`,
      ),
  );

const bear = (x: number, y: number, size: number) => (fur: string, muzzle: string) =>
  place(
    { x, y, size },
    cut('lift', `<ellipse cx="0" cy="60" rx="170" ry="180" fill="${fur}"/>`) +
      `<ellipse cx="0" cy="84" rx="104" ry="122" fill="${muzzle}"/>` +
      cut(
        'lift',
        `<circle cx="-104" cy="-254" r="50" fill="${fur}"/><circle cx="104" cy="-254" r="50" fill="${fur}"/>`,
      ) +
      `<circle cx="-104" cy="-254" r="25" fill="${muzzle}"/><circle cx="104" cy="-254" r="25" fill="${muzzle}"/>` +
      cut('lift', `<ellipse cx="0" cy="-170" rx="150" ry="134" fill="${fur}"/>`) +
      cut('soft', `<ellipse cx="0" cy="-130" rx="66" ry="54" fill="${muzzle}"/>`) +
      eye(-58, -188, 11) +
      eye(58, -188, 11) +
      cheek(-96, -142) +
      cheek(96, -142) +
      `<ellipse cx="0" cy="-152" rx="22" ry="15" fill="${C.ink}"/>` +
      line('M0-138V-118M0-118Q-16-102-30-112M0-118Q16-102 30-112', C.ink, 6) +
      cut(
        'soft',
        `<ellipse cx="-150" cy="40" rx="46" ry="84" fill="${fur}" transform="rotate(24 -150 40)"/><ellipse cx="150" cy="40" rx="46" ry="84" fill="${fur}" transform="rotate(-24 150 40)"/>`,
      ),
  );

const bird = (x: number, y: number, size: number) => (body: string, wing: string) =>
  place(
    { x, y, size },
    line('M-14 72V104M20 72V104', C.bark, 7) +
      cut('soft', shape('M-96 26L-196 60L-186 12Z', wing)) +
      cut(
        'lift',
        shape(
          'M-110 16C-100-60-30-100 40-96C104-92 130-40 116 14C100 74 40 90-20 84C-70 78-104 54-110 16Z',
          body,
        ),
      ) +
      cut('soft', shape('M-90 10C-50-30 20-30 40 6C20 56-50 62-90 10Z', wing)) +
      cut('soft', shape('M112-40L164-26L114-4Z', C.sun)) +
      eye(70, -42, 9),
  );

const whale = place(
  { x: 780, y: 520, size: 1.15 },
  line('M60-230C60-300 10-330-36-310M60-230C60-300 110-330 156-310M60-226V-290', C.lilac, 12) +
    cut(
      'lift',
      shape(
        'M-330 10C-420-20-450-110-430-150C-390-130-366-112-350-80C-340-120-312-150-262-156C-262-90-290-30-316 10Z',
        C.plum,
      ),
    ) +
    cut(
      'deep',
      shape(
        'M-350-20C-240-40-200-200 40-206C260-210 390-90 380 40C372 150 240 200 60 200C-160 200-300 110-350-20Z',
        C.plum,
      ),
    ) +
    shape('M-240 92C-120 60 200 110 378 62C360 156 232 200 60 200C-70 200-170 160-240 92Z', C.lilacPale) +
    line('M-100 116C0 146 60 150 140 146M-30 160C30 172 90 174 150 166', C.lilac, 7) +
    cut('soft', shape('M40 110C30 190 90 250 160 250C170 200 150 140 120 104Z', '#87487a')) +
    eye(262, 14, 12) +
    cheek(300, 56) +
    line('M300 84Q340 88 366 66', C.plumDeep, 7),
);

export const animals = {
  'renard-endormi': () =>
    paper(
      '#fbe7cf',
      halo(1180, 250, 170)([C.coralPale, '#ffdf9b', C.sun]) +
        hill([520, 470, 540, 460, 520], C.sageSoft) +
        fir({ x: 220, y: 600, size: 1.2 }, C.leaf) +
        fir({ x: 380, y: 610, size: 0.86 }, C.sage) +
        fir({ x: 1420, y: 600, size: 1.3 }, C.leaf) +
        hill([640, 600, 650, 610, 640], C.sage) +
        fox +
        hill([800, 830, 790, 826, 800], C.moss) +
        times(6, (n) => blade({ x: 90 + n * 290, y: 900, turn: (n % 3) * 12 - 12, size: 0.6 }, C.pine)),
    ),
  'lapins-dans-le-pre': () =>
    paper(
      C.sagePale,
      cloud({ x: 280, y: 230 }, C.white) +
        cloud({ x: 1370, y: 190, size: 0.8 }, C.white) +
        hill([520, 470, 530, 460, 500], C.sageSoft) +
        tree({ x: 1330, y: 560, size: 1.2 }, C.leaf, C.sagePale) +
        hill([640, 690, 620, 670, 640], C.sage) +
        bunny(640, 660, 1)(C.creamDeep, C.coralSoft) +
        bunny(930, 690, 0.86)(C.mauve, C.lilacPale) +
        hill([790, 800, 780, 800, 790], C.leaf) +
        [
          [160, 800],
          [340, 840],
          [1130, 830],
          [1320, 800],
          [1490, 846],
        ]
          .map(([x = 0, y = 0], n) =>
            flower({ x, y, size: 0.42, petals: 6, fill: n % 2 ? C.coral : C.white, heart: C.sun }),
          )
          .join('') +
        hill([880, 866, 884, 870, 880], C.moss),
    ),
  'ourse-et-ourson': () =>
    paper(
      C.night,
      sky(41, 560, C.cream) +
        halo(800, 300, 300)([C.plumDeep, '#54264b', C.cream]) +
        hill([620, 580, 640, 590, 620], C.plum) +
        fir({ x: 200, y: 690, size: 1.4 }, C.pine) +
        fir({ x: 1400, y: 690, size: 1.5 }, C.pine) +
        hill([730, 760, 720, 750, 730], '#54264b') +
        bear(720, 600, 1)('#b07a58', C.sand) +
        bear(1010, 710, 0.62)('#c99468', C.cream) +
        hill([850, 830, 856, 836, 850], C.plumDeep),
    ),
  'oiseaux-sur-la-branche': () =>
    paper(
      C.coralPale,
      cut('deep', `<ellipse cx="800" cy="420" rx="700" ry="480" fill="${C.cream}"/>`) +
        line('M-40 640C300 590 640 680 960 610C1220 560 1420 620 1660 570', C.bark, 24) +
        branch({ x: 180, y: 626, turn: -24, size: 0.8, leaves: 5, fill: C.sage, stem: C.moss }) +
        branch({ x: 1390, y: 596, turn: 26, size: 0.9, leaves: 5, fill: C.sage, stem: C.moss }) +
        branch({ x: 420, y: 640, turn: 158, size: 0.6, leaves: 5, fill: C.leaf, stem: C.pine }) +
        branch({ x: 1190, y: 596, turn: 196, size: 0.62, leaves: 5, fill: C.leaf, stem: C.pine }) +
        bird(450, 520, 1.15)(C.coral, C.brick) +
        bird(800, 540, 0.9)(C.plum, C.mauve) +
        place({ x: 1130, y: 486 }, `<g transform="scale(-1 1)">${bird(0, 0, 1.1)(C.sun, C.honey)}</g>`),
    ),
  'la-baleine': () =>
    paper(
      '#f4e3ea',
      cloud({ x: 250, y: 190, size: 0.9 }, C.white) +
        cloud({ x: 1360, y: 250 }, C.white) +
        halo(1230, 170, 110)([C.coralPale, C.coralSoft]) +
        hill([620, 600, 630, 606, 620], C.lilac) +
        whale +
        hill([700, 740, 690, 730, 700], '#c08fb6') +
        hill([790, 770, 806, 776, 790], C.mauve) +
        hill([860, 876, 850, 880, 860], '#87487a') +
        times(5, (n) => circle(1180 + n * 52, 690 - (n % 2) * 46, 12 + (n % 3) * 5)(C.lilacPale)),
    ),
};
