import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { seedContent } from '#src/features/content/seed.server.ts';
import { exportContent } from '#src/features/content/transfer/export-folder.server.ts';
import { importContent } from '#src/features/content/transfer/import-folder.server.ts';
import { seedThemes } from '#src/features/themes/seed.server.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  content,
  contentChecklist,
  contentTick,
  contentView,
  media,
  redirect,
  siteSetting,
  themeCategory,
  themeCover,
} from '#src/server/db/schema/index.ts';
import { startTestApp } from '../support/app.ts';

const root = mkdtempSync(join(tmpdir(), 'merveille-transfer-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function bytesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  return Object.fromEntries(
    names
      .map((e) => join(e.parentPath, e.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );
}

/** A text whose reading still holds, and that is wanted by a day. */
const READ = 'choisir-une-poussette';
const LINES = [{ key: 'sources', text: 'Les sources sont citées', required: true }];

/** Everything an export carries besides documents, as an editor would have left it. */
async function furnish(db: Db): Promise<void> {
  await seedThemes(db);
  await db.insert(siteSetting).values([
    { key: 'contact', value: { email: 'a@exemple.fr', partners_email: '', phone: '', postal_address: '' } },
    { key: 'faq', value: { themes: ['La cagnotte'], questions: [] } },
  ]);
  await db.insert(redirect).values([
    { path: '/page/ancienne', toPath: '/page/a-propos', source: 'manual', note: 'changée de nom' },
    { path: '/page/finie', toPath: null, at: new Date('2026-02-03T04:05:06.000Z') },
  ]);
  const [first] = await db.select().from(themeCategory).limit(1);
  await db
    .update(themeCover)
    .set({ enabled: false, position: 40 })
    .where(and(eq(themeCover.categoryId, first?.id ?? 0), eq(themeCover.position, 0)));
  await db
    .update(content)
    .set({ status: 'scheduled', scheduledAt: new Date('2099-01-02T03:04:05.000Z'), publishedAt: null })
    .where(eq(content.slug, 'jumeaux'));
  await db.update(content).set({ reviewHolds: true, dueOn: '2099-03-04' }).where(eq(content.slug, READ));
  await db.insert(contentChecklist).values({ namespace: 'post', templateName: 'post', lines: LINES });
  await db.insert(contentView).values({ name: 'À rafraîchir', search: '?namespace=post&stale_months=12' });
  const [ticked] = await db.select().from(content).where(eq(content.slug, READ));
  await db.insert(contentTick).values({ contentId: ticked?.id ?? 0, key: 'sources' });
  await db
    .update(media)
    .set({ shelf: 'Voyages', labels: ['mer', 'train'], focusX: 25, focusY: 0 })
    .where(eq(media.name, 'lune-endormie'));
}

it('content exported, then brought into an empty site, is exported to the same bytes', async () => {
  const [first, second] = [join(root, 'one'), join(root, 'two')];
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const from = await startTestApp();
  const { db } = from.services.database;
  await db.transaction((tx) => seedContent(tx as never));
  await furnish(db as never);
  await exportContent(from.services, first, say);
  await from.close();
  const to = await startTestApp();
  await importContent(to.services, first, say);
  expect(said.at(-1)).toMatch(/^\d+ created, 0 updated, 0 unchanged, 0 refused$/);
  await exportContent(to.services, second, say);
  expect(bytesOf(second)).toEqual(bytesOf(first));
  const { db: brought } = to.services.database;
  const [read] = await brought.select().from(content).where(eq(content.slug, READ));
  expect(read).toMatchObject({ reviewHolds: true, dueOn: '2099-03-04' });
  expect(await brought.select().from(contentChecklist)).toMatchObject([
    { namespace: 'post', templateName: 'post', lines: LINES },
  ]);
  expect(await brought.select().from(contentView)).toMatchObject([{ name: 'À rafraîchir' }]);
  expect(bytesOf(first)['/manifest.json']).toContain('"shelf": "Voyages"');
  expect(Object.keys(bytesOf(first))).toEqual(
    expect.arrayContaining(['/site/settings/contact.json', '/site/redirects.json', '/site/covers.json']),
  );

  await importContent(to.services, first, say);
  expect(said.at(-1)).toMatch(/^0 created, 0 updated, \d+ unchanged, 0 refused$/);
  writeFileSync(join(first, 'content/page/casse.md'), '---\ntitle: "ouvert\n---\n');
  await importContent(to.services, first, say);
  expect(said.findLast((line) => line.includes('casse'))).toMatch(/casse\.md: .*[Ll]igne \d+, colonne \d+/);
  await to.close();
}, 90_000);
