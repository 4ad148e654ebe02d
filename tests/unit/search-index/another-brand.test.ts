import { expect, it, vi } from 'vitest';
import { createLexicon } from '#search/lexicon.ts';
import { DEFAULT_TUNING } from '#search/tuning.ts';

const sounded = vi.hoisted(() => [] as string[]);
vi.mock('#search/reading/sound.ts', async (original) => {
  const real = await original<typeof import('#search/reading/sound.ts')>();
  const soundOf = (word: string) => {
    sounded.push(word);
    return real.soundOf(word);
  };
  return { ...real, soundOf };
});

const withBrand = (name: string) => createLexicon(DEFAULT_TUNING, [{ name, slug: name.toLowerCase() }]);

it('hears the words of the field once: a brand that is new costs its own words alone', () => {
  expect(withBrand('Nuageline').read('gigoteuse nuageline').brands).toHaveLength(1);
  const ofTheField = sounded.length;
  expect(ofTheField).toBeGreaterThan(1000);
  expect(withBrand('Doudoulin').read('gigoteuze doudouline').brands).toMatchObject([{ slug: 'doudoulin' }]);
  expect(sounded.slice(ofTheField)).toContain('doudoulin');
  expect(sounded.length - ofTheField).toBeLessThan(20);
});
