// Prints the weights of `answers/likely.ts`, fitted anew on the half that is tuned on:
// node scripts/pinned.mjs tests/api/assistant/judged/fit.ts
import { mayTell } from '#src/features/assistant/answers/asked-for.ts';
import { chosenSentences } from '#src/features/assistant/answers/choose.ts';
import { type Evidence, evidenceOf } from '#src/features/assistant/answers/likely.ts';
import { toolAsked } from '#src/features/assistant/answers/tool-asked.ts';
import { lookUp } from '#src/features/assistant/passages/find.server.ts';
import { inFull } from '#src/features/assistant/passages/in-full.ts';
import type { Day } from '#src/lib/calendar-day.ts';
import type { Db } from '#src/server/db/connect.ts';
import { halfOf, KINDS, type Row } from './judged.ts';
import { beyond } from './questions/beyond.ts';
import { nearKnown, nearUnknown } from './questions/near.ts';
import { quoted } from './questions/quoted.ts';
import { openJudgedSite } from './site.ts';
import { STRANGERS } from './strangers.ts';

/** Names, towns and weeks are found by their own ways. */
const { names: _names, cities: _cities, weeks: _weeks, ...RANKED } = KINDS;
const TODAY = '2026-11-25' as Day;
/** A known question answered by another page says little of what an answer needs. */
const OF_WRONG_PAGE = 0.3;
const PENALTY = 1;
const STEPS = 20_000;
const STEP = 0.01;

interface Sample {
  evidence: Evidence;
  right: boolean;
  weight: number;
}

async function sampleOf(db: Db, question: string, pages: readonly string[]): Promise<Sample> {
  const { asked, parts: ranked } = await lookUp(db, question);
  const parts = ranked.filter(({ part, page }) => part.lines.length > 0 && mayTell(question, page));
  const quotes = chosenSentences(parts, asked.words, { question });
  const right = pages.includes(quotes[0]?.path ?? '');
  const weight = pages.length === 0 || right ? 1 : OF_WRONG_PAGE;
  return { evidence: evidenceOf(question, { asked, parts, quotes }), right, weight };
}

/** Logistic regression with a penalty on large weights, by plain descent. */
function fitted(samples: readonly Sample[]) {
  const names = Object.keys(samples[0]?.evidence ?? {}) as (keyof Evidence)[];
  const weights = Object.fromEntries(names.map((name) => [name, 0])) as unknown as Evidence;
  let intercept = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const pull = Object.fromEntries(
      names.map((name) => [name, PENALTY * weights[name]]),
    ) as unknown as Evidence;
    let common = 0;
    for (const { evidence, right, weight } of samples) {
      const sum = names.reduce((all, name) => all + weights[name] * evidence[name], intercept);
      const wrong = weight * (1 / (1 + Math.exp(-sum)) - Number(right));
      common += wrong;
      for (const name of names) pull[name] += wrong * evidence[name];
    }
    intercept -= STEP * common;
    for (const name of names) weights[name] -= STEP * pull[name];
  }
  return { intercept, weights };
}

const database = await openJudgedSite();
try {
  const known: Row[] = [
    ...Object.values<readonly Row[]>(RANKED).flatMap((rows) => halfOf(rows, 'tune')),
    ...[...halfOf(nearKnown, 'tune'), ...quoted].map(([question, , ...pages]): Row => [question, ...pages]),
    ...[...STRANGERS.second.tune.questions, ...STRANGERS.third.tune.questions].map(
      ([question, , ...pages]): Row => [inFull(question), ...pages],
    ),
  ];
  const unknown = [
    ...halfOf(
      nearUnknown.map((one): Row => [one]),
      'tune',
    ),
    ...beyond.map((one): Row => [one]),
  ];
  const samples: Sample[] = [];
  for (const [question, ...pages] of [...known, ...unknown])
    if (toolAsked(question, TODAY, null) === null) samples.push(await sampleOf(database.db, question, pages));
  process.stdout.write(`${JSON.stringify(fitted(samples), null, 2)}\n`);
} finally {
  await database.close();
}
