import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
test.slow();
test.use({ viewport: { width: 360, height: 780 }, allowedConsoleErrors: [/status of 401/] });

interface FakeBridge {
  asked: { plugin: string; method: string; options: unknown }[];
  say(plugin: string, event: string, data: unknown): void;
}
type Wrapped = typeof globalThis & { fake: FakeBridge };

/** Fakes what Capacitor puts into a wrapper's pages, and keeps all that it was asked from page to page. */
function fakeCapacitor(): void {
  const heard: Record<string, ((data: unknown) => void)[]> = {};
  const asked = JSON.parse(sessionStorage.getItem('asked') ?? '[]') as FakeBridge['asked'];
  const fake: FakeBridge = {
    asked,
    say: (plugin, event, data) => {
      for (const tell of heard[`${plugin}.${event}`] ?? []) tell(data);
    },
  };
  const Capacitor = {
    isNativePlatform: () => true,
    getPlatform: () => 'android',
    addListener(plugin: string, event: string, tell: (data: unknown) => void) {
      heard[`${plugin}.${event}`] = [...(heard[`${plugin}.${event}`] ?? []), tell];
    },
    async nativePromise(plugin: string, method: string, options: unknown) {
      asked.push({ plugin, method, options });
      sessionStorage.setItem('asked', JSON.stringify(asked));
      if (method === 'register') setTimeout(() => fake.say(plugin, 'registration', { value: 'fcm-device' }));
      return method === 'checkPermissions' ? { receive: 'granted' } : {};
    },
  };
  Object.assign(globalThis, { Capacitor, fake });
}

/** A message of the wrapper, as Capacitor makes one an event of the window. */
const tell = (page: Page, name: string, data: object) =>
  page.evaluate(([type, given]) => dispatchEvent(Object.assign(new Event(type), given)), [
    name,
    data,
  ] as const);
const asked = (page: Page, method: string) =>
  page.evaluate((name) => (globalThis as Wrapped).fake.asked.filter((one) => one.method === name), method);
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-wrapper', 'android');

/** A page shared from a shop: its route alone, until the person wants the rest. */
async function openShared(page: Page): Promise<void> {
  await tell(page, 'share-route', { route: 'https://evil.exemple', jailed: true });
  await tell(page, 'share-route', { route: 'ajouter', jailed: true });
  await page.waitForURL('**/i/marketplace/ajouter');
  const out = page.getByRole('button', { name: 'Ouvrir tout Merveille' });
  await expect(out).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Raccourcis' })).toBeHidden();
  await out.click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(out).toBeHidden();
}

/** The app was closed: what another app shared opens it at an address that says `jailed`. */
async function startJailed(page: Page): Promise<void> {
  await page.goto('/i/marketplace/ajouter?from_app=1&jailed=1&text=https%3A%2F%2Fboutique.exemple%2Flit');
  const out = page.getByRole('button', { name: 'Ouvrir tout Merveille' });
  await expect(out).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  // Nothing of the page leads elsewhere, over a reload too.
  await page.reload();
  await expect(out).toBeVisible();
  await page.evaluate(() => {
    const link = document.createElement('a');
    Object.assign(link, { href: '/magazine', textContent: 'Ailleurs' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Ailleurs' }).click();
  await expect(page).toHaveURL(/ajouter\?from_app=1/);
  await out.click();
  await page.getByRole('link', { name: 'Ailleurs' }).click();
  await page.waitForURL('**/magazine');
  await ready(page);
}

/** Links of the site open inside, another's stay outside; back closes what is open, then leaves the app. */
async function followLinks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fake } = globalThis as Wrapped;
    fake.say('App', 'appUrlOpen', { url: 'https://evil.exemple/magazine' });
    fake.say('App', 'appUrlOpen', { url: `${location.origin}/prenoms` });
  });
  await page.waitForURL('**/prenoms');
  await ready(page);

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu).toBeVisible();
  const back = (canGoBack: boolean) =>
    page.evaluate(
      (can) => (globalThis as Wrapped).fake.say('App', 'backButton', { canGoBack: can }),
      canGoBack,
    );
  await back(true);
  await expect(menu).toBeHidden();
  await back(false);
  await expect.poll(() => asked(page, 'minimizeApp')).toHaveLength(1);
}

/** The session ended elsewhere: what the wrapper knew of the person goes with it. */
async function loseSession(page: Page, told: readonly string[]): Promise<void> {
  // The page may leave for the login before it has loaded: this is no fault of it.
  await page.goto('/i/marketplace/notifications', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/mon-compte-merveille/);
  await expect.poll(() => told).toContain('nobody: {"device_token":"fcm-device"}');
  await expect.poll(() => asked(page, 'unregister')).not.toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('device_token'))).toBeNull();
}

test('a wrapper hands a session over, tells where the device is, opens routes, and forgets on a 401', async ({
  page,
  request,
}) => {
  const slug = `enveloppe-${randomBytes(4).toString('hex')}`;
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email: `${slug}@exemple.fr`,
    password: 'une phrase vraiment longue',
  });
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  const told: string[] = [];
  page.on('request', (sent) => {
    // With the dead token the site would refuse to forget the device.
    const who = sent.headers().authorization ? 'somebody' : 'nobody';
    if (/update_device_token|remove_device_token/.test(sent.url())) told.push(`${who}: ${sent.postData()}`);
  });
  await page.addInitScript(fakeCapacitor);
  await page.goto('/');
  await ready(page);
  await expect.poll(() => asked(page, 'setStyle')).not.toEqual([]);
  expect(await asked(page, 'register')).toEqual([]);

  // The system's own sign-in made a session: it is handed over once.
  const made = await callFrom<{ token: string }>({ request, token }, 'user/create_dso_token', {});
  await tell(page, 'dso-token', { token: made.token });
  await page.waitForURL(`**/${slug}`);
  await expect.poll(() => told).toContain('somebody: {"device_token":"fcm-device","platform":"android"}');
  await ready(page);

  await openShared(page);
  await startJailed(page);
  await followLinks(page);

  await callFrom({ request, token }, 'user/end_sessions', {});
  await loseSession(page, told);
});
