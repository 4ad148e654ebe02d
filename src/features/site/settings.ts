import * as z from 'zod/mini';
import { typed } from '#src/lib/shapes.ts';
import { settingsFr } from './settings.fr.ts';

/** The home page's blocks in the order they start with; the first holds the page's h1 and stays there. */
export const HOME_BLOCKS = [
  'hero',
  'steps',
  'trust',
  'discover',
  'promoted',
  'magazine',
  'questions',
] as const;
export type HomeBlockKind = (typeof HOME_BLOCKS)[number];

export const NETWORKS = [
  'instagram',
  'facebook',
  'pinterest',
  'tiktok',
  'youtube',
  'linkedin',
  'mastodon',
  'bluesky',
] as const;
export type Network = (typeof NETWORKS)[number];

const text = (max: number) => typed(0, max);
const address = typed(1, 500).check(z.refine(isHref, settingsFr.errors.href));
const email = z.union([z.literal(''), z.email(settingsFr.errors.email)]);

/** A path of this site, or an http(s), mailto or tel address. */
export function isHref(href: string): boolean {
  if (href.startsWith('/')) return !/^\/[/\\]/.test(href) && !/\s/.test(href);
  return URL.canParse(href) && ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href).protocol);
}

/** `title` and `text` replace the block's own words; empty, those of the site are shown. */
const homeBlock = z.strictObject({
  kind: z.enum(HOME_BLOCKS),
  enabled: z.boolean(),
  title: text(120),
  text: text(400),
});

const link = z.strictObject({ label: typed(1, 60), href: address });
const entry = z.strictObject({
  label: typed(1, 60),
  href: address,
  /** The footer's column. */
  group: z.optional(text(60)),
  /** One level of links under an entry of the main and mobile menus. */
  children: z.optional(z.array(link).check(z.maxLength(12))),
});
const most = (n: number) => z.array(entry).check(z.maxLength(n));

const SHAPES = {
  menus: z.strictObject({ main: most(10), footer: most(60), mobile: most(16) }),
  home: z.strictObject({
    blocks: z
      .array(homeBlock)
      .check(z.minLength(1), z.maxLength(HOME_BLOCKS.length), z.refine(eachOnce, settingsFr.errors.twice)),
  }),
  /** Themes by name and questions by slug, first to last; what is not named comes after, by its own position. */
  faq: z.strictObject({
    themes: z.array(typed(1, 120)).check(z.maxLength(100)),
    questions: z.array(typed(1, 160)).check(z.maxLength(1000)),
  }),
  reviews: z.strictObject({ notice: typed(1, 3000) }),
  contact: z.strictObject({
    email,
    partners_email: email,
    phone: text(30),
    postal_address: text(300),
  }),
  announcement: z.strictObject({
    enabled: z.boolean(),
    text: text(160),
    link: z.nullable(link),
  }),
  social: z.strictObject({
    profiles: z
      .array(
        z.strictObject({
          network: z.enum(NETWORKS),
          url: z.url({ protocol: /^https$/, error: settingsFr.errors.profile }),
        }),
      )
      .check(z.maxLength(12)),
  }),
};

function eachOnce(blocks: { kind: HomeBlockKind }[]): boolean {
  return new Set(blocks.map(({ kind }) => kind)).size === blocks.length;
}

export const SECTIONS = ['menus', 'home', 'faq', 'reviews', 'contact', 'announcement', 'social'] as const;
export type Section = (typeof SECTIONS)[number];
export type SiteSettings = { [S in Section]: z.output<(typeof SHAPES)[S]> };
export type HomeBlock = SiteSettings['home']['blocks'][number];
export type MenuEntry = SiteSettings['menus']['main'][number];

/** The content of a save: the name of the section, and a value of its own shape. */
export const SettingGiven = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('menus'), revision: z.int(), value: SHAPES.menus }),
  z.strictObject({ section: z.literal('home'), revision: z.int(), value: SHAPES.home }),
  z.strictObject({ section: z.literal('faq'), revision: z.int(), value: SHAPES.faq }),
  z.strictObject({ section: z.literal('reviews'), revision: z.int(), value: SHAPES.reviews }),
  z.strictObject({ section: z.literal('contact'), revision: z.int(), value: SHAPES.contact }),
  z.strictObject({ section: z.literal('announcement'), revision: z.int(), value: SHAPES.announcement }),
  z.strictObject({ section: z.literal('social'), revision: z.int(), value: SHAPES.social }),
]);

/** The value of a section as it was saved, or null when it does not fit today's shape. */
export function readSetting<S extends Section>(section: S, stored: unknown): SiteSettings[S] | null {
  const read = SHAPES[section].safeParse(stored);
  return read.success ? (read.data as SiteSettings[S]) : null;
}

/** Every block the site knows, those of an older save first: a block added since is at the end, and shown. */
export function allBlocks(saved: readonly HomeBlock[]): HomeBlock[] {
  const known = new Set(saved.map(({ kind }) => kind));
  const blocks = [...saved, ...HOME_BLOCKS.filter((kind) => !known.has(kind)).map(freshBlock)];
  return [
    ...blocks.filter(({ kind }) => kind === 'hero'),
    ...blocks.filter(({ kind }) => kind !== 'hero'),
  ].map((block) => (block.kind === 'hero' ? { ...block, enabled: true } : block));
}

function freshBlock(kind: HomeBlockKind): HomeBlock {
  return { kind, enabled: true, title: '', text: '' };
}

/** Things in the order of `names`; the others after them, as they came. */
export function inOrder<T>(
  things: readonly T[],
  names: readonly string[],
  nameOf: (thing: T) => string,
): T[] {
  const rank = new Map(names.map((name, index) => [name, index]));
  const at = (thing: T) => rank.get(nameOf(thing)) ?? names.length;
  return [...things].sort((a, b) => at(a) - at(b));
}
