import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, page, pageNumber } from '#src/lib/shapes.ts';
import { SECTIONS, SettingGiven } from './settings.ts';

const section = z.enum(SECTIONS);
const setting = z.object({
  section,
  revision: z.int(),
  updated_at: z.nullable(z.string()),
  author: z.nullable(z.string()),
  value: z.looseObject({}),
});

/** Settings and menus of the site: one value a section, each save a revision. */
export const siteCalls = {
  getSiteSettings: defineCall('/api/content/get_site_settings', {
    access: 'staff:settings',
    changes: false,
    input: nothing,
    output: z.object({ items: z.array(setting) }),
    about: 'Ours: every section of the settings, menus included, as readers see them',
  }),
  saveSiteSetting: defineCall('/api/content/save_site_setting', {
    access: 'staff:settings',
    changes: true,
    body: 'content',
    input: SettingGiven,
    output: z.extend(setting, { pages: z.int() }),
    codes: ['revision_conflict'],
    about: 'Ours: saves and publishes a section; `pages` says how many stored pages are made again',
  }),
  siteSettingHistory: defineCall('/api/content/site_setting_history', {
    access: 'staff:settings',
    changes: false,
    input: z.strictObject({ section, page: pageNumber }),
    output: page(setting),
    about: 'Ours: what a section was, newest first',
  }),
};
