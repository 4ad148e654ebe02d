import { expect, it } from 'vitest';
import { ask } from '#src/features/assistant/asking/ask.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';

const never = () => new Promise<never>(() => {});

it('answers a danger while the store of the counts does not answer, and keeps other questions waiting', async () => {
  const ctx = { ip: '192.0.2.1', requestId: 'r', services: { limits: { takeAll: never } } } as unknown as Ctx;
  const input = { conversation: null, term: null };
  const danger = ask(ctx, { ...input, question: 'mon bébé ne respire plus' });
  const soon = new Promise<null>((done) => setTimeout(done, 200, null));
  const answer = (await Promise.race([danger, soon]))?.answer;
  expect(answer?.kind).toBe('urgent');
  expect(answer?.id).toMatch(/^[0-9a-f-]{36}$/);
  const other = ask(ctx, { ...input, question: 'Que mettre dans la valise ?' }).then(() => 'answered');
  expect(await Promise.race([other, new Promise((done) => setTimeout(done, 50, 'waits'))])).toBe('waits');
});
