import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { siteSetting } from '#src/server/db/schema/index.ts';
import { pageTag } from '#src/server/page-store/tags.ts';
import { seedMenus } from './seed/menus.ts';

export interface MenuItem {
  label: string;
  href: string;
  /** The footer's column. */
  group?: string;
}

export interface Menus {
  main: MenuItem[];
  footer: MenuItem[];
  mobile: MenuItem[];
}

/** The menus an editor saved, else those the site starts with. */
export async function siteMenus(db: Db): Promise<Menus> {
  pageTag('menus');
  const [saved] = await db.select().from(siteSetting).where(eq(siteSetting.key, 'menus'));
  return saved ? (saved.value as Menus) : startingMenus();
}

function startingMenus(): Menus {
  return {
    main: [...seedMenus.main],
    mobile: [...seedMenus.mobile],
    footer: seedMenus.footer.flatMap(({ title, links }) => links.map((link) => ({ ...link, group: title }))),
  };
}
