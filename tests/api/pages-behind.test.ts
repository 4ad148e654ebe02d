// A save answers once its own page is served anew, waits for it two seconds at most, and says when it goes on behind.
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let rose: Member;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

let saved = 0;
async function save() {
  saved += 1;
  const md = `---\nnamespace: page\nslug: derriere-${saved}\ntitle: "Derrière ${saved}"\n---\n\nUn texte.\n`;
  const began = performance.now();
  const { status, headers, body } = await app.send('/api/content/create_content', JSON.stringify({ md }), {
    authorization: `Bearer ${rose.token}`,
  });
  return {
    status,
    pages: headers['x-pages'],
    saved: body.result !== undefined,
    ms: performance.now() - began,
  };
}

it('says nothing of pages that are served by then', async () => {
  vi.spyOn(app.services.publisher, 'kick').mockResolvedValue(undefined);
  expect(await save()).toMatchObject({ status: 200, pages: undefined, saved: true });
});

it('answers all the same after two seconds, and says that its pages go on behind', async () => {
  vi.spyOn(app.services.publisher, 'kick').mockReturnValue(new Promise(() => {}));
  const answer = await save();
  expect(answer).toMatchObject({ status: 200, pages: 'behind', saved: true });
  expect(answer.ms).toBeGreaterThan(1900);
  // A browser gives up after 14 s (docs/spec/product.md §9).
  expect(answer.ms).toBeLessThan(14_000);
});

it('says so as well where they could not be made', async () => {
  vi.spyOn(app.services.publisher, 'kick').mockRejectedValue(new Error('no room'));
  expect(await save()).toMatchObject({ status: 200, pages: 'behind', saved: true });
});
