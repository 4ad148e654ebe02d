import { siteSettings } from '#src/features/site/settings.server.ts';
import type { SiteSettings } from '#src/features/site/settings.ts';
import type { Db } from '#src/server/db/connect.ts';

export type Menus = SiteSettings['menus'];

/** The menus an editor saved, else those the site starts with. */
export async function siteMenus(db: Db): Promise<Menus> {
  return (await siteSettings({ db }, 'menus')).menus;
}
