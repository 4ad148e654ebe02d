import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '#src/calls/domain-error.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { type CallRequest, openCall, refusalOf } from '../calls/answer.ts';
import type { Ctx } from '../calls/context.ts';
import type { Stream } from '../calls/streams.ts';
import type { Services } from '../services.ts';
import { dataHeaders } from './headers.ts';
import { sendJson } from './respond.ts';

const BEAT_MS = 15_000;
/** A reader this far behind is cut off. */
const BACKLOG_BYTES = 256 * 1024;
const OPEN_PER_CALLER = 20;

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/** The open streams of this process: they end when it stops, so that the server can. */
export function createStreams(services: Services) {
  const open = new Map<ServerResponse, string>();

  async function serve(stream: Stream, request: CallRequest, { req, res }: Exchange): Promise<number> {
    try {
      const { ctx, input } = await openCall(services, stream, request);
      const caller = ctx.actor.role === 'guest' ? ctx.ip : JSON.stringify(ctx.actor);
      if ([...open.values()].filter((one) => one === caller).length >= OPEN_PER_CALLER)
        throw new DomainError('rate_limited', serverFr.tooManyTabs, {
          status: 429,
          retryAfterSeconds: 60,
        });
      const stop = await stream.open(ctx, input, {
        send: (event) => write(res, `data: ${JSON.stringify(event)}\n\n`),
      });
      open.set(res, caller);
      begin(res, services);
      const beat = setInterval(() => keep(stream, { ctx, input, res }), BEAT_MS).unref();
      res.once('close', () => {
        clearInterval(beat);
        stop();
        open.delete(res);
      });
      if (res.destroyed) res.emit('close');
      return 200;
    } catch (error) {
      const { status: told, body, headers } = refusalOf(services, request, error);
      // A stream that is refused with 200 is refused for good; this one is worth asking for again.
      const status = body.code === 'unavailable' ? 503 : told;
      await sendJson(req, res, {
        status,
        json: body,
        https: services.config.https,
        headers: Object.entries(headers),
      });
      return status;
    }
  }

  return {
    serve,
    close() {
      for (const res of open.keys()) res.end();
    },
  };
}

function begin(res: ServerResponse, services: Services): void {
  const headers: [string, string][] = [
    ...dataHeaders(services.config.https),
    ['content-type', 'text/event-stream; charset=utf-8'],
    // nginx would hold events back until its buffer is full.
    ['x-accel-buffering', 'no'],
  ];
  res.writeHead(200, headers.flat());
  res.write(': open\n\n');
}

function write(res: ServerResponse, text: string): void {
  if (res.destroyed || res.writableEnded) return;
  if (res.writableLength > BACKLOG_BYTES) res.destroy();
  else res.write(text);
}

/** Says that the line is alive, and ends the stream of a session that ended. */
async function keep(stream: Stream, { ctx, input, res }: { ctx: Ctx; input: unknown; res: ServerResponse }) {
  write(res, ': beat\n\n');
  const allowed = await stream.stillAllowed(ctx, input).catch(() => true);
  if (!allowed) res.end();
}
