import { randomBytes } from 'node:crypto';

/** A list has an address from registration; its owner chooses the real one at set-up (api.md, finish_setup). */
export function provisionalSlug(): string {
  return `liste-${randomBytes(6).toString('hex')}`;
}
