import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** A refusal by the engine itself, with the code of its documentation. */
export class MeilisearchRefusal extends Error {
  override readonly name = 'MeilisearchRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface HttpLimits {
  /** Milliseconds a search may take; indexing calls get ten times that. */
  searchTimeout: number;
}

type HttpClient = (input: Parameters<typeof fetch>[0], init?: RequestInit) => Promise<unknown>;

const options = { keepAlive: true, maxSockets: 64, maxFreeSockets: 16, scheduling: 'lifo' } as const;

function readBody(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    response.on('error', reject);
    response.on('aborted', () => reject(new Error('connection closed during the answer')));
  });
}

/** Sends it and reads the answer. A timer costs a tenth of an AbortSignal, whose error is written out for each that fires. */
async function within(timeout: number, request: ClientRequest, body: string) {
  const late = setTimeout(() => request.destroy(new Error(`no answer within ${timeout} ms`)), timeout);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
      request.end(body);
    });
    return { status: response.statusCode ?? 0, text: await readBody(response) };
  } finally {
    clearTimeout(late);
  }
}

function refusal(status: number, body: string): MeilisearchRefusal {
  try {
    const parsed = JSON.parse(body) as { code?: string; message?: string };
    return new MeilisearchRefusal(status, parsed.code ?? 'unknown', parsed.message ?? body.slice(0, 200));
  } catch {
    return new MeilisearchRefusal(status, 'unknown', body.slice(0, 200));
  }
}

/**
 * An `httpClient` for the Meilisearch SDK on kept-alive sockets. `fetch` sends headers and body in two
 * packets and meets the delayed acknowledgement of the other side, 40 ms a call; `end(body)` sends one.
 */
export function createHttpClient(limits: HttpLimits): { send: HttpClient; close(): void } {
  const http = new HttpAgent(options);
  const https = new HttpsAgent(options);

  const send: HttpClient = async (input, init = {}) => {
    const url = new URL(String(input));
    const secure = url.protocol === 'https:';
    const body = typeof init.body === 'string' ? init.body : '';
    const headers = Object.fromEntries(new Headers(init.headers));
    if (body) headers['content-length'] = String(Buffer.byteLength(body));
    const request = (secure ? httpsRequest : httpRequest)(url, {
      agent: secure ? https : http,
      method: init.method ?? 'GET',
      headers,
    });
    const timeout = url.pathname.endsWith('search') ? limits.searchTimeout : limits.searchTimeout * 10;
    const { status, text } = await within(timeout, request, body);
    if (status >= 400) throw refusal(status, text);
    return text ? JSON.parse(text) : undefined;
  };

  return {
    send,
    close() {
      http.destroy();
      https.destroy();
    },
  };
}
