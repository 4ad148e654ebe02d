import { answerThread } from '#src/features/assistant/answers/in-thread.server.ts';
import {
  type Judged,
  judgeAll,
  KINDS,
  type Kind,
  known,
  notKnown,
  ofHalf,
  shareOfItsPages,
  shareRight,
} from '#tests/api/assistant/judged/judged.ts';
import { openJudgedSite } from '#tests/api/assistant/judged/site.ts';
import {
  type Asked,
  type AskStranger,
  type JudgedStranger,
  judgeStranger,
  STRANGERS,
  type Stranger,
} from '#tests/api/assistant/judged/strangers.ts';
import { type AskInThread, judgeFollowUps } from '#tests/api/assistant/judged/threads.ts';
import type { Row } from './support/row.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const TODAY = new Date('2026-11-25T12:00:00Z');

const shareOf = (judged: readonly Judged[], kind: Kind) => {
  const of = judged.filter((one) => one.kind === kind);
  return `${shareRight(of).toFixed(2)} of ${of.length}`.padStart(14);
};

const rightOf = (asked: readonly Asked[]) => asked.filter(({ right }) => right).length / asked.length;

/** Each kind with both its halves; of the unseen half, sums alone. */
function printStranger(stranger: string, tune: JudgedStranger, held: JudgedStranger): void {
  print(`\n${stranger.padEnd(38)}${'tuned on'.padStart(14)}${'unseen'.padStart(14)}`);
  for (const [what, of] of Object.entries(tune) as [keyof JudgedStranger, Asked[]][])
    for (const kind of new Set(of.map((one) => one.kind))) {
      const share = (all: readonly Asked[]) => {
        const its = all.filter((one) => one.kind === kind);
        return `${rightOf(its).toFixed(2)} of ${its.length}`.padStart(14);
      };
      print(`${`${what}: ${kind}`.padEnd(38)}${share(of)}${share(held[what])}`);
    }
  print(`${stranger}, wrong, of those tuned on:`);
  for (const [what, of] of Object.entries(tune))
    for (const { asked, right, instead } of of) if (!right) print(`  ${what}: ${asked}: ${instead}`);
}

/** Without bounds, since nothing was tuned on them yet. */
function strangerRows(
  stranger: string,
  half: string,
  { known, notKnown, followed, followedSaid, heard, numbered, told, calm }: JudgedStranger,
): Row[] {
  const row = (what: string, asked: readonly Asked[]): Row => ({
    name: `${stranger}, ${half}, ${what} (${asked.length})`,
    figure: rightOf(asked),
    unit: '',
    target: '',
  });
  return [
    row('right page', known),
    row('not known and said so', notKnown),
    ...(followed.length > 0
      ? [row('right page of what follows', followed), row('right sentence of it', followedSaid)]
      : []),
    row('danger heard', heard),
    row('its own text and number', numbered),
    row('danger heard, or told whom to call', told),
    row('no alarm', calm),
  ];
}

/** The judged questions by kind and by half; of the half held back, sums alone. */
export async function benchAssistant(): Promise<Row[]> {
  const database = await openJudgedSite();
  try {
    const ask = async (question: string) =>
      (await answerThread({ database, clock: () => TODAY }, { question, earlier: [] }, { term: null }))
        .answered;
    const all = await judgeAll(ask);
    const [tune, held] = [ofHalf(all, 'tune'), ofHalf(all, 'held')];
    print(`${'kind'.padEnd(14)}${'tuned on'.padStart(14)}${'held back'.padStart(14)}`);
    for (const kind of Object.keys(KINDS) as Kind[])
      print(`${kind.padEnd(14)}${shareOf(tune, kind)}${shareOf(held, kind)}`);
    print('answered wrongly, of those tuned on:');
    for (const { question, answer } of tune.filter(({ right }) => !right))
      print(
        `  ${question}: ${answer.kind} ${[...new Set(answer.citations.map(({ path }) => path))].join(' ')}`,
      );
    const inThread: AskInThread = (question, earlier) =>
      answerThread({ database, clock: () => TODAY }, { question, earlier }, { term: null });
    const [leaning, leaningHeld] = [
      await judgeFollowUps(inThread, 'tune'),
      await judgeFollowUps(inThread, 'held'),
    ];
    const askStranger: AskStranger = async (question, earlier) =>
      (await inThread(question, earlier)).answered;
    const strangers: Row[] = [];
    for (const which of Object.keys(STRANGERS) as Stranger[]) {
      const its = {
        tune: await judgeStranger(which, 'tune', askStranger),
        held: await judgeStranger(which, 'held', askStranger),
      };
      printStranger(`${which} stranger`, its.tune, its.held);
      strangers.push(
        ...strangerRows(`${which} stranger`, 'half tuned on', its.tune),
        ...strangerRows(`${which} stranger`, 'unseen half', its.held),
      );
    }
    const times = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const share = (name: string, figure: number, target: string): Row => ({ name, figure, unit: '', target });
    const time = (name: string, at: number): Row => ({
      name: `processor time of an answer, ${name}`,
      figure: times[Math.floor(times.length * at)] ?? 0,
      unit: 'ms',
      target: '≤ 50',
    });
    return [
      share('right page cited, tuned on', shareRight(known(tune)), '≥ 0.90'),
      share('right page cited, held back', shareRight(known(held)), '≥ 0.90'),
      share('sentences of the right page, tuned on', shareOfItsPages(known(tune)), ''),
      share('sentences of the right page, held back', shareOfItsPages(known(held)), ''),
      share('not known and said so, tuned on', shareRight(notKnown(tune)), '≥ 0.92'),
      share('not known and said so, held back', shareRight(notKnown(held)), '≥ 0.92'),
      share('right page of what follows a question, tuned on', leaning.page, ''),
      share('right page of what follows a question, held back', leaningHeld.page, ''),
      share('right sentence of it, tuned on', leaning.sentence, ''),
      share('right sentence of it, held back', leaningHeld.sentence, ''),
      time('median', 0.5),
      time('slowest twentieth', 0.95),
      ...strangers,
    ];
  } finally {
    await database.close();
  }
}
