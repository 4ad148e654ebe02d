import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { cutBox, type Point } from '#src/lib/cut-box.ts';
import { giftKind } from '#src/ui/drawings/gift-kind.ts';
import { OG_SIZE, type OgCard } from './og-card.server.ts';
import { sceneSvg } from './og-scene.ts';
import { WORDMARK, WORDMARK_RAYS } from './wordmark.ts';

const FONTS = 'src/features/seo/fonts';
/** The place of the picture: the right of the card, cut like a sheet of paper. */
const STAGE = { x: 748, y: 0, width: 452, height: 630 };
const [CREAM, INK, SOFT, CORAL] = ['#fbead9', '#2b2130', '#65545f', '#ff8467'];

export interface Drawing {
  /** Folders of this site's own pictures. */
  publicDir: string;
  mediaDir: string;
}

/** The longer the title, the smaller its letters. */
const SIZES: readonly [length: number, size: number][] = [
  [16, 104],
  [30, 84],
  [44, 70],
  [72, 60],
];

type Fonts = { name: string; data: Buffer; weight: 600 | 700; style: 'normal' }[];
let fonts: Promise<Fonts> | undefined;

async function loadFonts(): Promise<Fonts> {
  const [serif, sans] = await Promise.all([
    readFile(join(FONTS, 'petrona-700.woff')),
    readFile(join(FONTS, 'commissioner-600.woff')),
  ]);
  return [
    { name: 'Petrona', data: serif, weight: 700, style: 'normal' },
    { name: 'Commissioner', data: sans, weight: 600, style: 'normal' },
  ];
}

/** A sharing picture as PNG, 1200 × 630. */
export async function drawOgCard(card: OgCard, from: Drawing): Promise<Buffer> {
  const text = await textSvg(card);
  const photo = card.picture ? await pictureAt(card, from) : null;
  const svg = text.replace(/<svg[^>]*>/, (open) => `${open}${paperSvg(photo ? null : card)}`);
  const stage = photo ? [{ input: photo, left: STAGE.x, top: STAGE.y }] : [];
  // Dots between two colours are for photographs: the drawn scenes are flat, and smaller without, in half the time.
  const png = { palette: true, quality: 90, effort: 4, dither: photo ? 1 : 0 };
  return sharp(Buffer.from(svg)).composite(stage).png(png).toBuffer();
}

/** The cream sheet, the name of the site, and the scene when there is no other picture. */
function paperSvg(card: OgCard | null): string {
  const { width, height } = OG_SIZE;
  const scene = card
    ? `<svg x="${STAGE.x}" y="${STAGE.y}" width="${STAGE.width}" height="${STAGE.height}" viewBox="${stageBox(card.title)}" preserveAspectRatio="xMidYMid slice">${sceneSvg(card.title, giftKind(card.title, card.kicker))}</svg>`
    : '';
  const mark = `<g transform="translate(64 566) scale(.5)"><path fill="${INK}" d="${WORDMARK}"/><circle cx="302.5" cy="-61" r="8.5" fill="${CORAL}"/><path d="${WORDMARK_RAYS}" fill="none" stroke="${CORAL}" stroke-width="5" stroke-linecap="round"/></g>`;
  return `<rect width="${width}" height="${height}" fill="${CREAM}"/><circle cx="160" cy="80" r="420" fill="#fffaf4" opacity=".45"/>${scene}<rect x="${STAGE.x - 10}" width="10" height="${height}" fill="#5a2c1c" opacity=".07"/>${mark}`;
}

/** The thing in front stands left or right of the light: the narrow stage is cut around it. */
function stageBox(seed: string): string {
  return `${Math.max(0, Math.min(440, sceneSpot(seed) - 20))} 0 360 500`;
}

function sceneSpot(seed: string): number {
  const match = /<g transform="translate\((\d+) /.exec(sceneSvg(seed, 'gift'));
  return Number(match?.[1] ?? 220);
}

function textSvg({ kicker, title }: OgCard): Promise<string> {
  const size = SIZES.find(([length]) => title.length <= length)?.[1] ?? 50;
  const line = (style: object, children: string) => ({ type: 'div', props: { style, children } });
  const column = {
    type: 'div',
    props: {
      style: { display: 'flex', flexDirection: 'column', width: 660, padding: '64px 0 0 64px' },
      children: [
        line(
          { fontFamily: 'Commissioner', fontSize: 26, color: SOFT, letterSpacing: 0.5, marginBottom: 22 },
          kicker,
        ),
        line({ fontFamily: 'Petrona', fontSize: size, lineHeight: 1.12, color: INK }, title),
      ],
    },
  };
  fonts ??= loadFonts();
  return fonts.then((loaded) => satori(column as never, { ...OG_SIZE, fonts: loaded }));
}

/** Pictures cut to the stage, 0.4 MB each. Many pages show the same one, and a drawn one takes half a second to cut. */
const KEPT_STAGES = 24;
const stages = new Map<string, Promise<Buffer | null>>();

/** A picture of ours cut to the stage; null when it is gone or cannot be read. */
function pictureAt({ picture, focus }: OgCard, from: Drawing): Promise<Buffer | null> {
  const key = JSON.stringify([picture, focus]);
  const known = stages.get(key);
  if (known) return known;
  const [oldest] = stages.keys();
  if (oldest !== undefined && stages.size >= KEPT_STAGES) stages.delete(oldest);
  const cut = cutToStage(fileOf(picture ?? '', from), focus).catch(() => null);
  stages.set(key, cut);
  // One that is gone may come back.
  cut.then((stage) => stage ?? stages.delete(key));
  return cut;
}

const fileOf = (path: string, { publicDir, mediaDir }: Drawing) =>
  path.startsWith('/media/') ? join(mediaDir, path.slice('/media/'.length)) : join(publicDir, path);

async function cutToStage(file: string, focus: Point | undefined): Promise<Buffer> {
  const { width, height } = STAGE;
  const picture = sharp(file);
  if (focus) picture.extract(cutBox(await sharp(file).metadata(), { ratio: width / height, focus }));
  return picture.resize({ width, height, fit: 'cover' }).toBuffer();
}
