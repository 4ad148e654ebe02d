import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeWindow } from '#tests/support/fake-window.ts';

const page = { readyState: 'interactive', documentElement: { dataset: {} as Record<string, string> } };
let window_: ReturnType<typeof fakeWindow>;

async function arrive(readyState: string) {
  window_ = fakeWindow();
  page.readyState = readyState;
  page.documentElement.dataset = {};
  await import('#src/shell/loading.ts');
}
const state = () => page.documentElement.dataset.loading;

beforeEach(() => {
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a page that is here is in routerAfter until all of it is, and then in none', async () => {
  await arrive('interactive');
  expect(state()).toBe('routerAfter');
  window_.fire('load');
  expect(state()).toBe('none');
  await arrive('complete');
  expect(state()).toBe('none');
});

it('a page that was asked for is in routerBefore until it comes', async () => {
  await arrive('complete');
  window_.fire('beforeunload');
  expect(state()).toBe('routerBefore');
  window_.fire('pagehide');
  expect(state()).toBe('none');
});

it.each(['pageshow', 'focus'])(
  'nothing is loading any more at %s: the page was not left after all',
  async (settled) => {
    await arrive('complete');
    window_.fire('beforeunload');
    window_.fire(settled);
    expect(state()).toBe('none');
  },
);
