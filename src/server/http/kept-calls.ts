import type { IncomingMessage, ServerResponse } from 'node:http';
import { admit, answer, type CallAnswer, type CallRequest } from '../calls/answer.ts';
import { type KeptAnswers, keptTermsOf } from '../calls/kept-answers.ts';
import { type Compressed, nameOf } from '../calls/kept-bytes.ts';
import { acceptedEncodings, identity } from '../page-store/encoding.ts';
import { collectPage, storePage } from '../page-store/tags.ts';
import type { Services } from '../services.ts';
import { dataHeaders } from './headers.ts';
import { readBody } from './request.ts';

/** The inputs of calls that are kept are short; a longer one is answered as any other. */
const LONGEST_INPUT = 1000;

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/** Either sent from what is kept, with its status, or to be sent. */
export type Told = { sent: number } | { answer: CallAnswer };

/**
 * Answers calls of guests from what is kept (../calls/kept-answers.ts), and keeps what was asked before. A caller with a
 * token, another type or a long input is none of these: null, and the body is unread.
 */
export function createKeptCalls(services: Services, answers: KeptAnswers) {
  const fixed = [...dataHeaders(services.config.https), ['content-type', 'application/json; charset=utf-8']];

  function send({ req, res }: Exchange, requestId: string, body: Compressed): Promise<void> | void {
    const made = body.in(acceptedEncodings(req.headers['accept-encoding'] as string | undefined));
    const headers = [...fixed.flat(), 'x-request-id', requestId];
    if (body.varies) headers.push('vary', 'accept-encoding');
    if (made.encoding !== identity) headers.push('content-encoding', nameOf(made.encoding));
    const end = (bytes: Buffer) => {
      if (res.destroyed) return;
      res.writeHead(200, [...headers, 'content-length', String(bytes.length)]).end(bytes);
    };
    return made.body instanceof Promise ? made.body.then(end) : end(made.body);
  }

  /** Runs the call as ever, and keeps its answer where it may be. */
  async function make(key: string, call: CallRequest): Promise<CallAnswer> {
    const since = answers.generations.begin();
    try {
      const { result, tags, storable } = await collectPage(() => {
        storePage();
        return answer(services, call);
      });
      const own = [...tags, ...(keptTermsOf(call.path)?.tags ?? [])];
      const whole = result.status === 200 && 'result' in result.body && !result.cookies?.length;
      if (whole && storable && own.length > 0)
        answers.keep(key, { json: JSON.stringify(result.body), tags: own }, since);
      return result;
    } finally {
      answers.generations.end();
    }
  }

  return async (call: CallRequest, exchange: Exchange): Promise<Told | null> => {
    const terms = keptTermsOf(call.path);
    if (!terms || !isPlain(call, exchange.req)) return null;
    const text = (await readBody(exchange.req, LONGEST_INPUT))?.toString('utf8') ?? '';
    const key = `${call.path} ${text}`;
    const kept = answers.find(key);
    if (!kept) return { answer: await make(key, { ...call, body: async () => text }) };
    const refused = await admit(services, call, terms.limit);
    if (refused) return { answer: refused };
    await send(exchange, call.requestId, kept);
    return { sent: 200 };
  };
}

function isPlain(call: CallRequest, req: IncomingMessage): boolean {
  const length = req.headers['content-length'];
  return (
    req.method === 'POST' &&
    call.authorization === null &&
    call.contentType.startsWith('application/json') &&
    length !== undefined &&
    Number(length) <= LONGEST_INPUT
  );
}
