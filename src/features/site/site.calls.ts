import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { nothing, page } from '#src/lib/shapes.ts';
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
    access: 'admin',
    input: nothing,
    output: z.object({ items: z.array(setting) }),
    about: 'Ours: every section of the settings, menus included, as readers see them',
  }),
  saveSiteSetting: defineCall('/api/content/save_site_setting', {
    access: 'admin',
    body: 'content',
    input: SettingGiven,
    output: z.extend(setting, { pages: z.int() }),
    codes: ['revision_conflict'],
    about: 'Ours: saves and publishes a section; `pages` says how many stored pages are made again',
  }),
  siteSettingHistory: defineCall('/api/content/site_setting_history', {
    access: 'admin',
    input: z.strictObject({ section, page: z._default(z.int().check(z.gte(1)), 1) }),
    output: page(setting),
    about: 'Ours: what a section was, newest first',
  }),
  siteLinks: defineCall('/api/content/site_links', {
    access: 'admin',
    input: z.strictObject({
      query: z.string().check(z.maxLength(200)),
      limit: z._default(z.int().check(z.gte(1), z.lte(50)), 12),
    }),
    output: z.object({
      items: z.array(z.object({ href: z.string(), label: z.string(), kind: z.string() })),
    }),
    about: 'Ours: addresses of this site by their title, for whoever makes a link',
  }),
  findContent: defineCall('/api/content/find_content', {
    access: 'admin',
    input: z.strictObject({
      query: z.string().check(z.maxLength(200)),
      limit: z._default(z.int().check(z.gte(1), z.lte(50)), 8),
    }),
    output: z.object({
      items: z.array(z.object({ id: z.int(), title: z.string(), namespace: z.string(), status: z.string() })),
    }),
    about: 'Ours: contents by words of their title or address, the last edited first',
  }),
  checkLinks: defineCall('/api/content/check_links', {
    access: 'admin',
    input: z.strictObject({ hrefs: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200)) }),
    output: z.object({ dead: z.array(z.string()) }),
    about: 'Ours: which of these addresses of the site lead nowhere',
  }),
};
