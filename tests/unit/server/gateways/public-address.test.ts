import { lookup } from 'node:dns/promises';
import { stat } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { resolverOf } from '#src/server/gateways/public-address.ts';
import { startNameServer } from '#tests/support/name-server.ts';

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
async function names(address: string | null) {
  const server = await startNameServer(address);
  servers.push(server);
  return { server, resolve: resolverOf([server.at]) };
}

it('a name has the addresses that its server says', async () => {
  const { resolve } = await names('203.0.113.9');
  expect(await resolve('boutique.exemple')).toEqual([{ address: '203.0.113.9', family: 4 }]);
});

it('servers that never answer keep nobody else from a name or from a file, and are given up', async () => {
  const { server, resolve } = await names(null);
  let waiting = 0;
  const asked = Array.from({ length: 40 }, async (_, n) => {
    waiting += 1;
    const found = await resolve(`silence-${n}.exemple`);
    waiting -= 1;
    return found;
  });
  while (server.asked() < 40) await new Promise((later) => setTimeout(later, 10));
  expect(await lookup('localhost')).toHaveProperty('address');
  await stat('.');
  expect(waiting).toBe(40);
  expect((await Promise.all(asked)).flat()).toEqual([]);
}, 60_000);
