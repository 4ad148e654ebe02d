import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * JSON lines on stdout. Nothing that opens something may be logged: callers pass ids, never tokens, cards,
 * addresses or bodies; the redaction below is a second line, not the first.
 */
export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'email', 'authorization', 'cookie', '*.password', '*.token', '*.email'],
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options, pino.destination({ sync: false }));
}
