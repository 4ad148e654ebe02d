import { siteMenus } from '#src/features/content/menus.server.ts';
import { getServices } from '#src/server/services.ts';
import { buildVersion } from '#src/server/version.ts';
import type { Menus } from '#src/ui/shell/menus.ts';

export interface SiteShell {
  menus: Menus;
  /** Origin of canonical addresses and sharing pictures. */
  publicUrl: string;
  /** What /client-version answers for the build that made this page. */
  build: string;
}

/** What every page's frame needs from the running server. */
export async function siteShell(): Promise<SiteShell> {
  const { config, database } = getServices();
  return { menus: await siteMenus(database.db), publicUrl: config.publicUrl, build: buildVersion };
}
