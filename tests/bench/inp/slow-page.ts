import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

/** The slowdown that the issue names, on whatever this machine is. */
const SLOWER = 4;
const CALM_MS = 250;
/** On a machine that is busy with something else it is never quite calm. */
const CALM_WITHIN_MS = 5000;

export interface Action {
  name: string;
  /** Touches and keys as a person's: what leads there is done before `start`. */
  act: (page: Page, start: () => Promise<void>) => Promise<void>;
}

export interface Place {
  name: string;
  url: string;
  /** Whose session the browser holds; nobody's without it. */
  token?: string;
  /** There once the page answers to touches. */
  ready: string;
  actions: readonly Action[];
}

/** Keeps every interaction's time, beyond the page it happened on. */
function watchInteractions(): void {
  const keep = (entries: PerformanceEntryList) => {
    const known = JSON.parse(sessionStorage.getItem('inp') ?? '[]') as number[];
    const times = (entries as PerformanceEventTiming[]).flatMap((entry) =>
      entry.interactionId ? [entry.duration] : [],
    );
    sessionStorage.setItem('inp', JSON.stringify([...known, ...times]));
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener('pagehide', () => keep(observer.takeRecords()));
}

/** In the page, or in the one that takes its place meanwhile: another order or a gift's form is another page. */
async function inPage<T, A>(page: Page, work: (given: A) => T | Promise<T>, given: A): Promise<T> {
  for (;;) {
    await page.waitForLoadState('load');
    try {
      return (await page.evaluate(work as never, given)) as T;
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
    }
  }
}

/** Waits until the page has had nothing to do for a while. */
export function calm(page: Page): Promise<void> {
  return inPage(
    page,
    ({ ms, within }) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, within);
        let since = performance.now();
        const look = (deadline: IdleDeadline) => {
          if (deadline.timeRemaining() < 5) since = performance.now();
          if (performance.now() - since > ms) resolve();
          else setTimeout(() => requestIdleCallback(look), 20);
        };
        requestIdleCallback(look);
      }),
    { ms: CALM_MS, within: CALM_WITHIN_MS },
  );
}

/** Brings something to the middle of the screen, lets the page rest, and answers its middle. */
export async function middleOf(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  await target
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await calm(page);
  const box = await target.first().boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Milliseconds from a touch or a key to the next picture: the slowest of what the action did; 8 is "at once". */
async function timeOf(page: Page, { act }: Action): Promise<number> {
  await calm(page);
  const start = async () => {
    await calm(page);
    await inPage(page, () => sessionStorage.setItem('inp', '[]'), null);
  };
  await act(page, start);
  await calm(page);
  const times = await inPage(page, () => JSON.parse(sessionStorage.getItem('inp') ?? '[]') as number[], null);
  return Math.max(8, ...times);
}

async function openSlowly(browser: Browser, place: Place): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 412, height: 823 } });
  const { token, url } = place;
  if (token) {
    await context.addCookies([{ name: 'hasAuth', value: '1', url }]);
    await context.addInitScript(
      (value) => localStorage.setItem('auth_tokens', JSON.stringify([value])),
      token,
    );
  }
  await context.addInitScript(watchInteractions);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(place.ready).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session };
}

/** One visit: every action of the place, one after the other, and what each took. */
export async function visit(browser: Browser, place: Place): Promise<Map<string, number>> {
  const { page } = await openSlowly(browser, place);
  const times = new Map<string, number>();
  try {
    for (const action of place.actions) times.set(action.name, await timeOf(page, action));
  } finally {
    await page.context().close();
  }
  return times;
}
