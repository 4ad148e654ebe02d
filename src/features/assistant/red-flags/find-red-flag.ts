import { inTurns } from '#src/server/in-turns.ts';
import { ACCIDENTS } from './accidents.ts';
import { BESIDE } from './beside.ts';
import { BY_A_THING } from './by-a-thing.ts';
import { BYSTANDERS } from './bystanders.ts';
import { SMALL_CHILD } from './child.ts';
import { CLIPPED } from './clipped.ts';
import { COLLAPSE } from './collapse.ts';
import { ENGLISH } from './english.ts';
import { HARM } from './harm.ts';
import { DELUSIONS, MINDS } from './minds.ts';
import { MOTHER } from './mother.ts';
import { NEXT_DOOR_RULES } from './next-door.ts';
import { isOfNobody } from './nobody-in-it.ts';
import { PREGNANCY } from './pregnancy.ts';
import { isLongOver, meant } from './said.ts';
import { CHILD_SIGNS } from './small-child-signs.ts';
import { THREATS } from './threats.ts';
import { TOLD_BY_SIGNS } from './told-by-signs.ts';
import type { Rule, Topic } from './topics.ts';
import { WHAT_STOPPED } from './what-stopped.ts';
import { plainWords } from './words.ts';

/** In the order in which one text is chosen where several fit. */
const RULES: readonly Rule[] = [
  ...DELUSIONS,
  ...THREATS,
  ...MINDS,
  ...HARM,
  ...NEXT_DOOR_RULES,
  ...COLLAPSE,
  ...MOTHER,
  ...SMALL_CHILD,
  ...CHILD_SIGNS,
  ...PREGNANCY,
  ...CLIPPED,
  ...BESIDE,
  ...ACCIDENTS,
  ...BYSTANDERS,
  ...WHAT_STOPPED,
  ...ENGLISH,
  ...TOLD_BY_SIGNS,
  ...BY_A_THING,
];

/** The danger that a question speaks of; null where it speaks of none. Pure, and the first thing done with a question. */
export function findRedFlag(question: string): Topic | null {
  const text = meant(plainWords(question));
  const over = isLongOver(text);
  const ofNobody = isOfNobody(text);
  return (
    RULES.find((rule) => (!over || rule.lasting) && !ofNobody(rule.topic) && holds(rule, text))?.topic ?? null
  );
}

function holds({ all, none = [], also }: Rule, text: string): boolean {
  return (
    all.every((pattern) => pattern.test(text)) &&
    !none.some((pattern) => pattern.test(text)) &&
    (also?.(text) ?? true)
  );
}

/** As long as a question of a few sentences: a pattern is compiled by its first texts. */
const ANY_TEXT = 'mon bebe de deux mois a mange ce matin et je me demande ce que je dois faire maintenant';

/**
 * Compiles the patterns of the rules, a few in a turn: left to the first question after a start, all of them at once
 * would hold the process for everybody.
 */
export async function readyRules(): Promise<void> {
  for (const text of [ANY_TEXT, ANY_TEXT])
    await inTurns(RULES, ({ all, none = [], also }) => {
      for (const pattern of [...all, ...none]) pattern.test(text);
      also?.(text);
    });
}
