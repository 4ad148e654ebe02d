// Every address that a stranger, a seller or an editor gives us to be asked, given as ones that lead inside: by name, in odd
// notations, by a name server that lies, by a redirect. Nothing is connected to but the one address that is outside.
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { checkExternalPage, copyImage, takeImage } from '#src/features/catalogue/external.server.ts';
import { fetchRun } from '#src/features/catalogue/feeds/fetch.server.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { ownListCalls } from '#src/features/lists/own-list.calls.ts';
import { transferCalls } from '#src/features/lists/transfer/transfer.calls.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { shopNameOf, typedShop } from '#src/features/shopify/shopify.ts';
import { webhookCalls } from '#src/features/webhooks/webhook.calls.ts';
import { feed, feedRun, webhook } from '#src/server/db/schema/index.ts';
import { shopifyOf } from '#src/server/gateways/shopify/open.ts';
import { sendPush } from '#src/server/gateways/web-push.ts';
import { newHash } from '#src/server/tokens.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { INSIDE, OUTSIDE_NAME, watchOutgoing } from '#tests/support/outgoing.ts';
import { pushDevice } from '#tests/support/push-service.ts';

let desk: Desk;
let line: Awaited<ReturnType<typeof watchOutgoing>>;
let list_uuid = '';
beforeAll(async () => {
  desk = await openDesk();
  ({ uuid: list_uuid } = await desk.asInes(() => ownListCalls.getWithoutDetails()));
  line = await watchOutgoing();
});
afterAll(async () => {
  line?.close();
  await desk.app.close();
});

const services = () => desk.app.services;
const db = () => services().database.db;
const wish = (url: string, image?: string) => ({ item: { url, name: 'Lampe', ...(image ? { image } : {}) } });

async function readFeed(url: string): Promise<void> {
  const [own] = await db().insert(feed).values({ name: 'Flux', merchant: 'La Boutique', url }).returning();
  const values = { id: newHash(), feedId: own?.id ?? 0, name: 'flux', state: 'fetching' as const };
  const [run] = await db().insert(feedRun).values(values).returning();
  if (run) await fetchRun(services(), run);
}

/** Saved as it is, by somebody who found a way around the form. */
async function tryWebhook(url: string): Promise<void> {
  const { webhook: made } = await desk.asRose(() =>
    webhookCalls.save({ url: `https://${OUTSIDE_NAME}/`, events: ['media.changed'], enabled: true }),
  );
  await db().update(webhook).set({ url });
  await desk.asRose(() => webhookCalls.tryOut({ id: made.id })).finally(() => db().delete(webhook));
}

const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:bonjour@exemple.fr' };
const keysOf = (endpoint: string) => JSON.parse(pushDevice(endpoint).token).keys;
const shopify = { apiKey: 'cle', apiSecret: 'secret', apiBase: null };

type Entry = [name: string, ask: (url: string) => Promise<unknown> | undefined, scheme?: 'http' | 'https'];
const ENTRIES: Entry[] = [
  ['the page of a wish', (url) => desk.asInes(() => itemCalls.previewExternalItem({ url }))],
  ['pages of wishes', (url) => desk.asInes(() => transferCalls.importItems({ list_uuid, urls: [url] }))],
  [
    'what an application shared',
    async (url) => {
      await desk.asInes(() => itemCalls.addExternalItemToMain({ ...wish(url), from_app: true }));
      await desk.app.runJobs();
    },
  ],
  [
    'the picture of a wish',
    (url) => desk.asInes(() => itemCalls.addExternalItemToMain(wish('https://exemple.fr/lampe', url))),
  ],
  ['the link of a wish, looked at again', (url) => checkExternalPage(services(), url)],
  ['the picture of an imported wish', (url) => copyImage(services(), url)],
  ['the picture of a feed, or of a shop at Shopify', (url) => takeImage(services(), url)],
  ['a picture for the library', (url) => desk.asRose(() => mediaCalls.fetchPicture({ url }))],
  ['the feed of a shop', readFeed],
  [
    'the file of a shop at Shopify',
    async (url) => (await shopifyOf({ shopify }))?.readLines(url, async () => {}),
  ],
  ['a webhook', tryWebhook, 'https'],
  ['a push service', (url) => sendPush({ endpoint: url, keys: keysOf(url) }, {}, vapid), 'https'],
];

describe.each(ENTRIES)('%s', (_, ask, scheme = 'http') => {
  it('is asked for outside, and follows nobody inside', async () => {
    line.opened();
    await Promise.resolve(ask(`${scheme}://${OUTSIDE_NAME}/`)).catch(() => {});
    // That the entry does go out: without this the table below would say nothing.
    expect(new Set(line.opened())).toEqual(new Set([line.outside]));
    expect(line.hits()).toBe(0);
  });

  it('is asked for nowhere inside', async () => {
    const reached: string[] = [];
    for (const host of INSIDE)
      for (const port of ['', `:${line.port}`]) {
        await Promise.resolve(ask(`${scheme}://${host}${port}/`)).catch(() => {});
        for (const to of line.opened()) reached.push(`${host}${port} → ${to}`);
      }
    expect(reached).toEqual([]);
    expect(line.hits()).toBe(0);
  });
});

it('the shop of a seller is one of Shopify’s, whatever is written', () => {
  const odd = [
    'a.myshopify.com.exemple',
    'a.myshopify.com@127.0.0.1',
    'a.myshopify.com:80',
    'a.myshopify.com\n',
  ];
  const paths = [
    'interne.exemple/.myshopify.com',
    'interne.exemple#.myshopify.com',
    '127.0.0.1?.myshopify.com',
  ];
  const [a, b] = ['ａ.myshopify.com', '-a.myshopify.com'];
  for (const text of [...INSIDE, ...odd, ...paths, a, b]) {
    expect(shopNameOf(text)).toBeNull();
    expect(typedShop(text) ?? 'x.myshopify.com').toMatch(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/);
  }
});

/** Files that open connections by themselves, each with its reason: the address is the operator's, or one that never changes. */
const BESIDE_THE_GUARD = {
  'src/server/gateways/cdn.ts': 'CDN_PURGE_URL',
  'src/server/gateways/chat-model.ts': 'ASSISTANT_URL',
  'src/server/gateways/indexnow.ts': 'INDEXNOW_URL',
  'src/server/gateways/shopify/library.ts': 'a name of myshopify.com',
  'src/server/gateways/safe-fetch.ts': 'the guard',
  'src/server/gateways/safe-send.ts': 'the guard',
};

it('nothing else of ours asks an address', () => {
  const files = globSync(['src/**/*.ts', 'search-index/**/*.ts', 'content-admin/**/*.ts']);
  const asks = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return (
      /from 'undici'/.test(text) ||
      (/\.server\.ts$|^src\/server\//.test(file) && /(?<![\w.])fetch\(/.test(text))
    );
  });
  expect(asks.sort()).toEqual(Object.keys(BESIDE_THE_GUARD).sort());
});
