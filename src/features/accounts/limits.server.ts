import type { LimitPolicy } from '#src/server/limits.ts';

/** The limits of coming in (docs/spec/decisions.md §28), each counted before the work it guards. */

export const REGISTRATIONS: LimitPolicy = { name: 'register', points: 100, seconds: 3600 };
/** By account and address: nobody is kept out by another person's failures elsewhere. */
export const FAILED_LOGINS: LimitPolicy = { name: 'login-account-ip', points: 10, seconds: 900 };
export const FAILED_LOGINS_IP: LimitPolicy = { name: 'login-ip', points: 200, seconds: 900 };
/** Failures of one account, wherever they come from: beyond them `brakeLogin` slows the next ones down. */
export const FAILED_LOGINS_ACCOUNT: LimitPolicy = { name: 'login-account', points: 20, seconds: 3600 };
/** Failures of one browser that the account knows, which does not wait behind those of others. */
export const FAILED_LOGINS_DEVICE: LimitPolicy = { name: 'login-device', points: 5, seconds: 3600 };
/** Logins with Google, Apple or Facebook, by address. */
export const PROVIDER_LOGINS: LimitPolicy = { name: 'provider-login', points: 200, seconds: 900 };

/** Mails to one account. */
export const RESETS: LimitPolicy = { name: 'password-reset', points: 5, seconds: 3600 };
/** The same, by the address that asks: nobody is written to by the hundred. */
export const RESETS_IP: LimitPolicy = { name: 'password-reset-ip', points: 60, seconds: 3600 };
export const VERIFICATIONS: LimitPolicy = { name: 'verify-email', points: 5, seconds: 3600 };

/** A signed-in person's own password, asked again. */
export const PASSWORD_CHECKS: LimitPolicy = { name: 'own-password', points: 10, seconds: 900 };
/** A code has a million values: guesses are counted by account, wherever they come from (code-guesses.server.ts). */
export const GUESSES: LimitPolicy = { name: 'totp', points: 10, seconds: 900 };
/** Those of one browser that the account knows, which strangers do not use up. */
export const GUESSES_DEVICE: LimitPolicy = { name: 'totp-device', points: 5, seconds: 3600 };
/** Letters that say that somebody gives wrong codes after the right password, by account. */
export const GUESSES_TOLD: LimitPolicy = { name: 'totp-told', points: 1, seconds: 86_400 };

/** Challenges for anybody's passkey, by address: a login page asks for one each time it opens. */
export const PASSKEY_CHALLENGES: LimitPolicy = { name: 'passkey-challenge', points: 600, seconds: 900 };
/** Answers with a passkey, by address. */
export const PASSKEY_LOGINS: LimitPolicy = { name: 'passkey-login', points: 200, seconds: 900 };
/** Passkeys asked for and added, by account. */
export const PASSKEYS_MADE: LimitPolicy = { name: 'passkey-made', points: 60, seconds: 900 };
/** Ten hashes each. */
export const RECOVERY_CODES_MADE: LimitPolicy = { name: 'recovery-codes', points: 10, seconds: 3600 };
