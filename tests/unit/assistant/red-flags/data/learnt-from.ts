import { createHash } from 'node:crypto';
import { halfOf, KINDS, type Row } from '#tests/api/assistant/judged/judged.ts';
import { followUps, newSubjects } from '#tests/api/assistant/judged/questions/follow-ups.ts';
import { STRANGERS } from '#tests/api/assistant/judged/strangers.ts';
import { ages, colours, prices, sizes } from '#tests/search-index/relevance/queries/attributes.ts';
import { needs, synonyms } from '#tests/search-index/relevance/queries/everyday.ts';
import fifthQueries from '#tests/search-index/relevance/queries/fifth-stranger-tune.json' with {
  type: 'json',
};
import fourthQueries from '#tests/search-index/relevance/queries/fourth-stranger-tune.json' with {
  type: 'json',
};
import { addresses, articles, names, tools } from '#tests/search-index/relevance/queries/pages.ts';
import secondQueries from '#tests/search-index/relevance/queries/second-stranger-tune.json' with {
  type: 'json',
};
import sixthQueries from '#tests/search-index/relevance/queries/sixth-stranger-tune.json' with {
  type: 'json',
};
import thirdQueries from '#tests/search-index/relevance/queries/third-stranger-tune.json' with {
  type: 'json',
};
import visitorQueries from '#tests/search-index/relevance/queries/visitor-tune.json' with { type: 'json' };
import { regional, trade } from '#tests/search-index/relevance/queries/words.ts';
import { ACCIDENT_ORDINARY, ACCIDENT_URGENT } from './accidents.ts';
import ASKED_OF_PAGES from './asked-of-pages.json' with { type: 'json' };
import { CLIPPED_ORDINARY, CLIPPED_URGENT, HALF_ORDINARY, HALF_SENTENCES } from './clipped-at-night.ts';
import { dangersAcross } from './dangers-across.ts';
import { EVERY_DAY } from './every-day.ts';
import { HEARD_ORDINARY, HEARD_URGENT } from './heard-wordings.ts';
import { LATER_ORDINARY, LATER_URGENT } from './later-wordings.ts';
import { VOICES_ORDINARY, VOICES_URGENT } from './many-voices.ts';
import { MISHAPS_TOLD } from './mishaps.ts';
import { TONGUES_ORDINARY, TONGUES_URGENT } from './other-tongues.ts';
import { PRINTED_SIGNS } from './printed-signs.ts';
import { SIGNS_ORDINARY, SIGNS_URGENT } from './signs-in-words.ts';
import { SIGNS_OF_ALL_KINDS } from './signs-of-all-kinds.ts';
import { SIGNS_IN_OTHER_MOUTHS, SIGNS_OF_ANYBODY } from './signs-of-anybody.ts';
import { SEEN_ORDINARY, SEEN_URGENT, TOLD_ORDINARY } from './three-in-the-morning.ts';
import { TOLD_BY_PHONE } from './told-by-phone.ts';
import {
  NIGHT_ORDINARY,
  NIGHT_URGENT,
  LATER_ORDINARY as TYPED_ORDINARY,
  LATER_URGENT as TYPED_URGENT,
} from './typed-at-night.ts';
import { ORDINARY, URGENT } from './wordings.ts';

const firstHalf = (wordings: readonly string[]) => wordings.filter((_, place) => place % 2 === 0);
const once = (...tables: readonly (readonly string[])[]) => [...new Set(tables.flat())];

/** The half of each stranger's wordings that was looked at. */
const STRANGERS_LOOKED_AT = Object.values(STRANGERS).map(({ tune }) => tune);

/** Typed into the search by strangers, the half that was looked at: nothing of it is a danger. */
const TYPED_INTO_SEARCH = [
  secondQueries,
  thirdQueries,
  fourthQueries,
  fifthQueries,
  sixthQueries,
  visitorQueries,
].flatMap((queries) => (queries as unknown[][]).map(([query]) => String(query)));

/** Likeness is learnt from every table of wordings, but for what is held back to measure by. */
export function learntFrom(): { dangers: string[]; ordinary: string[]; digest: string } {
  const dangers = once(
    ...Object.values(URGENT),
    ...LATER_URGENT,
    NIGHT_URGENT,
    TYPED_URGENT,
    firstHalf(CLIPPED_URGENT),
    HALF_SENTENCES,
    ...Object.values(HEARD_URGENT),
    PRINTED_SIGNS.flatMap(([, , wordings]) => wordings),
    SEEN_URGENT,
    Object.values(ACCIDENT_URGENT).flat(),
    ...STRANGERS_LOOKED_AT.map(({ dangers: told }) => told.map(([wording]) => wording)),
    VOICES_URGENT.seen.map(([wording]) => wording),
    SIGNS_URGENT,
    TONGUES_URGENT.seen,
    SIGNS_OF_ALL_KINDS,
    SIGNS_OF_ANYBODY,
    SIGNS_IN_OTHER_MOUTHS,
  );
  const judged = Object.values<readonly Row[]>(KINDS).flatMap((rows) => halfOf(rows, 'tune'));
  const threads = [...followUps, ...newSubjects].filter((_, place) => place % 2 === 0);
  const searched = [
    ages,
    colours,
    prices,
    sizes,
    needs,
    synonyms,
    addresses,
    articles,
    names,
    tools,
    regional,
    trade,
  ].flat();
  const ordinary = once(
    ORDINARY,
    ...LATER_ORDINARY,
    NIGHT_ORDINARY,
    TYPED_ORDINARY,
    firstHalf(CLIPPED_ORDINARY),
    HALF_ORDINARY,
    HEARD_ORDINARY,
    SEEN_ORDINARY,
    TOLD_ORDINARY,
    ACCIDENT_ORDINARY,
    ...STRANGERS_LOOKED_AT.map(({ innocent }) => innocent),
    VOICES_ORDINARY.seen,
    SIGNS_ORDINARY,
    ...STRANGERS_LOOKED_AT.map(({ questions }) => questions.map(([question]) => question)),
    judged.map(([question]) => question),
    dangersAcross.flatMap(([urgent, ...questions]) => (urgent ? [] : questions)),
    threads.flatMap(([first, then]) => [first, then]),
    searched.map(([query]) => query),
    TYPED_INTO_SEARCH,
    ASKED_OF_PAGES,
    TONGUES_ORDINARY.seen,
    EVERY_DAY,
    TOLD_BY_PHONE,
    MISHAPS_TOLD,
  );
  const digest = createHash('sha256')
    .update(JSON.stringify([dangers, ordinary]))
    .digest('hex')
    .slice(0, 16);
  return { dangers, ordinary, digest };
}
