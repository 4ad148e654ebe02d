import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { giftCalls } from '#src/features/lists/gifts/gift.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { transferCalls } from '#src/features/lists/transfer/transfer.calls.ts';
import { join, type Member } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { stockShelf } from '../../support/shop.ts';

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

let app: TestApp;
let camille: Member;
let ines: Member;
let shop: Server;
let origin: string;
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const list = () => ({ list_uuid: camille.listUuid });
const bring = (input: { csv?: string; urls?: string[] }) =>
  asCamille(() => transferCalls.importItems({ ...list(), ...input }));
const items = async () => (await asCamille(() => listCalls.get())).items_in_list;

beforeAll(async () => {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#37593f' } })
    .png()
    .toBuffer();
  shop = createServer((req, res) => {
    if (req.url === '/lit.png') return res.setHeader('content-type', 'image/png').end(picture);
    if (req.url !== '/lit') return res.writeHead(404).end();
    const product = {
      '@type': 'Product',
      name: 'Lit',
      image: '/lit.png',
      offers: { price: '99', priceCurrency: 'EUR' },
    };
    return res
      .setHeader('content-type', 'text/html')
      .end(`<script type="application/ld+json">${JSON.stringify(product)}</script>`);
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  origin = `http://boutique.exemple:${(shop.address() as AddressInfo).port}`;
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  await stockShelf(app);
});
afterAll(async () => {
  shop.close();
  await app.close();
});

describe('an import', () => {
  it('adds the lines it can read, in their order, and says why it refuses the others', async () => {
    const csv =
      'Nom;Prix;Famille;Lien\nPoussette;499;promenade;https://a.exemple/p\nLit;cher;;\nVeilleuse;35,50;Inconnue;';
    expect(await bring({ csv })).toEqual({
      added: 2,
      refused: [{ line: 3, reason: expect.stringContaining('cher') }],
    });
    const placed = (await items()).map(({ item, classification, position }) => [
      item.name,
      item.kind,
      classification,
      position,
    ]);
    expect(placed).toEqual([
      ['Poussette', 'external', 'promenade', 1],
      // A family the site has not is a section of the owner's own.
      ['Veilleuse', 'custom', 'Inconnue', 2],
    ]);
  });

  it('sent twice doubles nothing', async () => {
    const csv = 'Nom;Lien\nPoussette bis;https://a.exemple/p\nveilleuse;\nTapis;\nTapis;';
    expect(await bring({ csv })).toEqual({
      added: 1,
      refused: [2, 3, 5].map((line) => ({ line, reason: 'Déjà sur votre liste.' })),
    });
    expect(await bring({ csv })).toMatchObject({ added: 0 });
  });

  it('reads pages of shops, and copies their pictures while nobody waits', async () => {
    const urls = [
      `${origin}/lit`,
      `${origin}/disparu`,
      'http://127.0.0.1/admin',
      'http://[::ffff:10.0.0.1]/',
      'lit',
    ];
    const answer = await bring({ urls });
    expect(answer.added).toBe(1);
    expect(answer.refused.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(answer.refused[1]?.reason).toContain('pas celle d’un site public');
    await app.runJobs();
    const lit = (await items()).find(({ item }) => item.name === 'Lit');
    expect(lit?.item).toMatchObject({ price: 9900, thumb_image: expect.stringMatching(/^\/media\//) });
  });

  it('takes a file or links, never both, none, or too many', async () => {
    const bad = { code: 'invalid_input' };
    await expect(bring({})).rejects.toMatchObject(bad);
    await expect(bring({ csv: 'nom\na', urls: [] })).rejects.toMatchObject(bad);
    await expect(bring({ urls: Array.from({ length: 21 }, () => `${origin}/lit`) })).rejects.toMatchObject(
      bad,
    );
  });

  it('stops at the end of a list, keeping what fits', async () => {
    const csv = `nom\n${Array.from({ length: 510 }, (_, n) => `Envie ${n}`).join('\n')}`;
    const before = (await items()).length;
    const { added, refused } = await bring({ csv });
    expect(added).toBe(500 - before);
    expect(refused).toHaveLength(510 - added);
    expect(refused[0]?.reason).toContain('500');
    expect(await items()).toHaveLength(500);
  });

  it('is for the owners alone', async () => {
    const foreign = app.as(ines.token, () => transferCalls.importItems({ ...list(), csv: 'nom\nIntrus' }));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    await expect(transferCalls.importItems({ ...list(), csv: 'nom\nIntrus' })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('an export', () => {
  it('tells nothing of what was given while the surprise holds, in either format', async () => {
    const [first] = await items();
    const read = async (format: 'csv' | 'json') =>
      (await asCamille(() => transferCalls.exportList({ ...list(), format }))).content;
    const before = [await read('csv'), await read('json')];
    await giftCalls.reserveItem({
      ...list(),
      merchant_item_id: first?.item.merchant_item_id ?? '',
      email: 'odile@exemple.fr',
    });
    expect([await read('csv'), await read('json')]).toEqual(before);
    await asCamille(() =>
      listCalls.updateSetting({ ...list(), setting_name: 'surprise', val: false, confirm: true }),
    );
    expect(await read('csv')).toContain('Réservés');
    expect(JSON.parse(await read('json')).items_in_list[0]).toMatchObject({ quantity_reserved: 1 });
  });

  it('is named after the list, and is nobody else’s', async () => {
    const { filename } = await asCamille(() => transferCalls.exportList({ ...list(), format: 'csv' }));
    expect(filename).toBe('camille-et-noe.csv');
    const foreign = app.as(ines.token, () => transferCalls.exportList({ ...list(), format: 'csv' }));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });
});
