import type * as z from 'zod/mini';
import type { Access, CallPath } from '#src/calls/contract.ts';
import type { Ctx } from './context.ts';

/** The sender of an open stream's events. */
export interface Feed {
  /** One event, as JSON. A reader that does not keep up is cut off: it comes back and reads afresh. */
  send(event: unknown): void;
  /** The same under a name of its own. */
  say(name: string, event: unknown): void;
  /** Nothing follows: the answer is over. */
  end(): void;
}

/** An answer that goes on: `POST {path}`, read as `text/event-stream` by fetch (EventSource sends no Bearer). */
export interface Stream<I = unknown> {
  access: Access;
  /** The events it sends, with their names, for the API's description. */
  about: string;
  codes?: readonly string[];
  input: z.ZodMiniType<I>;
  /** Starts feeding and answers how to stop. Throws DomainError as a call does, before anything is sent. */
  open(ctx: Ctx, input: I, feed: Feed): Promise<() => void>;
  /** Asked again now and then, of many at a time: a stream that is not among the answer ends. */
  stillAllowed(all: readonly Asked<I>[]): Promise<ReadonlySet<Asked<I>>>;
}

/** A stream as the API's description shows it. */
export type DescribedStream = Pick<Stream, 'access' | 'about' | 'codes' | 'input'> & { path: CallPath };

/** The caller of an open stream, and the input it was opened with. */
export interface Asked<I = unknown> {
  ctx: Ctx;
  input: I;
}

const streams = new Map<CallPath, Stream>();

export function registerStream<I>(path: CallPath, stream: Stream<I>): void {
  if (streams.has(path)) throw new Error(`${path} is registered twice`);
  streams.set(path, stream as unknown as Stream);
}

/** Every stream, with its path: the API's description lists them beside the calls. */
export function registeredStreams(): DescribedStream[] {
  return [...streams].map(([path, { access, about, codes, input }]) => ({
    path,
    access,
    about,
    codes,
    input,
  }));
}

export function findStream(path: string): Stream | undefined {
  return streams.get(path as CallPath);
}
