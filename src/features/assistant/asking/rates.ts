import type { LimitPolicy } from '#src/server/limits.ts';

/** docs/spec/calls.md §/api/assistant/: 60 questions a minute and 600 a day an address. */
export const BY_MINUTE: LimitPolicy = { name: 'milla-minute', points: 60, seconds: 60 };
export const BY_DAY: LimitPolicy = { name: 'milla-day', points: 600, seconds: 86_400 };
export const RATES: LimitPolicy = { name: 'milla-rates', points: 60, seconds: 60 };
