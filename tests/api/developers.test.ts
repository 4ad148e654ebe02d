import { afterAll, beforeAll, expect, it } from 'vitest';
import { ABOUT, callsFor, describeGroup, groupsOf } from '#src/features/developers/described.server.ts';
import { developerCalls } from '#src/features/developers/developers.calls.ts';
import { developersFr } from '#src/features/developers/developers.fr.ts';
import { curlOf, EXAMPLES } from '#src/features/developers/examples.ts';
import { type Desk, openDesk } from '../support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

const calls = (audience: 'public' | 'others') => callsFor(desk.app.services.config, audience);

it('shows what anybody and a person may call, each group under a French name', () => {
  const groups = groupsOf(calls('public'));
  expect(groups.map(({ group }) => group)).toEqual(expect.arrayContaining(['content', 'list', 'search']));
  for (const { group } of groups) expect(developersFr.groups).toHaveProperty([group]);
  const content = describeGroup(calls('public'), 'content');
  expect(content?.calls.map(({ path }) => path)).toContain('/api/content/get_post');
  expect(content?.calls.map(({ path }) => path)).not.toContain('/api/content/create_content');
  expect(content?.types.map(({ name }) => name)).toEqual(expect.arrayContaining(['Cover', 'PostCard']));
  expect(describeGroup(calls('public'), 'admin')).toBeNull();
});

it('says in French what each of them does, and of no call that is not there', () => {
  const all = [...calls('public'), ...calls('others')];
  const paths = all.map(({ path }) => path.slice('/api/'.length));
  expect(Object.keys(ABOUT).sort()).toEqual(paths.sort());
  const groups = new Set(paths.map((path) => path.split('/')[0] ?? ''));
  for (const group of groups) expect(developersFr.groups).toHaveProperty([group]);
  const shown = [...groups].flatMap((group) => describeGroup(all, group)?.calls ?? []);
  // French, and its spaces: none of the contracts' own sentences.
  const theirs = new Set(all.map(({ about }) => about?.replace(/^Ours: /, '')));
  expect(shown.filter(({ about }) => about === null || theirs.has(about) || / [;:?!]/.test(about))).toEqual(
    [],
  );
  const content = describeGroup(calls('public'), 'content');
  expect(content?.calls.find(({ path }) => path.endsWith('/get_post'))?.about).toBe(
    'Un article, et ceux qui lui ressemblent.',
  );
});

it('gives examples of calls that are there, with inputs that their schemas take', () => {
  const known = new Map(calls('public').map((call) => [call.path as string, call]));
  for (const example of EXAMPLES) {
    const call = known.get(`/api/${example.call}`);
    expect(call?.input.safeParse(example.input).success, example.call).toBe(true);
    expect(call?.get ?? false, example.call).toBe(example.get ?? false);
    expect(curlOf(example, 'https://exemple.fr')).toContain(`https://exemple.fr/api/${example.call}`);
  }
});

it('shows the others to whoever holds the right alone', async () => {
  const ask = (group: string | null) => developerCalls.describeCalls({ group });
  const { groups, described } = await desk.asRose(() => ask('admin'));
  expect(groups.map(({ group }) => group)).toContain('business');
  expect(described?.calls.find(({ path }) => path.endsWith('/create_api_token'))).toMatchObject({
    access: 'équipe, droit settings',
    codes: expect.arrayContaining(['proof_required']),
  });
  expect(described?.calls.find(({ path }) => path.endsWith('/list_api_tokens'))?.about).toBe(
    'Les jetons, leurs droits, leur fin et leur dernier emploi.',
  );
  expect((await desk.asRose(() => ask('rien'))).described).toBeNull();
  await expect(desk.asInes(() => ask('admin'))).rejects.toMatchObject({ status: 403 });
  await expect(ask('admin')).rejects.toMatchObject({ status: 401 });
  await expect(desk.asRose(() => ask('x'.repeat(41)))).rejects.toMatchObject({ code: 'invalid_input' });
});
