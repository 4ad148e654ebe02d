import { Agent, request } from 'undici';
import type { AssistantSettings } from '../assistant-config.ts';

/** One question to the model. */
export interface Asked {
  system: string;
  user: string;
  /** Tokens of the answer, at most. */
  maxTokens: number;
  /** Milliseconds until the first words, and until the last. */
  firstMs: number;
  totalMs: number;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** An OpenAI-compatible API: words as they come. Throws when it is down, slow, refuses, or is no such API. */
export interface ChatModel {
  words(asked: Asked): AsyncGenerator<string>;
}

/** A model that says more than this is cut off. */
const MOST_BYTES = 256 * 1024;
const CONNECT_MS = 2000;

/** `https://host/v1` and a bare `https://host` are both taken, and so is the full address. */
function endpointOf(url: string): URL {
  const endpoint = new URL(url);
  const path = endpoint.pathname.replace(/\/+$/, '');
  if (!path.endsWith('/chat/completions')) endpoint.pathname = `${path || '/v1'}/chat/completions`;
  return endpoint;
}

export function createChatModel({ url, key, model }: AssistantSettings): ChatModel {
  const endpoint = endpointOf(url);
  const kept = new Agent({ connections: 16, connect: { timeout: CONNECT_MS } });
  return {
    async *words({ system, user, maxTokens, firstMs, totalMs, signal }) {
      const late = new AbortController();
      const first = setTimeout(() => late.abort(new Error('The model said nothing in time')), firstMs);
      const signals = [late.signal, AbortSignal.timeout(totalMs), ...(signal ? [signal] : [])];
      try {
        const { statusCode, headers, body } = await request(endpoint, {
          dispatcher: kept,
          method: 'POST',
          signal: AbortSignal.any(signals),
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({
            model,
            stream: true,
            temperature: 0,
            max_tokens: maxTokens,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: user },
            ],
          }),
        });
        // A body that is left before its end says so by an event, which nobody else hears.
        body.on('error', () => undefined);
        if (statusCode !== 200) {
          body.destroy();
          throw new Error(`The model answered ${statusCode}`);
        }
        const whole = !String(headers['content-type']).startsWith('text/event-stream');
        for await (const words of whole ? wordsAtOnce(body) : wordsOf(body)) {
          clearTimeout(first);
          yield words;
        }
      } finally {
        clearTimeout(first);
      }
    },
  };
}

/** The lines of a body, one at a time; the last may lack its end. */
async function* linesOf(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new Error('The model says too much');
    const lines = (text + decoder.decode(piece, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
  yield text;
}

async function* wordsOf(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const line of linesOf(body)) {
    if (!line.startsWith('data:')) continue;
    const data = line.slice('data:'.length).trim();
    if (data === '[DONE]') return;
    const words = contentOf(data, 'delta');
    if (words) yield words;
  }
}

/** A server that does not stream answers all at once. */
async function* wordsAtOnce(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let text = '';
  for await (const line of linesOf(body)) text += `${line}\n`;
  const words = contentOf(text, 'message');
  if (words) yield words;
}

/** The words of one JSON answer; empty for anything that is none. */
function contentOf(json: string, within: 'delta' | 'message'): string {
  try {
    const { choices } = JSON.parse(json) as {
      choices?: { delta?: { content?: unknown }; message?: { content?: unknown } }[];
    };
    const content = choices?.[0]?.[within]?.content;
    return typeof content === 'string' ? content : '';
  } catch {
    return '';
  }
}
