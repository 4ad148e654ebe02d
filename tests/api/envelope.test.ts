import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallRequest } from '#src/server/calls/answer.ts';
import { openApi } from '#src/server/calls/openapi.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { registeredStreams } from '#src/server/calls/streams.ts';
import { join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
const tokens: Record<'guest' | 'user' | 'admin' | 'cms', string | null> = {
  guest: null,
  user: null,
  admin: null,
  cms: 'cms-key-of-the-tests',
};
type Role = keyof typeof tokens;

beforeAll(async () => {
  app = await startTestApp();
  tokens.user = (await join(app, 'ines')).token;
  tokens.admin = (await join(app, 'rose')).token;
});
afterAll(() => app.close());

const MAY: Record<string, Role[]> = {
  anyone: ['guest', 'user', 'admin', 'cms'],
  test: ['guest', 'user', 'admin', 'cms'],
  demo: ['guest', 'user', 'admin', 'cms'],
  user: ['user', 'admin'],
  session: ['user', 'admin'],
  admin: ['admin'],
  demoAdmin: ['admin'],
  cms: ['admin', 'cms'],
};
const mayOf = (access: string) => (access.startsWith('staff:') ? MAY.admin : MAY[access]);

describe('every registered call', () => {
  it('lets in who its contract says and refuses everyone else, whatever they send', async () => {
    for (const contract of registeredCalls()) {
      for (const role of Object.keys(tokens) as Role[]) {
        const token = tokens[role];
        // An input that no call accepts: who may call gets invalid_input, and nothing is changed.
        const given = await app.send(contract.path, '{"no call takes this": 1}', {
          authorization: token && `Bearer ${token}`,
        });
        const said = `${contract.path} as ${role}: ${JSON.stringify(given.body)}`;
        if (mayOf(contract.access)?.includes(role)) expect(given.body.code, said).toBe('invalid_input');
        else expect([401, 403], said).toContain(given.status);
      }
    }
  });

  it('is in the OpenAPI page with its schemas', async () => {
    const page = (await openApi(registeredCalls(), 'test')) as { paths: Record<string, unknown> };
    for (const { path } of registeredCalls()) expect(page.paths[path], path).toBeTruthy();
    expect(() => JSON.stringify(page)).not.toThrow();
  });

  it('stands there beside the answers that go on, which say the names of their events', async () => {
    const page = (await openApi([], 'test', registeredStreams())) as { paths: Record<string, object> };
    expect(Object.keys(page.paths).sort()).toEqual(['/api/assistant/stream', '/api/list/follow']);
    expect(page.paths['/api/assistant/stream']).toMatchObject({
      post: {
        summary: expect.stringMatching(/text \{delta\}.*citation.*tool.*done \{answer\}/),
        'x-codes': ['question_too_long'],
        responses: { 200: { content: { 'text/event-stream': {} } } },
      },
    });
  });
});

describe('the envelope', () => {
  const path = '/api/user/check_slug_available';

  it.each([
    ['not JSON', 400, '{"slug":', {}],
    ['another content type', 415, '{"slug":"a"}', { contentType: 'text/plain' }],
    ['a body over its limit', 413, JSON.stringify({ slug: 'a'.repeat(70_000) }), {}],
    ['a dead token', 401, '{"slug":"abc"}', { authorization: 'Bearer nobody' }],
  ] as [string, number, string, Partial<CallRequest>][])('answers %s with %i', async (_, status, ...sent) => {
    const [body, more] = sent;
    const given = await app.send(path, body, more);
    expect(given.status).toBe(status);
    expect(given.body).toMatchObject({ err: expect.any(String), code: expect.any(String) });
  });

  it('answers 404 for a call that does not exist', async () => {
    expect((await app.send('/api/user/become_admin', '{}')).status).toBe(404);
  });

  it('says in French which field is wrong', async () => {
    const given = await app.send(path, '{"slug": 12}');
    expect(given).toMatchObject({
      status: 200,
      body: { code: 'invalid_input', fields: { slug: expect.stringMatching(/^Attendu\s:\sdu texte\.$/) } },
    });
  });
});
