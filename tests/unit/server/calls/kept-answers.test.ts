import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#src/calls/contract.ts';
import { KeptAnswers, keepAnswers } from '#src/server/calls/kept-answers.ts';
import { brotli, gzip, identity } from '#src/server/page-store/encoding.ts';

const MB = 1024 * 1024;

/** Asks for it twice, as what is kept must have been. */
function keep(
  answers: KeptAnswers,
  key: string,
  { json = '{"result":1}', tags = ['a'] }: { json?: string; tags?: string[] } = {},
): void {
  for (let time = 0; time < 2; time += 1) {
    const since = answers.generations.begin();
    answers.keep(key, { json, tags }, since);
    answers.generations.end();
  }
}

it('keeps what is asked a second time, until one of its tags is published', () => {
  const answers = new KeptAnswers(MB);
  const since = answers.generations.begin();
  answers.keep('x', { json: '1', tags: ['a'] }, since);
  expect(answers.find('x')).toBeNull();
  keep(answers, 'x', { tags: ['a', 'b'] });
  expect(answers.find('x')).not.toBeNull();
  answers.forget(['c']);
  expect(answers.find('x')).not.toBeNull();
  answers.forget(['b']);
  expect(answers.find('x')).toBeNull();
  expect(answers.bytes).toBe(0);
});

it('keeps no answer that was overtaken while it was made', () => {
  const answers = new KeptAnswers(MB);
  const first = answers.generations.begin();
  answers.keep('x', { json: '1', tags: ['a'] }, first);
  const since = answers.generations.begin();
  answers.forget(['a']);
  answers.keep('x', { json: '1', tags: ['a'] }, since);
  answers.generations.end();
  expect(answers.find('x')).toBeNull();
});

it('forgets everything when every page is published', () => {
  const answers = new KeptAnswers(MB);
  for (const key of ['x', 'y']) keep(answers, key, { tags: [key] });
  answers.forget(['*']);
  expect([answers.size, answers.bytes]).toEqual([0, 0]);
});

it('holds so many bytes: the least recently asked goes, and one too large never comes', () => {
  const answers = new KeptAnswers(60_000);
  const json = JSON.stringify('a'.repeat(500));
  for (let n = 0; n < 40; n += 1) keep(answers, `k${n}`, { json });
  answers.find('k0');
  for (let n = 40; n < 80; n += 1) {
    keep(answers, `k${n}`, { json });
    answers.find('k0');
  }
  expect(answers.bytes).toBeLessThanOrEqual(60_000);
  expect(answers.find('k0')).not.toBeNull();
  expect(answers.find('k1')).toBeNull();
  keep(answers, 'large', { json: JSON.stringify('a'.repeat(20_000)) });
  expect(answers.find('large')).toBeNull();
});

it('answers in the encoding that is wanted, compressed once', async () => {
  const answers = new KeptAnswers(MB);
  const json = JSON.stringify({ result: 'une phrase '.repeat(300) });
  keep(answers, 'x', { json });
  const kept = answers.find('x');
  expect(String(await kept?.in([identity]).body)).toBe(json);
  const made = await Promise.all([kept?.in([brotli, gzip]).body, kept?.in([brotli]).body]);
  expect(made[0]).toBe(made[1]);
  expect(String(brotliDecompressSync(made[0] as Buffer))).toBe(json);
  expect(String(gunzipSync((await kept?.in([gzip]).body) as Buffer))).toBe(json);
  expect(kept?.varies).toBe(true);
  keep(answers, 'short', { json: '1' });
  expect(answers.find('short')?.in([brotli]).encoding).toBe(identity);
});

it('is refused to a call that changes something, or is not anyone’s', () => {
  const nothing = { input: z.strictObject({}), output: z.object({}) };
  const changes = defineCall('/api/x/changes', { access: 'anyone', changes: true, ...nothing });
  const own = defineCall('/api/x/own', { access: 'user', changes: false, ...nothing });
  expect(() => keepAnswers(changes)).toThrow();
  expect(() => keepAnswers(own)).toThrow();
});
