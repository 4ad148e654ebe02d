import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type OgCard, ogPath, readOgPath } from '#src/features/seo/og-card.server.ts';
import { exportOgPictures } from '#src/features/seo/og-export.server.ts';

const SECRET = 'un secret d’essai';
const card = (kicker: string, title: string): OgCard => ({ kicker, title, picture: null });

function exported(pages: Record<string, OgCard>): string {
  const folder = mkdtempSync(join(tmpdir(), 'merveille-og-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, of] of Object.entries(pages)) {
    const file = join(folder, name, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `<meta property="og:image" content="https://exemple.fr${ogPath(of, SECRET)}">`);
  }
  return folder;
}

/** Draws what the address says, as text. */
const pictures = {
  at: async (path: string) => Buffer.from(JSON.stringify(readOgPath(path, SECRET))),
};
const at = (folder: string, of: OgCard) => join(folder, ogPath(of, SECRET));
const titleAt = (folder: string, of: OgCard) => JSON.parse(readFileSync(at(folder, of), 'utf8')).title;

it('writes the picture of each page where the page names it', async () => {
  const article = card('Magazine', 'Choisir un prénom');
  const folder = exported({ 'magazine/grossesse/choisir-un-prenom': article, 'deux-fois': article });
  const done = await exportOgPictures(folder, { pictures, secret: SECRET });
  expect(done).toEqual({ drawn: 1, shared: 0, left: 0 });
  expect(titleAt(folder, article)).toBe('Choisir un prénom');
});

it('draws one for all the pages of a kind of open data, kept once on the disk', async () => {
  const [nantes, lille] = [card('Naissances en France', 'Nantes'), card('Naissances en France', 'Lille')];
  const folder = exported({ 'naissances/nantes-44': nantes, 'naissances/lille-59': lille });
  expect(await exportOgPictures(folder, { pictures, secret: SECRET })).toMatchObject({ drawn: 0, shared: 2 });
  expect(titleAt(folder, nantes)).toBe('Naissances en France');
  expect(statSync(at(folder, lille)).ino).toBe(statSync(at(folder, nantes)).ino);
  await exportOgPictures(folder, { pictures, secret: SECRET });
  expect(titleAt(folder, lille)).toBe('Naissances en France');
});

it('leaves an address that no file could have, and one that is not ours', async () => {
  const long = { kicker: 'Magazine', title: 'é'.repeat(110), picture: null };
  const folder = exported({ long });
  writeFileSync(join(folder, 'autre.html'), `/og/${'a'.repeat(40)}.${'b'.repeat(22)}.png`);
  expect(await exportOgPictures(folder, { pictures, secret: SECRET })).toEqual({
    drawn: 0,
    shared: 0,
    left: 1,
  });
  expect(existsSync(at(folder, long))).toBe(false);
});
