import { inArray } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { siteSetting } from '#src/server/db/schema/index.ts';
import { keptRead, pageTag } from '#src/server/page-store/tags.ts';
import { allBlocks, readSetting, SECTIONS, type Section, type SiteSettings } from './settings.ts';
import { startingSetting } from './starting-settings.ts';

/** The page tag of what a section shows. Menus, announcement and profiles stand on every page. */
export function settingTag(section: Section): string {
  return section === 'menus' ? 'menus' : `settings:${section}`;
}

/**
 * The site's settings as an editor saved them, else those it starts with. Name the sections that are shown:
 * the page being rendered depends on these, and is made again when one is saved.
 */
export async function siteSettings<S extends Section = Section>(
  { db }: { db: Db },
  ...sections: S[]
): Promise<Pick<SiteSettings, S>> {
  const asked: readonly Section[] = sections.length > 0 ? sections : SECTIONS;
  pageTag(...asked.map(settingTag));
  const saved = await keptRead('settings', SECTIONS.map(settingTag), () => savedSettings(db));
  const entries = asked.map((section) => [section, saved[section]]);
  return Object.fromEntries(entries) as Pick<SiteSettings, S>;
}

async function savedSettings(db: Db): Promise<SiteSettings> {
  const rows = await db
    .select({ key: siteSetting.key, value: siteSetting.value })
    .from(siteSetting)
    .where(inArray(siteSetting.key, [...SECTIONS]));
  const saved = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = SECTIONS.map((section) => [section, shownSetting(section, saved.get(section))]);
  return Object.fromEntries(entries) as unknown as SiteSettings;
}

/** Answers what readers see of a section when `stored` was saved (undefined: nothing was). */
export function shownSetting<S extends Section>(section: S, stored: unknown): SiteSettings[S] {
  const value = (stored === undefined ? null : readSetting(section, stored)) ?? startingSetting(section);
  return section === 'home'
    ? ({ blocks: allBlocks((value as SiteSettings['home']).blocks) } as SiteSettings[S])
    : value;
}
