import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXAMPLES, queryOf } from '#src/features/developers/examples.ts';
import { entryArguments } from '../support/built-server.ts';
import { expect, test } from '../support/e2e.ts';

const ROOT = join(import.meta.dirname, '../..');

test('every example of the documentation is answered as it stands', async ({ request }) => {
  let token = '';
  for (const { call, input, get, signedIn } of EXAMPLES) {
    const headers: Record<string, string> = signedIn ? { authorization: `Bearer ${token}` } : {};
    const answer = get
      ? await request.get(`/api/${call}?${queryOf(input)}`, { headers })
      : await request.post(`/api/${call}`, { headers, data: input });
    const body = (await answer.json()) as { result?: { token?: string }; code?: string };
    // A second run on the same site finds the account of the first.
    const isKnown = call === 'user/register_with_email' && body.code === 'email_taken';
    expect(isKnown || body.result !== undefined, `${call}: ${JSON.stringify(body).slice(0, 200)}`).toBe(true);
    token = body.result?.token ?? token;
  }
});

test('the page leads to each group, and a group shows what a call takes and answers', async ({ page }) => {
  await page.goto('/developpeurs');
  await page.getByRole('link', { name: /Les contenus/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Les contenus' })).toBeVisible();
  const call = page.getByRole('region', { name: '/api/content/list_items' });
  await expect(call).toContainText('GET aussi');
  await expect(call).toContainText('per_page?: number; // 1–60, default 20');
  await expect(call.getByText('curl').first()).toContainText('namespace=post&category=grossesse');
  await expect(page.getByText('/api/content/create_content')).toHaveCount(0);
});

const USE = `import { ApiError, createClient } from './client.ts';
const client = createClient({ origin: process.argv[2] ?? '' });
const asked = { namespace: 'post' as const, per_page: 2, keys: ['slug' as const] };
const items = await client.content.list_items(asked);
const slugs: (string | undefined)[] = items.items.map(({ slug }) => slug);
const first = await client.read('content/list_items', asked);
const again = await client.read('content/list_items', asked, first.changed ? first.etag : '');
const refused = await client.content
  .get_item({ namespace: 'post', slug: 'nulle-part' })
  .catch((error: unknown) => (error instanceof ApiError ? error.status : null));
// @ts-expect-error: a namespace that is none
client.content.list_items({ namespace: 'tout' }).catch(() => {});
console.log(JSON.stringify({ slugs: slugs.length, again: again.changed, refused }));
`;

test('the client that is written compiles, and calls the running site', async ({ baseURL }) => {
  test.setTimeout(60_000);
  const folder = mkdtempSync(join(tmpdir(), 'merveille-client-'));
  try {
    execFileSync(process.execPath, entryArguments(['client', folder, '--all']), { cwd: ROOT });
    writeFileSync(join(folder, 'use.ts'), USE);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const options = '--noEmit --strict --noUncheckedIndexedAccess --target es2022 --module nodenext';
    const tsc = [
      ...options.split(' '),
      '--allowImportingTsExtensions',
      '--typeRoots',
      `${ROOT}/node_modules/@types`,
    ];
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), [...tsc, '--types', 'node', 'use.ts'], { cwd: folder });
    const said = execFileSync(process.execPath, [join(folder, 'use.ts'), baseURL ?? '']);
    expect(JSON.parse(String(said))).toEqual({ slugs: 2, again: false, refused: 404 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
