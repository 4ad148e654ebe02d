import { keptTerm } from '#src/lib/kept-term.ts';
import type { Answer } from '../answer.ts';
import { type Threaded, withEarlier } from '../thread/thread-text.ts';
import { STREAM_PATH } from './paths.ts';

export interface Heard {
  answer?: Answer;
  err?: string;
}

/** Nothing was heard for so long: the site is not there, and who waits is told. */
const SILENCE_MS = 20_000;

/** Ends a request of which nothing is heard; to be told of each sign of life. */
function listening() {
  const heard = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => heard.abort(), SILENCE_MS);
  };
  alive();
  return { signal: heard.signal, alive, end: () => clearTimeout(timer) };
}

/**
 * Asks, after the questions of the same thread and with the term that the person chose to keep on this device, and
 * hears the answer as it is said; `onText` is told each sentence. Throws without a line,
 * and where the site stays silent.
 */
export async function hearAnswer(
  { question, earlier }: Threaded,
  conversation: string,
  onText: (delta: string) => void,
): Promise<Heard> {
  const { signal, alive, end } = listening();
  try {
    const answer = await fetch(STREAM_PATH, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question: withEarlier(question, earlier), conversation, term: keptTerm() }),
    });
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      const { err } = (await answer.json()) as Heard;
      return err ? { err } : {};
    }
    return await read(answer, (delta) => {
      alive();
      onText(delta);
    });
  } finally {
    end();
  }
}

async function read(answer: Response, onText: (delta: string) => void): Promise<Heard> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let left = '';
  while (reader) {
    const { value, done } = await reader.read();
    if (done) break;
    left += decoder.decode(value, { stream: true });
    const events = left.split('\n\n');
    left = events.pop() ?? '';
    for (const event of events) {
      const [, name, data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(event) ?? [];
      const told = JSON.parse(data) as { delta?: string } & Heard;
      if (name === 'text') onText(told.delta ?? '');
      if (name === 'done' || name === 'error') return told;
    }
  }
  return {};
}
