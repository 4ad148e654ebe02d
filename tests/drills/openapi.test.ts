import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';

const ROSE = { email: 'rose@exemple.test', password: 'une phrase de rose 12' };
let site: BuiltServer;
beforeAll(async () => {
  const admin = { ADMIN_EMAIL: ROSE.email, ADMIN_PASSWORD: ROSE.password };
  site = await startBuiltServer({ SEED: 'empty', ...admin, RATE_LIMIT_FACTOR: '1' });
}, 200_000);
afterAll(() => site.remove());

interface Document {
  paths: Record<string, { post: { 'x-access': string } }>;
}

async function read(path: string, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(site.url + path, { headers });
  return { status: answer.status, body: (await answer.json()) as Document & { code?: string } };
}

const accessesOf = ({ paths }: Document) => [
  ...new Set(Object.values(paths).map(({ post }) => post['x-access'])),
];
const signIn = async (input: object, by = 'user/login_with_password') =>
  String((await callSite(site, by, input)).token);

it('what anybody reads of the API is what anybody or a user may call', async () => {
  const { status, body } = await read('/api/openapi.json');
  expect(status).toBe(200);
  expect(accessesOf(body).sort()).toEqual(['anyone', 'demo', 'session', 'test', 'user']);
  expect(Object.keys(body.paths).filter((path) => path.startsWith('/api/admin/'))).toEqual([]);
  expect(body.paths).toHaveProperty('/api/user/get_my_info');
});

it('what staff reads is all there is, and nobody else reads it', async () => {
  const guest = await read('/api/openapi-staff.json');
  expect(guest).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await read('/api/openapi-staff.json', 'nobody-knows-this-token')).toMatchObject({ status: 401 });
  const ines = await signIn(
    { email: 'ines@exemple.test', password: 'une phrase d’inès 12' },
    'user/register_with_email',
  );
  expect(await read('/api/openapi-staff.json', ines)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  const staff = await read('/api/openapi-staff.json', await signIn(ROSE));
  expect(staff.status).toBe(200);
  expect(staff.body.paths).toHaveProperty('/api/admin/site_state');
  const open = Object.keys((await read('/api/openapi.json')).body.paths);
  for (const path of open) expect(staff.body.paths).toHaveProperty([path]);
});

it('is not given more often than a program needs it', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${site.url}/api/openapi.json`)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 429]));
});
