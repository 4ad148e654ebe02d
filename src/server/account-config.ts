import { resolve } from 'node:path';

/** The readers of a config that accounts need (config.ts). */
export interface AccountReader {
  optional(name: string): string | null;
  flag(name: string): boolean;
  choice<const T extends string>(name: string, options: readonly T[], otherwise: T): T;
}

/** The proofs that a session takes, and the passwords that nobody may choose. */
export function accountSettings(read: AccountReader, production: boolean) {
  const leaks = read.optional('LEAKED_PASSWORDS');
  return {
    staffSecondFactor: read.choice('STAFF_SECOND_FACTOR', ['0', '1'], production ? '1' : '0') === '1',
    bindSessions: read.flag('BIND_SESSIONS'),
    /** A file of published leaks, whole (leak-file.server.ts); null: the commonest of them, packaged. */
    leakedPasswords: leaks === null ? null : resolve(leaks),
  };
}
