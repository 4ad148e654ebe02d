import { expect, it } from 'vitest';
import { keepRefusals } from '#src/server/http/kept-refusals.ts';
import { isCodeMissing } from '#src/server/missing-code.ts';

const gone = await import(`${'./nowhere'}.ts`).catch((error: unknown) => error);
const missing = Object.assign(new Error('gone'), { code: 'ERR_MODULE_NOT_FOUND' });

it('a piece of the build that is gone is told from every other fault, however deep', () => {
  expect(isCodeMissing(missing)).toBe(true);
  expect(isCodeMissing(new Error('not rendered', { cause: missing }))).toBe(true);
  expect(isCodeMissing(new Error('other'))).toBe(false);
  expect(gone).toBeInstanceOf(Error);
});

it('no page of errors is made of it: who asked for the page is told that it cannot be had now', async () => {
  const app = { renderError: async () => new Response('page', { status: 500 }) };
  keepRefusals(app as unknown as Parameters<typeof keepRefusals>[0]);
  const render = app.renderError as unknown as (request: Request, options: object) => Promise<Response>;
  const request = new Request('http://localhost/');
  await expect(render(request, { status: 500, error: missing })).rejects.toBe(missing);
  expect((await render(request, { status: 500, error: new Error('a fault') })).status).toBe(500);
  expect((await render(request, { status: 404 })).body).toBeNull();
});
