// node scripts/pinned.mjs scripts/data/likeness.ts : learns again how dangers sound, from the wordings of the tests.
//
// A logistic regression over words, pairs of words and parts of words, the same each time it runs. The halves that tests
// hold back are not learnt from. Run it whenever a wording is added; a test says so when it was forgotten.
import { writeFileSync } from 'node:fs';
import { marksOf, weigh } from '#src/features/assistant/red-flags/likeness.ts';
import { learntFrom } from '#tests/unit/assistant/red-flags/data/learnt-from.ts';
import { inProject, say } from '../setup/paths.mjs';

const TABLE = 'src/features/assistant/red-flags/data/likeness.json';
const ROUNDS = 40;
const RATE = 0.5;
/** A danger, and an ordinary question that sounds like one, teach so much more than another. */
const MISTAKES_TEACH = 3;
const ALARMED = -0.4;
/** Held short, so that no word alone decides: measured by leaving fifths out, 0.72 of dangers became 0.80 at two alarms in a hundred. */
const DECAY = 2e-2;
/** A mark of one wording alone teaches nothing; one that weighs less is not worth its bytes. */
const SEEN_LEAST = 2;
const WEIGHT_LEAST = 8;
const HUNDREDTHS = 100;

type Example = readonly [marks: readonly string[], isDanger: number];

function examples(dangers: readonly string[], ordinary: readonly string[]): Example[] {
  const all = [
    ...dangers.map((q) => [marksOf(q), 1] as const),
    ...ordinary.map((q) => [marksOf(q), 0] as const),
  ];
  const seen = new Map<string, number>();
  for (const [marks] of all) for (const mark of marks) seen.set(mark, (seen.get(mark) ?? 0) + 1);
  return all.map(([marks, is]) => [marks.filter((mark) => (seen.get(mark) ?? 0) >= SEEN_LEAST), is]);
}

/** An order that looks like chance and is the same on every machine. */
function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
}

function alwaysTheSame(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Learnt in one order alone, what stands near the line falls on either side by chance. */
const SEEDS = [7, 11, 19, 31, 53];

/** Weights and bias that tell these apart: the mean of what is learnt in several orders. */
export function learn(dangers: readonly string[], ordinary: readonly string[]) {
  const all = SEEDS.map((seed) => learnInOrder(examples(dangers, ordinary), alwaysTheSame(seed)));
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const marks = [...(all[0]?.weights.keys() ?? [])];
  const weights = new Map(marks.map((mark) => [mark, mean(all.map((one) => one.weights.get(mark) ?? 0))]));
  return { bias: mean(all.map(({ bias }) => bias)), weights };
}

function learnInOrder(order: Example[], random: () => number) {
  const weights = new Map<string, number>();
  for (const [marks] of order) for (const mark of marks) weights.set(mark, 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    const rate = RATE / (1 + round * 0.3);
    for (const [marks, isDanger] of order) {
      const off = isDanger - 1 / (1 + Math.exp(-weigh(marks, weights, bias)));
      const wrong = off < ALARMED || isDanger ? off * MISTAKES_TEACH : off;
      bias += rate * wrong * 0.1;
      const step = (rate * wrong) / Math.sqrt(marks.length || 1);
      for (const mark of marks) weights.set(mark, (weights.get(mark) ?? 0) * (1 - rate * DECAY) + step);
    }
  }
  return { bias, weights };
}

if (process.argv[1]?.endsWith('likeness.ts')) {
  const { dangers, ordinary, digest } = learntFrom();
  const { bias, weights } = learn(dangers, ordinary);
  const rounded = [...weights]
    .map(([mark, weight]) => [mark, Math.round(weight * HUNDREDTHS)] as const)
    .filter(([, weight]) => Math.abs(weight) >= WEIGHT_LEAST)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const table = { digest, bias: Math.round(bias * HUNDREDTHS), weights: Object.fromEntries(rounded) };
  writeFileSync(inProject(TABLE), `${JSON.stringify(table)}\n`);
  say(`${dangers.length} dangers, ${ordinary.length} questions, ${rounded.length} weights: ${TABLE}`);
}
