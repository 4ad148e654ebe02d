// The picture that social networks show of an article is cut around the point of its cover.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articlePage } from '#src/features/content/article-page.server.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { shareCard } from '#src/layouts/site.server.ts';
import { media } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, postMd } from '#tests/support/desk.ts';
import { pngUrl } from '#tests/support/pictures.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

/** The address of an article's sharing picture, which says all that is drawn. */
async function shared(slug: string): Promise<string> {
  const head = (await articlePage(slug, 'grossesse'))?.head;
  if (!head) throw new Error(`no article ${slug}`);
  return shareCard({ path: `/grossesse/${slug}`, title: head.title, cover: head.cover });
}

it('follows the point of the cover, and the point that is taken back', async () => {
  const dataurl = await pngUrl({ colour: '#13579b', width: 400, height: 300 });
  const { cdn_url } = await desk.asRose(() => mediaCalls.uploadMedia({ dataurl, alt: 'Un berceau' }));
  await desk.publish(postMd('partage', 'Le bain.', `cover: "${cdn_url}"\ncover_alt: Un berceau\n`));
  const middle = await shared('partage');

  const { db } = desk.app.services.database;
  const [row] = await db.select().from(media).where(eq(media.url, cdn_url));
  const id = row?.id ?? 0;
  await desk.asRose(() => mediaCalls.updateMedia({ id, focus: { x: 0, y: 100 } }));
  const corner = await shared('partage');
  expect(corner).not.toBe(middle);
  await desk.asRose(() => mediaCalls.updateMedia({ id, focus: null }));
  expect(await shared('partage')).toBe(middle);
});

it('asks for no point where an article has no picture', async () => {
  await desk.publish(postMd('sans-image', 'Le bain.'));
  expect((await articlePage('sans-image', 'grossesse'))?.head?.cover ?? null).toBeNull();
  expect(await shared('sans-image')).toContain('/og/');
});
