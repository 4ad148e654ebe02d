import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { kickerOf, ogPath } from '#src/features/seo/og-card.server.ts';
import { siteSettings } from '#src/features/site/settings.server.ts';
import type { SiteSettings } from '#src/features/site/settings.ts';
import { getServices } from '#src/server/services.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { buildVersion } from '#src/server/version.ts';
import type { Menus } from '#src/shell/menus.ts';
import { FOCUS, type ShownCover } from '#src/ui/picture-source.ts';

export interface SiteShell {
  menus: Menus;
  /** Null when there is nothing to announce; its key changes with its words. */
  announcement: { key: string; text: string; link: { label: string; href: string } | null } | null;
  profiles: SiteSettings['social']['profiles'];
  /** Origin of canonical addresses and sharing pictures. */
  publicUrl: string;
  name: string;
  /** The slug in the addresses that name the product. */
  product: string;
  /** The version that /client-version answers for the build that made this page. */
  build: string;
  demoIndexed: boolean;
  /** Null without a tag manager. `asks`: nothing before people agree. */
  tags: { id: string; asks: boolean } | null;
}

/** Reads all that every page's frame needs from the running server. */
export async function siteShell(): Promise<SiteShell> {
  const { config, database } = getServices();
  const { menus, announcement, social } = await siteSettings(database, 'menus', 'announcement', 'social');
  return {
    menus,
    announcement: shownAnnouncement(announcement),
    profiles: social.profiles,
    publicUrl: config.publicUrl,
    name: config.productName,
    product: config.productSlug,
    build: buildVersion,
    demoIndexed: config.demoIndexed,
    tags: config.gtmId === null ? null : { id: config.gtmId, asks: config.consent === 'ask' },
  };
}

/** A frame that takes longer comes from a database that does not answer. */
const READY_MS = 300;

/** True when all that a page's frame needs can be had at once. */
export function isFrameReady(page: { path: string; title: string }): Promise<boolean> {
  const read = Promise.all([siteShell(), shareCard(page)]).then(
    () => true,
    () => false,
  );
  return Promise.race([read, after(READY_MS, false, { ref: false })]);
}

function shownAnnouncement({ enabled, text, link }: SiteSettings['announcement']): SiteShell['announcement'] {
  if (!enabled || text === '') return null;
  const key = createHash('sha256')
    .update(JSON.stringify([text, link]))
    .digest('base64url')
    .slice(0, 12);
  return { key, text, link };
}

/** The address of a page's own sharing picture: drawn when somebody first asks for it. */
export async function shareCard(page: {
  path: string;
  title: string;
  cover?: ShownCover | null | undefined;
  article?: { section: string | null } | undefined;
}): Promise<string> {
  const { database } = getServices();
  const kicker = page.article?.section ?? kickerOf(page.path);
  const focus = page.cover?.[FOCUS];
  const card = { title: page.title, kicker, picture: page.cover?.url ?? null, ...(focus && { focus }) };
  return ogPath(card, await siteSecret(database.db));
}
