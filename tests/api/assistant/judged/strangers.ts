import type { Answered } from '#src/features/assistant/answer.ts';
import { URGENT_TEXTS } from '#src/features/assistant/red-flags/red-flags.fr.ts';
import { findRedFlagAfter } from '#src/features/assistant/red-flags/told-before.ts';
import { type Half, isRight } from './judged.ts';
import eighthHeld from './questions/eighth-stranger-held.json' with { type: 'json' };
import eighthTune from './questions/eighth-stranger-tune.json' with { type: 'json' };
import fifthHeld from './questions/fifth-stranger-held.json' with { type: 'json' };
import fifthTune from './questions/fifth-stranger-tune.json' with { type: 'json' };
import fourthHeld from './questions/fourth-stranger-held.json' with { type: 'json' };
import fourthTune from './questions/fourth-stranger-tune.json' with { type: 'json' };
import secondHeld from './questions/second-stranger-held.json' with { type: 'json' };
import secondTune from './questions/second-stranger-tune.json' with { type: 'json' };
import seventhHeld from './questions/seventh-stranger-held.json' with { type: 'json' };
import seventhTune from './questions/seventh-stranger-tune.json' with { type: 'json' };
import sixthHeld from './questions/sixth-stranger-held.json' with { type: 'json' };
import sixthTune from './questions/sixth-stranger-tune.json' with { type: 'json' };
import thirdHeld from './questions/third-stranger-held.json' with { type: 'json' };
import thirdTune from './questions/third-stranger-tune.json' with { type: 'json' };

/** A question as a stranger typed it, its kind, and the pages that answer it: none where none does. */
type Question = readonly [question: string, kind: string, ...pages: string[]];
/** Two questions of one thread, what the second one's answer must say, and the pages that answer it. */
type FollowUp = readonly [first: string, then: string, says: string, ...pages: string[]];
/** A danger, its kind, and the number that its answer must name. */
type Danger = readonly [wording: string, kind: string, number: string];

interface Written {
  questions: readonly Question[];
  dangers: readonly Danger[];
  /** Ordinary things in words of danger. */
  innocent: readonly string[];
  followUps?: readonly FollowUp[];
}

export type Stranger = 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | 'eighth';

export const STRANGERS: Record<Stranger, Record<Half, Written>> = {
  second: { tune: secondTune as unknown as Written, held: secondHeld as unknown as Written },
  third: { tune: thirdTune as unknown as Written, held: thirdHeld as unknown as Written },
  fourth: { tune: fourthTune as unknown as Written, held: fourthHeld as unknown as Written },
  fifth: { tune: fifthTune as unknown as Written, held: fifthHeld as unknown as Written },
  sixth: { tune: sixthTune as unknown as Written, held: sixthHeld as unknown as Written },
  seventh: { tune: seventhTune as unknown as Written, held: seventhHeld as unknown as Written },
  eighth: { tune: eighthTune as unknown as Written, held: eighthHeld as unknown as Written },
};

export interface Asked {
  kind: string;
  asked: string;
  right: boolean;
  /** The answer that came, for the person who mends it. */
  instead: string;
}

export interface JudgedStranger {
  /** Answerable: a page that answers is cited or opened, and no danger is heard. */
  known: Asked[];
  /** Not answered by any page: that is said. */
  notKnown: Asked[];
  /** Leaning on the question before it: a page that answers is cited or opened; and its answer says what was asked. */
  followed: Asked[];
  followedSaid: Asked[];
  /** A danger is heard at all. */
  heard: Asked[];
  /** Its answer is a text of its own, and names the number: the text that names every line does not count. */
  numbered: Asked[];
  /** A danger is heard, or the answer that comes instead says whom to call. */
  told: Asked[];
  /** Ordinary, and no danger is heard. */
  calm: Asked[];
}

const NAMES_A_LINE = /\b(?:15|112|17|119|3114|3919)\b(?! ?(?:SA|g|m|cm|kg|€|jours|mois|semaines))/;

export type AskStranger = (question: string, earlier: readonly string[]) => Promise<Answered>;

/** Whoever writes of a danger is answered before any page is looked at. */
async function judgeQuestion([question, kind, ...pages]: Question, ask: AskStranger): Promise<Asked> {
  const danger = findRedFlagAfter([], question);
  if (danger) return { kind, asked: question, right: false, instead: `danger: ${danger}` };
  const answer = await ask(question, []);
  const cited = [...new Set(answer.citations.map(({ path }) => path))].join(' ');
  return {
    kind,
    asked: question,
    right: isRight(pages.length > 0, pages, answer),
    instead: `${answer.kind} ${answer.tool?.path ?? ''} ${cited}`,
  };
}

async function judgeFollowUp(
  [first, then, says, ...pages]: FollowUp,
  ask: AskStranger,
): Promise<{ page: Asked; said: Asked }> {
  const answer = await ask(then, [first]);
  const right = isRight(true, pages, answer);
  const one = { kind: 'follows another', asked: `${first} / ${then}`, instead: answer.text };
  return {
    page: { ...one, right },
    said: { ...one, right: right && new RegExp(says, 'i').test(answer.text) },
  };
}

function judgeDanger([wording, kind, number]: Danger): { heard: Asked; numbered: Asked } {
  const topic = findRedFlagAfter([], wording);
  const names = topic !== null && new RegExp(`\\b${number}\\b`).test(URGENT_TEXTS[topic]);
  const one = { kind, asked: wording, instead: topic ?? 'not heard' };
  return {
    heard: { ...one, right: topic !== null },
    numbered: { ...one, right: names && topic !== 'alike' },
  };
}

/** Every question and danger of one half, answered. */
export async function judgeStranger(
  stranger: Stranger,
  half: Half,
  ask: AskStranger,
): Promise<JudgedStranger> {
  const { questions, dangers, innocent, followUps = [] } = STRANGERS[stranger][half];
  const known: Asked[] = [];
  const notKnown: Asked[] = [];
  for (const question of questions)
    (question.length > 2 ? known : notKnown).push(await judgeQuestion(question, ask));
  const leaning: { page: Asked; said: Asked }[] = [];
  for (const pair of followUps) leaning.push(await judgeFollowUp(pair, ask));
  const heard = dangers.map(judgeDanger);
  const told: Asked[] = [];
  for (const { heard: one } of heard)
    told.push(one.right ? one : { ...one, right: NAMES_A_LINE.test((await ask(one.asked, [])).text) });
  return {
    known,
    notKnown,
    followed: leaning.map(({ page }) => page),
    followedSaid: leaning.map(({ said }) => said),
    heard: heard.map((one) => one.heard),
    numbered: heard.map((one) => one.numbered),
    told,
    calm: innocent.map((asked) => {
      const topic = findRedFlagAfter([], asked);
      return { kind: 'innocent', asked, right: topic === null, instead: topic ?? '' };
    }),
  };
}
