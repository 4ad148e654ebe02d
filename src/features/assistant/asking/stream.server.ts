import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { type Feed, registerStream } from '#src/server/calls/streams.ts';
import { AskInput } from '../assistant.calls.ts';
import { STREAM_PATH } from '../page/paths.ts';
import { assistantRefusalFr } from '../refusals.fr.ts';
import { type Admitted, admitQuestion, answerTo } from './ask.server.ts';

/** Says an answer as it is made, then ends. Throws before anything is sent, as `ask` does. */
async function open(ctx: Ctx, input: AskInput, feed: Feed): Promise<() => void> {
  const asked = await admitQuestion(ctx, input);
  const left = new AbortController();
  // The line is opened once this has answered.
  setImmediate(() => void speak({ ...ctx, signal: left.signal }, asked, feed));
  return () => left.abort();
}

async function speak(ctx: Ctx, asked: Admitted, feed: Feed): Promise<void> {
  try {
    const answer = await answerTo(ctx, asked, {
      text: (delta) => feed.say('text', { delta }),
      citation: (citation) => feed.say('citation', citation),
      tool: (tool) => feed.say('tool', tool),
    });
    feed.say('done', { answer });
  } catch (error) {
    ctx.services.log.error({ requestId: ctx.requestId, err: error }, 'answer broke off');
    const known = error instanceof DomainError;
    feed.say('error', {
      err: known ? error.message : assistantRefusalFr.failed,
      code: known ? error.code : 'unavailable',
    });
  } finally {
    feed.end();
  }
}

export function registerAnswerStream(): void {
  registerStream<AskInput>(STREAM_PATH, {
    access: 'anyone',
    about:
      'The same as `ask`, as it is made: text {delta}, citation {n, title, path, quote}, tool {path, label}, done {answer}; error {err, code} where it breaks off',
    codes: ['question_too_long'],
    input: AskInput as never,
    open,
    stillAllowed: async (all) => new Set(all),
  });
}
