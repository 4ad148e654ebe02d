import { beforeEach, expect, it, vi } from 'vitest';
import { configureClient, post } from '#src/calls/client.ts';

const WANTED = { err: 'Confirmez.', code: 'proof_required', methods: ['password', 'totp'] };
const prove = vi.fn(async (): Promise<boolean> => true);
const sent: string[] = [];
let answers: object[] = [];

beforeEach(() => {
  prove.mockReset();
  sent.length = 0;
  configureClient({
    prove,
    transport: async (_path, json) => {
      sent.push(json);
      return { status: 200, text: JSON.stringify(answers.shift()) };
    },
  });
});

it('sends a call that wants a proof again, as it was, once the person gave it', async () => {
  answers = [WANTED, { result: 'fait' }];
  prove.mockResolvedValue(true);
  await expect(post('/api/x', { a: 1 })).resolves.toBe('fait');
  expect(prove).toHaveBeenCalledExactlyOnceWith(['password', 'totp']);
  expect(sent).toEqual(['{"a":1}', '{"a":1}']);
});

it('says that nothing was done when the person closed the question', async () => {
  answers = [WANTED];
  prove.mockResolvedValue(false);
  await expect(post('/api/x', {})).rejects.toMatchObject({
    status: 200,
    code: 'proof_cancelled',
    message: expect.stringContaining('Rien n’a été fait'),
  });
  expect(sent).toHaveLength(1);
});

it('asks once for a call, whatever it is answered then, and for nothing but a missing proof', async () => {
  answers = [WANTED, WANTED, { err: 'Non.', code: 'conflict' }];
  prove.mockResolvedValue(true);
  await expect(post('/api/x', {})).rejects.toMatchObject({ code: 'proof_required' });
  await expect(post('/api/x', {})).rejects.toMatchObject({ code: 'conflict' });
  expect(prove).toHaveBeenCalledTimes(1);
});
