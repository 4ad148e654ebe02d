import { type LogFn, type Logger, pino, stdSerializers } from 'pino';
import { causeOf, faultOf } from './db/faults.ts';
import { OUTAGE, outagesOf } from './outages.ts';

export type Log = Logger;

/**
 * An error as it may be logged: a failed query's parameters hold people's data and are left out, from its
 * message, its stack and its cause alike.
 */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { message: wordsOf(error) };
  const cut = (text: string) => text.replace(/\nparams:[^\n]*/g, '').slice(0, 4000);
  const { type, message, stack } = stdSerializers.err(error);
  const { code } = error as { code?: unknown };
  return {
    type,
    message: cut(message),
    stack: cut(stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: cut(error.cause.message) } : {}),
  };
}

/** Some libraries throw plain objects that hold what an error would. */
function wordsOf(thrown: unknown): string {
  const { message } = (thrown ?? {}) as { message?: unknown };
  return typeof message === 'string'
    ? message.replace(/\nparams:[^\n]*/g, '').slice(0, 4000)
    : String(thrown);
}

/** A database that is away fails everything at once, wherever that is noticed: it is one trouble, and a line a minute. */
function heldBack(this: Logger, given: Parameters<LogFn>, write: LogFn): void {
  const [fields, message] = given as unknown as [{ err?: unknown } | undefined, string | undefined];
  const fault = message === OUTAGE ? null : faultOf(fields?.err);
  const { err, ...more } = fields ?? {};
  if (fault) outagesOf(this).failed(causeOf(fault), err, { ...more, of: message, fault });
  else write.apply(this, given);
}

/**
 * JSON lines on stdout. Nothing that opens something may be logged: callers pass ids, never tokens, cards,
 * addresses or bodies; the redaction below is a second line, not the first.
 */
export function createLog(level: string, destination?: { write(line: string): void }, worker?: number): Log {
  const options = {
    level,
    base: worker === undefined ? undefined : { worker },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggable },
    hooks: { logMethod: heldBack },
    redact: {
      paths: ['password', 'token', 'email', 'authorization', 'cookie', '*.password', '*.token', '*.email'],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options, pino.destination({ sync: false }));
}
