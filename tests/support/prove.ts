import { proofCalls } from '#src/features/accounts/proof.calls.ts';
import { PASSWORD } from '#tests/cast.ts';
import type { TestApp } from './app.ts';

/** Proves with the password, in the session of this token, that it is the person: the ⚿ calls answer for ten minutes. */
export async function prove(app: TestApp, token: string, password = PASSWORD): Promise<void> {
  await app.as(token, () => proofCalls.prove({ password }));
}
