/** node scripts/demo/draw.ts: writes the drawings of the demo catalogue into public/demo, one file a type and colour. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { BRAND_NAMES, brandSlug } from '../../src/features/catalogue/demo/brands.ts';
import { DRAWINGS } from './drawings/drawings.ts';

interface Palette {
  paper: string;
  a: string;
  b: string;
  c: string;
  ink: string;
  /** In a dark scheme: the paper, and the light fill, which would glare. */
  night: { paper: string; b: string };
}

/** Of every palette in a dark scheme: lines, the marks that stand on a fill, and white. */
const NIGHT = { ink: '#f3e6da', mark: '#2a1f26', white: '#cbb7ac' };
const WHITE = '#fffdf9';

/** In the order of COLOURS: corail, sauge, prune, miel. */
const PALETTES: readonly Palette[] = [
  {
    paper: '#fdf3e7',
    a: '#ef917b',
    b: '#f8cfc0',
    c: '#f2bd66',
    ink: '#4a3a48',
    night: { paper: '#35262b', b: '#94604f' },
  },
  {
    paper: '#f1f4ec',
    a: '#93b48f',
    b: '#d3e2cd',
    c: '#ef917b',
    ink: '#3f4a42',
    night: { paper: '#27302a', b: '#587561' },
  },
  {
    paper: '#f6eff4',
    a: '#a2769d',
    b: '#e0cbde',
    c: '#f0b985',
    ink: '#463650',
    night: { paper: '#2f2433', b: '#735876' },
  },
  {
    paper: '#fbead9',
    a: '#e0aa5f',
    b: '#f6dcb4',
    c: '#93b48f',
    ink: '#4d3d34',
    night: { paper: '#352a1f', b: '#8d6f43' },
  },
];
const TARGET = new URL('../../public/demo/', import.meta.url);

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
for (const [slug, drawing] of Object.entries(DRAWINGS)) {
  PALETTES.forEach((palette, i) => {
    writeFileSync(new URL(`${slug}-${i + 1}.svg`, TARGET), svg(paint(drawing, palette), palette));
  });
}
BRAND_NAMES.forEach((name, i) => {
  const palette = PALETTES[i % PALETTES.length];
  if (palette) writeFileSync(new URL(`marque-${brandSlug(name)}.svg`, TARGET), logo(name, palette, i));
});

function paint(drawing: string, palette: Palette): string {
  const fills: Record<string, string> = {
    a: palette.a,
    b: 'var(--b)',
    c: palette.c,
    w: 'var(--w)',
    P: 'var(--p)',
  };
  return drawing
    .replace(/\[([abcwP])\]/g, (_, key: string) => `fill="${fills[key]}"`)
    .replace(/\[([abcwP])\.\]/g, (_, key: string) => `fill="${fills[key]}" stroke="none"`)
    .replaceAll('[i]', 'fill="var(--m)" stroke="none"')
    .replaceAll('[A]', palette.a);
}

/** The colours that a dark scheme changes: a picture follows the scheme of the page that shows it. */
function scheme({ paper, b, ink, night }: Palette): string {
  const set = (colours: Record<string, string>) =>
    `:root{${Object.entries(colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`;
  const light = set({ p: paper, b, i: ink, m: ink, w: WHITE });
  const dark = set({ p: night.paper, b: night.b, i: NIGHT.ink, m: NIGHT.mark, w: NIGHT.white });
  return `<style>${light}@media(prefers-color-scheme:dark){${dark}}</style>`;
}

function svg(body: string, palette: Palette): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="640" height="640">${scheme(palette)}` +
    `<rect width="320" height="320" fill="var(--p)"/><ellipse cx="160" cy="268" rx="118" ry="14" fill="var(--b)" opacity=".6"/>` +
    `<g fill="none" stroke="var(--i)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`
  );
}

/** A sign for a brand: its initial on one of four shapes. */
function logo(name: string, { paper, a, c, ink }: Palette, i: number): string {
  const shapes = [
    `<circle cx="80" cy="80" r="58" fill="${a}"/>`,
    `<rect x="24" y="24" width="112" height="112" rx="34" fill="${a}"/>`,
    `<path d="M80 18c34 0 62 28 62 62s-28 62-62 62H18V80c0-34 28-62 62-62Z" fill="${a}"/>`,
    `<path d="M80 16l54 32v64l-54 32-54-32V48Z" fill="${a}"/>`,
  ];
  const initial = name.replace(
    /^(Les|Atelier|Maison|Comptoir|Fabrique du|Manufacture|Hameau des|Bain d’|Petits) ?/,
    '',
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="320" height="320">` +
    `<rect width="160" height="160" fill="${paper}"/>${shapes[Math.floor(i / 4) % 4]}` +
    `<circle cx="124" cy="38" r="12" fill="${c}"/>` +
    `<text x="80" y="104" font-family="Georgia, serif" font-size="70" font-weight="700" text-anchor="middle" fill="${i % 4 === 2 ? paper : ink}">` +
    `${initial.charAt(0)}</text></svg>\n`
  );
}
