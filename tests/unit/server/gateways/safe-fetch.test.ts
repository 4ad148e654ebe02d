import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Address } from '#src/server/gateways/public-address.ts';
import { isPublicAddress } from '#src/server/gateways/public-address.ts';
import { safeFetch } from '#src/server/gateways/safe-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A site on the loopback that tests may reach by the name boutique.exemple. */
async function site(listener: RequestListener): Promise<{ port: number; hits: string[] }> {
  const hits: string[] = [];
  const server = createServer((req, res) => {
    hits.push(`${req.headers.host} ${req.url}`);
    listener(req, res);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, hits };
}

const LOOPBACK: Address[] = [{ address: '127.0.0.1', family: 4 }];
const common = { accept: 'text/html', userAgent: 'tests' };
const open = { ...common, resolve: async () => LOOPBACK, allow: () => true };

describe('the guard of what the server fetches', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://127%2e0%2e0%2e1/',
    'http://localhost/',
    'http://10.0.0.8/',
    'http://172.16.3.4/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://0.0.0.0/',
    'http://255.255.255.255/',
    'http://224.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[fec0::1]/',
    'http://[2002:7f00:1::]/',
  ])('refuses %s before anything is sent', async (address) => {
    await expect(safeFetch(address, common)).rejects.toMatchObject({ failure: 'private_address' });
  });

  it.each([
    'ftp://exemple.fr/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'exemple.fr',
    '',
    'http://a:b@exemple.fr/',
  ])('refuses %j as an address', async (address) => {
    await expect(safeFetch(address, common)).rejects.toMatchObject({ failure: 'bad_url' });
  });

  it('refuses a name when any of its addresses is not public', async () => {
    const resolve = async () => [{ address: '203.0.113.9', family: 4 as const }, ...LOOPBACK];
    const refused = safeFetch('http://boutique.exemple/', { ...common, resolve });
    await expect(refused).rejects.toMatchObject({ failure: 'private_address' });
  });

  it('says when a name leads nowhere', async () => {
    const resolve = vi.fn(async () => Promise.reject(new Error('ENOTFOUND')));
    const refused = safeFetch('http://boutique.exemple/', { ...common, resolve });
    await expect(refused).rejects.toMatchObject({ failure: 'unknown_host' });
  });

  it('knows public addresses from the others', () => {
    expect(isPublicAddress('93.184.215.14')).toBe(true);
    expect(isPublicAddress('2606:2800:21f:cb07:6820:80da:af6b:8b2c')).toBe(true);
    expect(isPublicAddress('pas une adresse')).toBe(false);
  });
});

describe('a page that is fetched', () => {
  it('comes from the address that was checked, under the name that was asked', async () => {
    const { port, hits } = await site((_req, res) =>
      res.setHeader('content-type', 'text/html').end('<p>Bonjour'),
    );
    const resolve = vi.fn(async () => LOOPBACK);
    const page = await safeFetch(`http://boutique.exemple:${port}/p/1`, { ...open, resolve });
    expect(page).toMatchObject({
      status: 200,
      contentType: 'text/html',
      url: `http://boutique.exemple:${port}/p/1`,
    });
    expect(page.body.toString()).toBe('<p>Bonjour');
    expect(hits).toEqual([`boutique.exemple:${port} /p/1`]);
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('is checked again at each hop', async () => {
    const { port } = await site((_req, res) =>
      res.writeHead(302, { location: 'http://10.0.0.8/secret' }).end(),
    );
    const allow = (address: string) => address === '127.0.0.1';
    const refused = safeFetch(`http://boutique.exemple:${port}/`, { ...open, allow });
    await expect(refused).rejects.toMatchObject({ failure: 'private_address' });
  });

  it('is asked for its address again at each hop, so that a name that moves inside is refused', async () => {
    const { port, hits } = await site((_req, res) => res.writeHead(302, { location: '/suite' }).end());
    const resolve = vi.fn(async () => LOOPBACK);
    resolve.mockResolvedValueOnce(LOOPBACK).mockResolvedValueOnce([{ address: '10.0.0.8', family: 4 }]);
    const allow = (address: string) => address === '127.0.0.1';
    const rebound = safeFetch(`http://boutique.exemple:${port}/`, { ...common, resolve, allow });
    await expect(rebound).rejects.toMatchObject({ failure: 'private_address' });
    expect(hits).toEqual([`boutique.exemple:${port} /`]);
  });

  it('is given up when it dawdles, before its head or in its body', async () => {
    const { timeout } = AbortSignal;
    const soon = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 150));
    const { port } = await site((req, res) => {
      if (req.url === '/corps') res.write('<p>');
    });
    for (const path of ['/tete', '/corps']) {
      const slow = safeFetch(`http://boutique.exemple:${port}${path}`, open);
      await expect(slow).rejects.toMatchObject({ failure: 'timeout' });
    }
    soon.mockRestore();
  });

  it('is counted as it unfolds, not as it travels', async () => {
    const { port } = await site((_req, res) =>
      res.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(5_000_000))),
    );
    const bomb = safeFetch(`http://boutique.exemple:${port}/`, { ...open, overflow: 'fail' });
    await expect(bomb).rejects.toMatchObject({ failure: 'too_large' });
  });

  it('follows five hops and no more', async () => {
    const { port, hits } = await site((req, res) => {
      const step = Number(req.url?.slice(1));
      if (step === 0) res.end('arrivée');
      else res.writeHead(301, { location: `/${step - 1}` }).end();
    });
    expect((await safeFetch(`http://boutique.exemple:${port}/5`, open)).body.toString()).toBe('arrivée');
    hits.length = 0;
    const endless = safeFetch(`http://boutique.exemple:${port}/99`, open);
    await expect(endless).rejects.toMatchObject({ failure: 'too_many_hops' });
    expect(hits).toHaveLength(6);
  });

  it('is cut at its limit, or refused when it must be whole', async () => {
    const { port } = await site((_req, res) => res.end('x'.repeat(5000)));
    const address = `http://boutique.exemple:${port}/`;
    const cut = await safeFetch(address, { ...open, maxBytes: 1000, overflow: 'cut' });
    expect(cut.body).toHaveLength(1000);
    const whole = safeFetch(address, { ...open, maxBytes: 1000, overflow: 'fail' });
    await expect(whole).rejects.toMatchObject({ failure: 'too_large' });
  });

  it('fails in words of ours when the connection is refused', async () => {
    const { port } = await site((req) => req.socket.destroy());
    const failed = safeFetch(`http://boutique.exemple:${port}/`, open);
    await expect(failed).rejects.toMatchObject({ failure: 'network' });
  });
});
