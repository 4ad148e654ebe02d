import { sql } from 'drizzle-orm';
import { isEveryday } from '#search/french/everyday.ts';
import { soundOf } from '#search/reading/sound.ts';
import { typosAllowed, typosBetween } from '#search/typos.ts';
import type { Db } from '#src/server/db/connect.ts';
import { inTurns } from '#src/server/in-turns.ts';
import { getServices } from '#src/server/services.ts';
import type { Passage } from '../answer.ts';
import { type AskedWord, askedWord, askedWords } from './asked.ts';
import { textOf } from './cut.ts';
import { keptPages, type PageText } from './pages.server.ts';
import { OF_ASKING, OF_TELLING } from './question-words.ts';
import { namesOf, type RankedPart, rankParts, type Weighed } from './rank.ts';
import { rememberedPages } from './remembered.server.ts';
import { inStanding, readPage } from './standing.ts';

/** So many passages are weighed for one question, and of so many pages the text is read. */
const WEIGHED = 1500;
const PAGES = 14;
const LIKELY = 60;
/** Words that are on every page of this site are not missed. */
const FAINT = 0.25;
/** A verb that no page says has another that does, more often than a noun. */
const VERB_UNSAID = 0.4;
/** A word of no passage weighs as if two passages had it. */
const UNKNOWN_PASSAGES = 2;

/**
 * A word of French that our pages do not have looks like another one that they have ("avion", "avon"): only what sounds
 * the same, or is long and often said, was meant.
 */
const SURE_LENGTH = 7;
const OFTEN = 2;

/** A mistyped word was not meant to be one that a question is asked with ("rient", "rien"). */
const tellsNothing = (word: string) => OF_ASKING.has(word) || OF_TELLING.has(word);

/** "Retraite" and "retrait" are two words, and no typing error: the stem has joined those that are one. */
const isOtherGender = (one: string, other: string) => `${one}e` === other || `${other}e` === one;

interface KnownWord {
  word: string;
  stem: string;
  passages: number;
}

async function wordsOfFamilies(db: Db, families: readonly string[]): Promise<KnownWord[]> {
  const { rows } = (await db.execute(sql`
    select word, stem, passages from passage_word
    where stem = any(array(select jsonb_array_elements_text(${JSON.stringify(families)}::jsonb)))`)) as unknown as {
    rows: KnownWord[];
  };
  return rows;
}

/** A word is cut short after so many letters, and no sooner. */
const CUT_SHORT = 4;
const SOUNDS_FROM = 4;

/** "Croyais" and "croyez" are two forms of one word, which is no misspelt one. */
const isOtherForm = (one: string, other: string) => one.slice(0, 4) === other.slice(0, 4);

/** "Strepto", "anesthé": the one family of words that begin so; or the word that sounds the same ("jumo", "jumeaux"). */
async function begunOrHeard(db: Db, word: string): Promise<string | null> {
  if (word.length < CUT_SHORT || !/^[a-z]+$/.test(word) || tellsNothing(word)) return null;
  const { rows } = (await db.execute(sql`
    select word, stem, passages from passage_word where word like ${`${word.slice(0, 2)}%`}
    order by passages desc limit 600`)) as unknown as { rows: KnownWord[] };
  const sound = soundOf(word);
  const heard =
    sound.length < SOUNDS_FROM - 1
      ? undefined
      : rows.find((row) => soundOf(row.word) === sound && !isOtherForm(row.word, word));
  if (heard) return heard.word;
  const begun = rows.filter((row) => row.word.startsWith(word) && row.word.length >= word.length + 3);
  const families = new Set(begun.map(({ stem }) => stem));
  return families.size === 1 ? (begun[0]?.word ?? null) : null;
}

/** The known word that a mistyped one was meant to be, among those that look like it. */
async function meantBy(db: Db, word: string): Promise<string | null> {
  const most = typosAllowed(word);
  // A word of French that our pages do not have is meant as it is written: "recette" is no "récente".
  if (isEveryday(word)) return null;
  if (most === 0) return begunOrHeard(db, word);
  const { rows } = (await db.execute(sql`
    select word, passages from passage_word where word % ${word}
    order by similarity(word, ${word}) desc limit 40`)) as unknown as { rows: KnownWord[] };
  const sound = soundOf(word);
  const near = rows
    .map((row) => ({ ...row, typos: typosBetween(word, row.word) }))
    .filter(({ word: other, typos, passages }) => {
      if (typos > most || tellsNothing(other) || isOtherGender(word, other)) return false;
      return soundOf(other) === sound || (typos === 1 && passages >= OFTEN && word.length >= SURE_LENGTH);
    })
    .sort((a, b) => a.typos - b.typos || b.passages - a.passages);
  return near[0]?.word ?? begunOrHeard(db, word);
}

/** "doccasion", "larrivee": a small word whose apostrophe was left out; null where none can be there. */
function withoutArticle(word: string): string | null {
  return /^(?:[djlmnst]|qu)(?=[aeiouyh])(.{3,})$/.exec(word)?.[1] ?? null;
}

/** The question as passages are looked for by it. */
export interface Asked {
  words: readonly Weighed[];
  known: readonly KnownWord[];
}

