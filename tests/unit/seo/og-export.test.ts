import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type OgCard, ogPath } from '#src/features/seo/og-card.server.ts';
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

/** Draws what is said, as text. */
function artist(hands = 2) {
  const drawn: string[] = [];
  const draw = async (_: string, said: OgCard) => {
    drawn.push(said.title);
    if (said.title === 'Impossible') throw new Error('no such picture');
    return Buffer.from(JSON.stringify(said));
  };
  return { hands, draw, drawn };
}
const at = (folder: string, of: OgCard) => join(folder, ogPath(of, SECRET));
const titleAt = (folder: string, of: OgCard) => JSON.parse(readFileSync(at(folder, of), 'utf8')).title;

it('writes the picture of each page where the page names it', async () => {
  const article = card('Magazine', 'Choisir un prénom');
  const folder = exported({ 'magazine/grossesse/choisir-un-prenom': article, 'deux-fois': article });
  const done = await exportOgPictures(folder, { artist: artist(), secret: SECRET });
  expect(done).toEqual({ drawn: 1, shared: 0, kept: 0, failed: 0, left: 0 });
  expect(titleAt(folder, article)).toBe('Choisir un prénom');
});

it('draws one for all the pages of a kind of open data, kept once on the disk', async () => {
  const [nantes, lille] = [card('Naissances en France', 'Nantes'), card('Naissances en France', 'Lille')];
  const folder = exported({ 'naissances/nantes-44': nantes, 'naissances/lille-59': lille });
  const drawer = artist();
  const options = { artist: drawer, secret: SECRET };
  expect(await exportOgPictures(folder, options)).toMatchObject({ drawn: 0, shared: 2 });
  expect(drawer.drawn).toEqual(['Naissances en France']);
  expect(titleAt(folder, nantes)).toBe('Naissances en France');
  expect(statSync(at(folder, lille)).ino).toBe(statSync(at(folder, nantes)).ino);
  await exportOgPictures(folder, options);
  expect(titleAt(folder, lille)).toBe('Naissances en France');
  expect(drawer.drawn).toHaveLength(1);
});

it('leaves an address that no file could have, and one that is not ours', async () => {
  const long = { kicker: 'Magazine', title: 'é'.repeat(110), picture: null };
  const folder = exported({ long });
  writeFileSync(join(folder, 'autre.html'), `/og/${'a'.repeat(40)}.${'b'.repeat(22)}.png`);
  const done = await exportOgPictures(folder, { artist: artist(), secret: SECRET });
  expect(done).toEqual({ drawn: 0, shared: 0, kept: 0, failed: 0, left: 1 });
  expect(existsSync(at(folder, long))).toBe(false);
});

it('goes on where it was cut, tells how far it is, and stops at no picture that cannot be drawn', async () => {
  const cards = ['Un', 'Deux', 'Impossible', 'Quatre'].map((title) => card('Magazine', title));
  const folder = exported(Object.fromEntries(cards.map((one) => [`magazine/${one.title}`, one])));
  const told: string[] = [];
  const onProgress = (done: number, total: number) => told.push(`${done}/${total}`);
  const first = await exportOgPictures(folder, { artist: artist(1), secret: SECRET, onProgress });
  expect(first).toMatchObject({ drawn: 3, kept: 0, failed: 1 });
  expect(told).toEqual(['1/4', '2/4', '3/4', '4/4']);
  rmSync(at(folder, card('Magazine', 'Deux')));
  const again = artist();
  expect(await exportOgPictures(folder, { artist: again, secret: SECRET })).toMatchObject({
    drawn: 1,
    kept: 2,
  });
  expect(again.drawn.sort()).toEqual(['Deux', 'Impossible']);
});
