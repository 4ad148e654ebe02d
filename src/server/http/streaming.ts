import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '#src/calls/domain-error.ts';
import { serverFr } from '#src/server/server.fr.ts';
import { isPerson } from '../calls/actor.ts';
import { type CallRequest, openCall, refusalOf } from '../calls/answer.ts';
import type { Ctx } from '../calls/context.ts';
import type { Asked, Stream } from '../calls/streams.ts';
import type { Services } from '../services.ts';
import { dataHeaders } from './headers.ts';
import { Heartbeat, write } from './heartbeat.ts';
import { sendJson } from './respond.ts';

const OPEN_PER_CALLER = 20;

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/** The open streams of this process: they end when it stops, so that the server can. */
export function createStreams(services: Services) {
  const heartbeat = new Heartbeat();
  const counts = new Map<string, number>();
  const count = (caller: string, change: 1 | -1) => {
    const left = (counts.get(caller) ?? 0) + change;
    if (left > 0) counts.set(caller, left);
    else counts.delete(caller);
  };

  async function serve(stream: Stream, request: CallRequest, { req, res }: Exchange): Promise<number> {
    try {
      const { ctx, input } = await openCall(services, stream, request);
      const caller = callerOf(ctx);
      if ((counts.get(caller) ?? 0) >= OPEN_PER_CALLER)
        throw new DomainError('rate_limited', serverFr.tooManyTabs, {
          status: 429,
          retryAfterSeconds: 60,
        });
      count(caller, 1);
      const stop = await openOf(stream, { ctx, input }, res).catch((error: unknown) => {
        count(caller, -1);
        throw error;
      });
      const kept = heartbeat.add({ res, stream, asked: { ctx, input }, caller });
      begin(res, services);
      res.once('close', () => {
        heartbeat.remove(kept);
        count(caller, -1);
        stop();
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
    close: () => heartbeat.close(),
  };
}

const openOf = (stream: Stream, { ctx, input }: Asked, res: ServerResponse) =>
  stream.open(ctx, input, {
    send: (event) => write(res, `data: ${JSON.stringify(event)}\n\n`),
    say: (name, event) => write(res, `event: ${name}\ndata: ${JSON.stringify(event)}\n\n`),
    end: () => res.end(),
  });

/** A person has so many on all their devices together; an admin in their name has their own. */
function callerOf({ actor, ip }: Ctx): string {
  return isPerson(actor) ? `person:${actor.impersonatorId ?? actor.personId}` : `address:${ip}`;
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
