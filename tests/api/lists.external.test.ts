import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { itemCalls, listCalls } from '#src/features/lists/list.calls.ts';
import { join, type Member } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

// The shop stands on the loopback: its name resolves there, and that address is let through, here only.
vi.mock('#src/server/gateways/safe-fetch.ts', async (original) => {
  const real = await original<typeof import('#src/server/gateways/safe-fetch.ts')>();
  const resolve = async () => [{ address: '127.0.0.1', family: 4 as const }];
  const safeFetch: typeof real.safeFetch = (url, options) =>
    url.includes('boutique.exemple')
      ? real.safeFetch(url, { ...options, resolve, allow: () => true })
      : real.safeFetch(url, options);
  return { ...real, safeFetch };
});

const PRODUCT = {
  '@type': 'Product',
  name: 'Lit',
  image: '/lit.png',
  offers: { price: '99', priceCurrency: 'EUR' },
};
const PAGES: Record<string, [status: number, type: string, body: string]> = {
  '/lit': [200, 'text/html', `<script type="application/ld+json">${JSON.stringify(PRODUCT)}</script>`],
  '/vide': [200, 'text/html', '<p>rien'],
  '/notice.pdf': [200, 'application/pdf', '%PDF'],
  '/ferme': [403, 'text/html', 'non'],
};

let app: TestApp;
let camille: Member;
let shop: Server;
let origin: string;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);

beforeAll(async () => {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#37593f' } })
    .png()
    .toBuffer();
  shop = createServer((req, res) => {
    if (req.url === '/lit.png') return res.setHeader('content-type', 'image/png').end(picture);
    const [status, type, body] = PAGES[req.url ?? ''] ?? [404, 'text/html', ''];
    return res.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  origin = `http://boutique.exemple:${(shop.address() as AddressInfo).port}`;
  app = await startTestApp();
  camille = await join(app, 'camille');
});
afterAll(async () => {
  shop.close();
  await app.close();
});

describe('the preview of another shop’s page', () => {
  it('answers what the page says of its product', async () => {
    const preview = await asCamille(() => itemCalls.previewExternalItem({ url: `${origin}/lit` }));
    expect(preview).toEqual({
      url: `${origin}/lit`,
      name: 'Lit',
      price: 9900,
      image: `${origin}/lit.png`,
      brand_name: null,
      source: 'jsonld',
    });
  });

  it.each([
    ['/vide', 'le nom du produit'],
    ['/notice.pdf', 'page web'],
    ['/ferme', 'ne laisse pas lire'],
    ['/disparu', 'n’existe plus'],
  ])('says why %s cannot be read, beside the address', async (path, words) => {
    const failed = asCamille(() => itemCalls.previewExternalItem({ url: origin + path }));
    await expect(failed).rejects.toMatchObject({
      status: 200,
      code: 'url_unreachable',
      fields: { url: expect.stringContaining(words) },
    });
  });

  it.each([
    'http://127.0.0.1:4321/',
    'http://169.254.169.254/',
    'ftp://boutique.exemple/',
    'pas une adresse',
  ])('refuses %s', async (url) => {
    const refused = asCamille(() => itemCalls.previewExternalItem({ url }));
    await expect(refused).rejects.toMatchObject({ status: 200, code: 'url_refused' });
  });

  it('needs a person', async () => {
    await expect(itemCalls.previewExternalItem({ url: origin })).rejects.toMatchObject({ status: 401 });
  });
});

describe('an item of another shop', () => {
  const item = () => ({
    url: `${origin}/lit`,
    name: 'Lit',
    price: 9900,
    image: `${origin}/lit.png`,
    quantity: 2,
  });

  it('is added with a copy of its picture, and once when its form is sent twice', async () => {
    const add = () => asCamille(() => itemCalls.addExternalItemToMain({ item: item() }));
    const first = await add();
    expect(first.item).toMatchObject({
      item: { kind: 'external', name: 'Lit', price: 9900, url: `${origin}/lit` },
      quantity: 2,
    });
    expect(first.item.item.thumb_image).toMatch(/^\/media\/[\w-]+\/\d+\.webp$/);
    expect((await add()).item.item.id).toBe(first.item.item.id);
  });

  it('is added without its picture when that cannot be copied', async () => {
    const without = { ...item(), name: 'Autre lit', image: 'http://127.0.0.1/lit.png' };
    const { item: added } = await asCamille(() => itemCalls.addExternalItemToMain({ item: without }));
    expect(added.item).toMatchObject({ thumb_image: null, images: [] });
  });

  it.each(['javascript:alert(1)', 'boutique.exemple/lit', 'https://a:b@boutique.exemple/'])(
    'is refused at the address %s',
    async (url) => {
      const refused = asCamille(() => itemCalls.addExternalItemToMain({ item: { ...item(), url } }));
      await expect(refused).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { 'item.url': expect.any(String) },
      });
    },
  );

  it('that a native wrapper shares is completed from its page, and nothing that somebody wrote is changed', async () => {
    const share = (item: { url: string; name: string; price?: number }) =>
      asCamille(() => itemCalls.addExternalItemToMain({ item, from_app: true }));
    const url = `${origin}/lit`;
    const { item: shared } = await share({ url, name: 'Lit vu en boutique' });
    expect(shared.item).toMatchObject({ price: null, thumb_image: null });
    const { item: priced } = await share({ url, name: 'Lit soldé', price: 7900 });
    const { item: lost } = await share({ url: `${origin}/ferme`, name: 'Lit fermé' });
    await app.runJobs();
    const { items_in_list } = await asCamille(() => listCalls.get());
    const now = (id: number) => items_in_list.find(({ item }) => item.id === id)?.item;
    const thumb_image = expect.stringMatching(/^\/media\//);
    expect(now(shared.item.id)).toMatchObject({ name: 'Lit vu en boutique', price: 9900, thumb_image });
    expect(now(priced.item.id)).toMatchObject({ price: 7900, thumb_image });
    expect(now(lost.item.id)).toMatchObject({ name: 'Lit fermé', price: null, thumb_image: null });
  });

  it('is refused without a name, or to someone who is not signed in', async () => {
    const nameless = asCamille(() => itemCalls.addExternalItemToMain({ item: { ...item(), name: ' ' } }));
    await expect(nameless).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'item.name': expect.any(String) },
    });
    await expect(itemCalls.addExternalItemToMain({ item: item() })).rejects.toMatchObject({ status: 401 });
  });
});

describe('an item of one’s own', () => {
  it('is added with a photo, a note and a quantity', async () => {
    const photo = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const image_dataurl = `data:image/png;base64,${photo.toString('base64')}`;
    const custom = {
      item: { name: 'Des petits plats', image_dataurl, quantity: 5 },
      description: 'Pour le congélateur',
    };
    const { item } = await asCamille(() => itemCalls.addCustomItemToMain(custom));
    expect(item).toMatchObject({
      item: { kind: 'custom', price: null, url: null, thumb_image: expect.stringMatching(/^\/media\//) },
      description: 'Pour le congélateur',
      quantity: 5,
    });
  });

  it('is refused with a photo that is not one', async () => {
    const broken = { item: { name: 'Photo', image_dataurl: 'data:image/png;base64,AAAA' } };
    await expect(asCamille(() => itemCalls.addCustomItemToMain(broken))).rejects.toMatchObject({
      code: 'image_invalid',
    });
  });
});