async function readQuestion(db: Db, question: string): Promise<Asked> {
  let words = askedWords(question);
  const families = (of: readonly AskedWord[]) => [...new Set(of.flatMap(({ said }) => [...said.keys()]))];
  let known = await wordsOfFamilies(db, families(words));
  const isKnown = ({ said }: AskedWord) => known.some(({ stem }) => said.has(stem));
  if (!words.every(isKnown)) {
    const apart = words.flatMap((one) => (isKnown(one) ? [] : (withoutArticle(one.word) ?? [])));
    known = [...known, ...(await wordsOfFamilies(db, families(apart.map(askedWord))))];
    words = await Promise.all(
      words.map(async (one) => {
        if (isKnown(one)) return one;
        const rest = askedWord(withoutArticle(one.word) ?? '');
        if (isKnown(rest)) return rest;
        const meant = await meantBy(db, one.word);
        return meant === null ? one : askedWord(meant);
      }),
    );
    known = await wordsOfFamilies(db, families(words));
  }
  const { rows } = (await db.execute(
    sql`select coalesce(max(passages), 1) as most from passage_word`,
  )) as unknown as {
    rows: { most: number }[];
  };
  const total = Math.max(20, Number(rows[0]?.most ?? 1) * 2);
  return { words: words.map((one) => ({ ...one, weight: weightOf(one, known, total) })), known };
}

/** Rare words weigh more (the usual measure: the logarithm of how rare). */
function weightOf({ said, faint, verb }: AskedWord, known: readonly KnownWord[], total: number): number {
  const passages = known.reduce(
    (sum, { stem, passages: count }) => (said.get(stem) === 1 ? sum + count : sum),
    0,
  );
  const rare = Math.log(1 + total / Math.max(passages, UNKNOWN_PASSAGES));
  if (faint) return rare * FAINT;
  return verb && passages === 0 ? rare * VERB_UNSAID : rare;
}

/** A known word with what it weighs in a question. */
export type WeighedWord = KnownWord & { weight: number };

/** The pages that are likely to tell of these words: those of which some passage has the rarest. */
function likelyPages(db: Db, { words, known }: Asked): Promise<number[]> {
  const weighed = known.flatMap(({ word, stem, passages }) => {
    const best = words
      .map(({ said, weight }) => (said.get(stem) ?? 0) * weight)
      .reduce((most, one) => Math.max(most, one), 0);
    return best > 0 ? [{ word, stem, passages, weight: best }] : [];
  });
  return rememberedPages(db, weighed, () => pagesTelling(db, weighed));
}

async function pagesTelling(db: Db, weighed: WeighedWord[]): Promise<number[]> {
  const rarest: string[] = [];
  let sum = 0;
  for (const { word, passages } of weighed.sort((a, b) => b.weight - a.weight || a.passages - b.passages)) {
    if (rarest.length > 0 && sum + passages > WEIGHED) continue;
    rarest.push(word);
    sum += passages;
  }
  if (rarest.length === 0) return [];
  const { rows } = (await db.execute(sql`
    with asked as (
      select value ->> 0 as word, value ->> 1 as stem, (value ->> 2)::float8 as weight
      from jsonb_array_elements(${JSON.stringify(weighed.map((one) => [one.word, one.stem, one.weight]))}::jsonb)
    ), found as (
      select content_id, words from passage
      where words && array(select jsonb_array_elements_text(${JSON.stringify(rarest)}::jsonb))
      limit ${WEIGHED}
    )
    select content_id::int as id, (
      select sum(best) from (
        select max(weight) as best from asked where asked.word = any(found.words) group by stem
      ) told
    ) as weight
    from found order by weight desc limit ${LIKELY}`)) as unknown as { rows: { id: number }[] };
  return [...new Set(rows.map(({ id }) => id))].slice(0, PAGES);
}

/** A question of so many words tells a story around what it asks. */
const STORY = 6;
/** A word that names nothing on any page that may answer is of the story. */
const OF_STORY = 0.35;

/** The words of a story, those heavier that name something on a page: in its title, its headings or its wordings. */
function ofStory(words: readonly Weighed[], pages: readonly PageText[]): readonly Weighed[] {
  if (words.filter(({ faint }) => !faint).length < STORY) return words;
  const names = new Set(pages.flatMap((page) => [...namesOf(page)]));
  const isNamed = ({ said }: Weighed) => [...said.keys()].some((family) => names.has(family));
  return words.map((one) => (one.faint || isNamed(one) ? one : { ...one, weight: one.weight * OF_STORY }));
}

/** A question read, and the parts of our pages that tell most of it, best first. */
export async function lookUp(db: Db, question: string): Promise<{ asked: Asked; parts: RankedPart[] }> {
  const read = await readQuestion(db, question);
  const ids = await likelyPages(db, read);
  if (ids.length === 0) return { asked: read, parts: [] };
  const pages = await keptPages(db, ids);
  // Pages that nobody asked about before are counted in turns: somebody else may wait for this process.
  await inTurns(pages, readPage);
  const asked = { ...read, words: ofStory(read.words, pages) };
  return { asked, parts: inStanding(rankParts(pages, asked.words), asked.words, question) };
}

export function passageOf({ page, place, part, score }: RankedPart): Passage {
  const { id, path, title, kind } = page;
  return { id: `${id}-${place}`, path, title, heading: part.heading, text: textOf(part), kind, score };
}

/** The passages of our pages that tell most of a question, best first: what a model may answer from. */
export async function findPassages(question: string, limit: number): Promise<Passage[]> {
  const { db } = getServices().database;
  const { parts } = await lookUp(db, question);
  return parts
    .filter(({ part }) => part.lines.length > 0)
    .slice(0, limit)
    .map(passageOf);
}
