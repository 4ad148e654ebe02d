import { expect, it } from 'vitest';
import { LINES } from '#src/features/assistant/red-flags/red-flags.fr.ts';
import { contentPath } from '#src/features/content/content.ts';
import { content } from '#src/server/db/schema/index.ts';
import { KINDS } from './judged/judged.ts';
import { SECOND_STRANGER } from './judged/second-stranger.ts';
import { openJudgedSite } from './judged/site.ts';

const both = [SECOND_STRANGER.tune, SECOND_STRANGER.held];
const questions = both.flatMap((half) => half.questions);
const dangers = both.flatMap((half) => half.dangers);

it('holds enough of the second stranger, each once, none asked by another, as much in either half', () => {
  const texts = [...questions, ...dangers]
    .map(([text]) => text)
    .concat(both.flatMap((half) => half.innocent));
  expect(new Set(texts).size).toBe(texts.length);
  const earlier = new Set<string>(
    Object.values(KINDS)
      .flat()
      .map(([question]) => question),
  );
  expect(texts.filter((text) => earlier.has(text))).toEqual([]);
  expect(questions.filter(({ length }) => length > 2).length).toBeGreaterThanOrEqual(100);
  expect(questions.filter(({ length }) => length === 2).length).toBeGreaterThanOrEqual(40);
  expect(dangers.length).toBe(60);
  const sizes = both.map((half) => [half.questions.length, half.dangers.length, half.innocent.length]);
  expect(sizes[0]).toEqual(sizes[1]);
});

it('names pages that are there, and lines that a tap may call', async () => {
  const database = await openJudgedSite();
  try {
    const rows = await database.db.select().from(content);
    const paths = new Set(
      rows.map((row) =>
        contentPath({ namespace: row.namespace, slug: row.slug, category: row.categorySlug }),
      ),
    );
    const written = questions
      .flatMap(([, , ...pages]) => pages)
      .filter(
        (path) =>
          !/^\/(?:prenoms|naissances|a-faire-en-famille|informations|guide-tailles)/.test(path) &&
          !paths.has(path),
      );
    expect(written).toEqual([]);
  } finally {
    await database.close();
  }
  expect(dangers.filter(([, , number]) => LINES[number] === undefined)).toEqual([]);
});
