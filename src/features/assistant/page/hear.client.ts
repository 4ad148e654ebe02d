import { keptTerm } from '#src/lib/kept-term.ts';
import type { Answer } from '../answer.ts';
import { type Threaded, withEarlier } from '../thread/thread-text.ts';
import { STREAM_PATH } from './paths.ts';

export interface Heard {
  answer?: Answer;
  err?: string;
}

/**
 * Asks, after the questions of the same thread and with the term that the person chose to keep on this device, and
 * hears the answer as it is said; `onText` is told each sentence. Throws without a line.
 */
export async function hearAnswer(
  { question, earlier }: Threaded,
  conversation: string,
  onText: (delta: string) => void,
): Promise<Heard> {
  const answer = await fetch(STREAM_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question: withEarlier(question, earlier), conversation, term: keptTerm() }),
  });
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    const { err } = (await answer.json()) as Heard;
    return err ? { err } : {};
  }
  return read(answer, onText);
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
