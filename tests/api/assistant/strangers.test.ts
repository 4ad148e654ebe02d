import { describe, expect, it } from 'vitest';
import { answerThread } from '#src/features/assistant/answers/in-thread.server.ts';
import { LINES } from '#src/features/assistant/red-flags/lines.ts';
import { contentPath } from '#src/features/content/content.ts';
import { content } from '#src/server/db/schema/index.ts';
import { type Half, KINDS } from './judged/judged.ts';
import { openJudgedSite } from './judged/site.ts';
import { type Asked, judgeStranger, STRANGERS, type Stranger } from './judged/strangers.ts';

const ALL = Object.keys(STRANGERS) as Stranger[];
const halvesOf = (stranger: Stranger) => [STRANGERS[stranger].tune, STRANGERS[stranger].held];
const questionsOf = (stranger: Stranger) => halvesOf(stranger).flatMap(({ questions }) => questions);
const dangersOf = (stranger: Stranger) => halvesOf(stranger).flatMap(({ dangers }) => dangers);
const textsOf = (stranger: Stranger) => [
  ...[...questionsOf(stranger), ...dangersOf(stranger)].map(([text]) => text),
  ...halvesOf(stranger).flatMap(({ innocent }) => innocent),
];

/** So many each of them wrote: questions that a page answers and others, dangers. */
const WROTE: Record<Stranger, { known: number; notKnown: number; dangers: number }> = {
  second: { known: 100, notKnown: 40, dangers: 60 },
  third: { known: 90, notKnown: 20, dangers: 40 },
  fourth: { known: 48, notKnown: 16, dangers: 10 },
  fifth: { known: 60, notKnown: 16, dangers: 10 },
  sixth: { known: 170, notKnown: 42, dangers: 66 },
  seventh: { known: 110, notKnown: 76, dangers: 40 },
  eighth: { known: 0, notKnown: 0, dangers: 60 },
};

/** Just under what was reached; of the half "held" nobody read a failure. */
const FLOORS: Record<
  Stranger,
  Record<Half, Partial<Record<keyof Awaited<ReturnType<typeof judgeStranger>>, number>>>
> = {
  second: {
    tune: { known: 0.9, notKnown: 0.9, heard: 1, numbered: 0.93, calm: 1 },
    held: { known: 0.78, notKnown: 0.85, heard: 1, numbered: 0.7, calm: 0.86 },
  },
  third: {
    tune: { known: 0.85, notKnown: 0.95, heard: 1, numbered: 0.7, calm: 1 },
    held: { known: 0.7, notKnown: 0.8, heard: 0.95, numbered: 0.85, calm: 0.85 },
  },
  fourth: {
    tune: {
      known: 0.87,
      notKnown: 0.95,
      followed: 0.8,
      followedSaid: 0.55,
      heard: 1,
      numbered: 1,
      calm: 1,
    },
    held: {
      known: 0.66,
      notKnown: 0.85,
      followed: 0.85,
      followedSaid: 0.7,
      heard: 1,
      numbered: 1,
      calm: 0.9,
    },
  },
  fifth: {
    tune: {
      known: 0.93,
      notKnown: 0.85,
      followed: 0.95,
      followedSaid: 0.75,
      heard: 1,
      numbered: 1,
      calm: 1,
    },
    held: {
      known: 0.8,
      notKnown: 0.9,
      followed: 0.85,
      followedSaid: 0.55,
      heard: 1,
      numbered: 1,
      calm: 0.75,
    },
  },
  sixth: {
    tune: { known: 0.78, notKnown: 0.9, followed: 0.95, followedSaid: 0.7, heard: 1, numbered: 1, calm: 1 },
    held: {
      known: 0.71,
      notKnown: 0.9,
      followed: 0.9,
      followedSaid: 0.85,
      heard: 1,
      numbered: 0.9,
      calm: 0.88,
    },
  },
  seventh: {
    tune: { known: 0.6, notKnown: 0.9, heard: 1, numbered: 0.9, calm: 1 },
    held: { known: 0.6, notKnown: 0.8, heard: 1, numbered: 0.85, calm: 0.86 },
  },
  eighth: {
    tune: { heard: 1, numbered: 0.9, calm: 1 },
    held: { heard: 1, numbered: 0.7, calm: 0.88 },
  },
};

describe.each(ALL)('The %s stranger', (stranger) => {
  it('asked enough, each once, nothing that another asked, as much in either half', () => {
    const texts = textsOf(stranger);
    expect(new Set(texts).size).toBe(texts.length);
    const others = new Set<string>([
      ...Object.values(KINDS)
        .flat()
        .map(([question]) => question),
      ...ALL.filter((one) => one !== stranger).flatMap(textsOf),
    ]);
    expect(texts.filter((text) => others.has(text))).toEqual([]);
    const { known, notKnown, dangers } = WROTE[stranger];
    expect(questionsOf(stranger).filter(({ length }) => length > 2).length).toBeGreaterThanOrEqual(known);
    expect(questionsOf(stranger).filter(({ length }) => length === 2).length).toBeGreaterThanOrEqual(
      notKnown,
    );
    expect(dangersOf(stranger).length).toBe(dangers);
    const sizes = halvesOf(stranger).map((half) => [
      half.questions.length,
      half.dangers.length,
      half.innocent.length,
    ]);
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
      const written = questionsOf(stranger)
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
    expect(dangersOf(stranger).filter(([, , number]) => LINES[number] === undefined)).toEqual([]);
  });

  it.each(['tune', 'held'] as const)('is answered as well as before, in the half "%s"', async (half) => {
    const database = await openJudgedSite();
    try {
      const clock = () => new Date('2026-11-25T12:00:00Z');
      const judged = await judgeStranger(stranger, half, async (question, earlier) => {
        const { answered } = await answerThread({ database, clock }, { question, earlier }, { term: null });
        return answered;
      });
      for (const [what, floor] of Object.entries(FLOORS[stranger][half])) {
        const of: Asked[] = judged[what as keyof typeof judged];
        const wrong = of.filter(({ right }) => !right);
        const shown =
          half === 'tune' ? wrong.map(({ asked, instead }) => `${asked}: ${instead}`).join('\n') : '';
        expect(1 - wrong.length / of.length, `${what}\n${shown}`).toBeGreaterThanOrEqual(floor);
      }
    } finally {
      await database.close();
    }
  });
});
