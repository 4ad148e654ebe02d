import { activeToken, callHeaders } from '#src/features/accounts/session.store.ts';
import { FOLLOW_PATH, type ListChange } from './live.ts';

interface Options {
  listUuid: string;
  onChange(change: ListChange): void;
  /** The line is there, for the first time or again: what happened before it was is not known. */
  onOpen(): void;
}

const WAITS_MS = [1000, 2000, 5000, 15_000, 30_000];

/** Follows a list until told to stop, or until somebody else speaks in this tab. A lost line is taken up again; a refusal ends it for good. */
export function followList({ listUuid, onChange, onOpen }: Options): () => void {
  const stopped = new AbortController();
  let tries = 0;
  let wake: (() => void) | null = null;
  const online = () => wake?.();
  addEventListener('online', online);
  const forget = activeToken.listen(() => stopped.abort());
  stopped.signal.addEventListener('abort', () => {
    removeEventListener('online', online);
    forget();
  });

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const answer = await open(listUuid, stopped.signal).catch(() => null);
      if (answer?.ok && !isStream(answer)) return;
      if (answer && (answer.status === 401 || answer.status === 403 || answer.status === 404)) return;
      if (answer?.ok) {
        onOpen();
        tries = 0;
        await read(answer, onChange).catch(() => {});
      }
      if (stopped.signal.aborted) return;
      await pause();
      tries += 1;
    }
  }
  run();
  return () => stopped.abort();
}

const isStream = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/event-stream');

function open(listUuid: string, signal: AbortSignal): Promise<Response> {
  return fetch(FOLLOW_PATH, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', ...callHeaders() },
    body: JSON.stringify({ list_uuid: listUuid }),
  });
}

async function read(answer: Response, onChange: Options['onChange']): Promise<void> {
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader) {
    const { value, done } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events)
      if (event.startsWith('data: ')) onChange(JSON.parse(event.slice('data: '.length)) as ListChange);
  }
}
