import type { AssistantSettings } from '#src/server/assistant-config.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { type ChatModel, createChatModel } from '#src/server/gateways/chat-model.ts';
import { type Breaker, createBreaker } from '#src/server/gateways/circuit-breaker.ts';
import type { Answered, Citation, Passage } from '../answer.ts';
import type { Hearer } from '../asking/hearer.ts';
import { findPassages } from '../passages/find.server.ts';
import { supportFor } from './checked-sentence.ts';
import { SYSTEM, userMessage } from './prompt.fr.ts';
import { type CitedSentence, createSentenceReader } from './sentence-reader.ts';
import { costOf, giveBackCost, holdCost } from './spending.server.ts';

const PASSAGES = 6;
const MAX_TOKENS = 400;
const MAX_SENTENCES = 6;
/** The first words, and the last, of an answer that somebody waits for. */
const FIRST_MS = 4000;
const TOTAL_MS = 12_000;
/** Answers that the model makes at a time, of this process; more are made by pages. */
const AT_ONCE = 8;

interface Known {
  model: ChatModel;
  breaker: Breaker;
  busy: number;
}
const models = new WeakMap<AssistantSettings, Known>();

function modelOf(settings: AssistantSettings): Known {
  const known = models.get(settings);
  if (known) return known;
  const breaker = createBreaker({
    failures: 3,
    firstPause: 15_000,
    longestPause: 300_000,
    isFailure: () => true,
  });
  const made = { model: createChatModel(settings), breaker, busy: 0 };
  models.set(settings, made);
  return made;
}

interface Wanted {
  /** Without anything that tells of a person. */
  question: string;
  fromPages: Answered;
  hear?: Hearer | undefined;
}

/**
 * The same passages worded by the model, each sentence checked against the one it cites. Null where pages answer alone:
 * no model, nothing known, the day's ceiling, too many at once, a model that is slow, down or says nothing that holds.
 */
export async function answerByModel(ctx: Ctx, wanted: Wanted): Promise<Answered | null> {
  const settings = ctx.services.config.assistant;
  const { fromPages } = wanted;
  if (!settings || fromPages.kind === 'unknown' || fromPages.citations.length === 0) return null;
  const known = modelOf(settings);
  if (known.busy >= AT_ONCE || known.breaker.state() === 'open') return null;
  const passages = await findPassages(wanted.question, PASSAGES);
  if (passages.length === 0) return null;
  const user = userMessage(wanted.question, passages);
  const most = costOf(settings, SYSTEM.length + user.length, MAX_TOKENS);
  if (!(await holdCost(ctx, settings, most))) return null;
  known.busy += 1;
  const made = createAnswer(passages, wanted);
  let letters = 0;
  try {
    await known.breaker.run(async () => {
      const asked = { system: SYSTEM, user, maxTokens: MAX_TOKENS, firstMs: FIRST_MS, totalMs: TOTAL_MS };
      try {
        for await (const words of known.model.words({ ...asked, signal: ctx.signal })) {
          letters += words.length;
          made.read(words);
          if (made.isLong() || letters > MAX_TOKENS * 6) break;
        }
      } catch (error) {
        // Somebody who left says nothing of the model.
        if (!ctx.signal?.aborted) throw error;
      }
    });
    made.end();
  } catch (error) {
    ctx.services.log.warn({ requestId: ctx.requestId, err: error }, 'model did not answer');
  } finally {
    known.busy -= 1;
    await giveBackCost(ctx, most - costOf(settings, SYSTEM.length + user.length, Math.ceil(letters / 3)));
  }
  return made.answer();
}

/** Takes the sentences that hold, in the order in which they come. */
function createAnswer(passages: readonly Passage[], { fromPages, hear }: Wanted) {
  const reader = createSentenceReader();
  const citations: Citation[] = [];
  const sentences: string[] = [];
  const take = ({ text, cites }: CitedSentence) => {
    if (sentences.length >= MAX_SENTENCES) return;
    for (const cited of cites) {
      const passage = passages[cited - 1];
      const quote = passage && supportFor(text, passage);
      if (!quote) continue;
      const known = citations.find((one) => one.path === passage.path && one.quote === quote);
      const citation = known ?? { n: citations.length + 1, title: passage.title, path: passage.path, quote };
      const sentence = text.replace(/([.!?…]*)$/u, ` [${citation.n}]$1`);
      if (!known) {
        citations.push(citation);
        hear?.citation(citation);
      }
      sentences.push(sentence);
      hear?.text(`${sentence} `);
      return;
    }
  };
  return {
    read: (words: string) => reader.read(words).forEach(take),
    end: () => reader.end().forEach(take),
    isLong: () => sentences.length >= MAX_SENTENCES,
    answer(): Answered | null {
      if (sentences.length === 0) return null;
      if (fromPages.tool) hear?.tool(fromPages.tool);
      return { ...fromPages, text: sentences.join(' '), citations, by: 'model' };
    },
  };
}
