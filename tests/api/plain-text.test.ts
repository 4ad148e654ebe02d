import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FOLLOW_PATH } from '#src/features/lists/live/live.ts';
import { openCall } from '#src/server/calls/answer.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { findStream } from '#src/server/calls/streams.ts';
import { join } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { samplesOf } from '#tests/support/schema-samples.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = (await join(app, 'rose')).token;
});
afterAll(() => app.close());

/** Nothing that a database keeps as text; each stands at the end of text that is right but for it. */
const UNKEPT = ['\0', '\ud800', '\udc00'];

const callsWithText = () =>
  registeredCalls()
    .map(({ path, input }) => ({
      path,
      samples: samplesOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })),
    }))
    .filter(({ samples }) => samples.length > 0);

const send = (path: string, json: string) => app.send(path, json, { authorization: `Bearer ${token}` });

describe('a string that no database keeps', () => {
  it('is refused in each field of each call, by its place, and nothing fails', async () => {
    const calls = callsWithText();
    expect(calls.length).toBeGreaterThan(150);
    for (const { path, samples } of calls)
      for (const { field, withText } of samples)
        for (const end of UNKEPT) {
          const { status, body } = await send(path, JSON.stringify(withText(end)));
          const said = `${path} ${field}: ${status} ${JSON.stringify(body)}`;
          if (status === 403 || status === 401) continue;
          expect([status, body.code], said).toEqual([200, 'invalid_input']);
          expect(body.fields, said).toHaveProperty([field]);
        }
  });

  it('is refused in the name of a field, in a list, and as the whole of what is sent', async () => {
    const prop = { list_uuid: crypto.randomUUID(), props: { 'a\0b': 'x', bon: 'été 🍼' } };
    const named = await send('/api/list/update_many_props', JSON.stringify(prop));
    expect(named.body).toMatchObject({
      code: 'invalid_input',
      fields: { 'props.a\ufffdb': expect.any(String) },
    });
    expect(Object.keys(named.body.fields as object)).toHaveLength(1);
    const listed = await send('/api/admin/check_links', JSON.stringify({ hrefs: ['/', '/\ud800'] }));
    expect(listed.status).not.toBe(500);
    expect((await send('/api/list/get', JSON.stringify('\0'))).body.code).toBe('invalid_input');
  });

  it('is refused before a stream opens', async () => {
    const stream = findStream(FOLLOW_PATH);
    if (!stream) throw new Error('no stream');
    const request = {
      path: FOLLOW_PATH,
      contentType: 'application/json',
      authorization: `Bearer ${token}`,
      sessionUuid: null,
      ip: '127.0.0.1',
      userAgent: 'tests',
      requestId: 'test',
      body: async () => JSON.stringify({ list_uuid: 'a\0' }),
    };
    await expect(openCall(app.services, stream, request)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { list_uuid: expect.any(String) },
    });
  });

  it('does not confuse whole characters with halves', async () => {
    const { body } = await app.send('/api/search/instant', JSON.stringify({ query: '🍼 œuf 𝒜' }));
    expect(body.result).toBeDefined();
  });
});

it('refuses JSON as deep as no screen sends, without failing', async () => {
  const deep = (n: number) => `{"list_uuid":"x","props":${'{"a":'.repeat(n)}1${'}'.repeat(n)}}`;
  for (const n of [101, 5000]) {
    const { status, body } = await send('/api/list/update_many_props', deep(n));
    expect([status, body.code]).toEqual([200, 'invalid_input']);
  }
});
