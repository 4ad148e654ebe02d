import * as z from 'zod/mini';
import { Cover } from '#src/features/media/cover.ts';
import { SECTIONS, type Section } from '#src/features/site/settings.ts';
import { CATEGORY_NAME_MAX } from '#src/features/themes/themes.ts';
import { LINE_KEY, LINE_MAX, LINES_MAX } from '../../checklist/checklist.ts';
import { NAMESPACES } from '../../content.ts';
import { VIEW_NAME_MAX, VIEW_SEARCH, VIEW_SEARCH_MAX } from '../../life/life.ts';
import { address } from '../addresses.ts';

/** The files of the site in an export, besides documents: one a section of the settings, and these four. */
export const REDIRECTS = 'site/redirects.json';
export const COVERS = 'site/covers.json';
export const CHECKLISTS = 'site/checklists.json';
export const VIEWS = 'site/views.json';
export const settingPath = (section: Section) => `site/settings/${section}.json`;
const SETTINGS = new Map(SECTIONS.map((section) => [settingPath(section), section]));
/** Bytes of one of them; a site of 100,000 former addresses has about 20 million. */
export const SITE_FILE_MOST = 64 * 1024 * 1024;

export type SiteFile =
  | { kind: 'setting'; section: Section }
  | { kind: 'redirects' }
  | { kind: 'covers' }
  | { kind: 'checklists' }
  | { kind: 'views' };

/** Those that have a name of their own, and what each holds. */
const OTHERS = new Map<string, SiteFile>([
  [REDIRECTS, { kind: 'redirects' }],
  [COVERS, { kind: 'covers' }],
  [CHECKLISTS, { kind: 'checklists' }],
  [VIEWS, { kind: 'views' }],
]);

/** Finds what a path of an archive holds of the site; null when it is not one of these files. */
export function siteFileAt(path: string): SiteFile | null {
  const section = SETTINGS.get(path);
  if (section) return { kind: 'setting', section };
  return OTHERS.get(path) ?? null;
}

const short = (most: number) => z.string().check(z.maxLength(most));

export const RedirectsFile = z.array(
  z.object({
    path: short(500),
    to: z.nullable(short(2000)),
    source: z._default(z.enum(['auto', 'manual']), 'manual'),
    note: z._default(short(500), ''),
    at: z.optional(z.iso.datetime({ offset: true })),
  }),
);
export type GivenRedirect = z.output<typeof RedirectsFile>[number];

/** The lines of each template that the newsroom ticks before a text of it goes live. */
export const ChecklistsFile = z
  .array(
    z.object({
      namespace: z.enum(NAMESPACES),
      template: z.string().check(z.minLength(1), z.maxLength(80)),
      lines: z
        .array(
          z.object({
            key: z.string().check(z.regex(LINE_KEY)),
            text: z.string().check(z.minLength(2), z.maxLength(LINE_MAX)),
            required: z.boolean(),
          }),
        )
        .check(z.maxLength(LINES_MAX)),
    }),
  )
  .check(z.maxLength(500));
export type ChecklistsFile = z.output<typeof ChecklistsFile>;

/** The filtered lists of contents that the team keeps, by name. */
export const ViewsFile = z
  .array(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(VIEW_NAME_MAX)),
      search: z.string().check(z.regex(VIEW_SEARCH), z.maxLength(VIEW_SEARCH_MAX)),
    }),
  )
  .check(z.maxLength(500));
export type ViewsFile = z.output<typeof ViewsFile>;

const cover = z.extend(Cover, { url: address });

/** In their order: a category's place, and a cover's in it, is where it stands in the file. */
export const CoversFile = z.object({
  categories: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(CATEGORY_NAME_MAX)),
        covers: z
          .array(z.object({ cdn_url: address, blurhash: short(100), enabled: z.boolean(), cover }))
          .check(z.maxLength(2000)),
      }),
    )
    .check(z.maxLength(200)),
  gallery: z._default(
    z
      .array(
        z.object({
          remote_id: z.string().check(z.minLength(1), z.maxLength(200)),
          source: z.enum(['unsplash', 'drawn']),
          url: address,
          cover,
          alt: short(1000),
          author: short(200),
          author_url: address,
          download_location: z.nullable(short(1000)),
        }),
      )
      .check(z.maxLength(5000)),
    [],
  ),
});
export type CoversFile = z.output<typeof CoversFile>;

/** One form for one value: the same site exports to the same bytes. */
export const fileText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
