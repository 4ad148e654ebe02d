// What is sent to addresses that somebody gave (webhooks, Web Push): the guard of what is fetched, and stricter.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Address } from '#src/server/gateways/public-address.ts';
import { safePost } from '#src/server/gateways/safe-send.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function site(listener: RequestListener): Promise<{ port: number; hits: string[] }> {
  const hits: string[] = [];
  const server = createServer((req, res) => {
    hits.push(`${req.method} ${req.headers.host}${req.url}`);
    listener(req, res);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, hits };
}

const LOOPBACK: Address[] = [{ address: '127.0.0.1', family: 4 }];
const PUBLIC: Address[] = [{ address: '93.184.216.34', family: 4 }];
const message = { headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') };
/** As on a machine that lets tests listen on the loopback. */
const open = { ...message, protocols: ['https:', 'http:'], resolve: async () => LOOPBACK, allow: () => true };

describe('the guard of what the server sends', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://localhost/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.8]/',
    'https://[fd00::1]/',
  ])('refuses %s before anything is sent', async (address) => {
    await expect(safePost(address, message)).rejects.toMatchObject({ failure: 'private_address' });
  });

  it.each(['http://exemple.fr/', 'ftp://exemple.fr/', 'https://a:b@exemple.fr/', 'exemple.fr'])(
    'sends nothing to %s',
    async (address) => {
      await expect(safePost(address, message)).rejects.toMatchObject({ failure: 'bad_url' });
    },
  );

  it('refuses a name that leads inside, were it by one address of several', async () => {
    const { hits, port } = await site((_req, res) => res.end());
    const resolve = async () => [...PUBLIC, ...LOOPBACK];
    const sent = safePost(`https://receveur.exemple:${port}/`, { ...message, resolve });
    await expect(sent).rejects.toMatchObject({ failure: 'private_address' });
    expect(hits).toEqual([]);
  });

  it('asks for a name once: one that moves inside after the look reaches nothing there', async () => {
    const { hits, port } = await site((_req, res) => res.end());
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return asked === 1 ? LOOPBACK : PUBLIC;
    };
    expect(await safePost(`http://receveur.exemple:${port}/x`, { ...open, resolve })).toBe(200);
    expect([asked, hits]).toEqual([1, [`POST receveur.exemple:${port}/x`]]);
  });

  it('follows no redirect, wherever it leads', async () => {
    const inside = await site((_req, res) => res.end());
    const { port } = await site((_req, res) =>
      res.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end(),
    );
    expect(await safePost(`http://receveur.exemple:${port}/`, open)).toBe(307);
    expect(inside.hits).toEqual([]);
  });

  it('reads nothing of an answer, however long', async () => {
    let written = 0;
    const { port } = await site((_req, res) => {
      const more = () => {
        written += 1;
        if (written < 2000 && res.write(Buffer.alloc(65_536))) setImmediate(more);
        else if (written < 2000) res.once('drain', more);
      };
      more();
    });
    expect(await safePost(`http://receveur.exemple:${port}/`, open)).toBe(200);
    expect(written).toBeLessThan(2000);
  });
});
