import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, exited, startBuiltServer } from '../../support/built-server.ts';
import { callSite } from '../../support/call-site.ts';
import { startSmallProxy } from '../../support/small-proxy.ts';

const started: BuiltServer[] = [];
const start = async (env: NodeJS.ProcessEnv = {}) => {
  const site = await startBuiltServer({ SEED: 'empty', DRAIN_SECONDS: '3', ...env });
  started.push(site);
  return site;
};
afterAll(() => Promise.all(started.map((site) => site.remove())));

/** Asks again and again through the balancer until `over`; answers how many were asked. */
async function lightLoad(url: string, over: () => boolean): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const paths = ['/', '/magazine', '/healthz', '/client-version', '/nulle-part', '/prenoms'];
  let asked = 0;
  const reader = async (own: number) => {
    for (let n = own; !over(); n += 1) {
      if (n % 5 === 0) await callSite({ url }, 'content/get_categories', {});
      else await get(url + paths[n % paths.length], agent);
      asked += 1;
      await pause(15);
    }
  };
  await Promise.all([0, 1, 2, 3, 4].map(reader));
  agent.destroy();
  return asked;
}

function get(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('two processes behind a balancer', () => {
  it('lose one under load without one failed request', async () => {
    const [one, two] = await Promise.all([start({ DRAIN_SECONDS: '10' }), start({ DRAIN_SECONDS: '10' })]);
    const proxy = await startSmallProxy([one.url, two.url]);
    let over = false;
    const load = lightLoad(proxy.url, () => over);
    await pause(1500);
    one.process.kill('SIGTERM');
    expect(await exited(one.process)).toBe(0);
    await pause(500);
    over = true;
    expect(await load).toBeGreaterThan(20);
    expect(proxy.failures).toEqual([]);
    await proxy.close();
  }, 600_000);
});

describe('a process that is told to stop', () => {
  let site: BuiltServer;
  let socket: Socket;
  let heard = '';
  beforeAll(async () => {
    site = await start();
    const { hostname, port } = new URL(site.url);
    socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
  }, 200_000);

  /** The head of the next answer on the kept connection. */
  async function ask(path: string): Promise<string> {
    heard = '';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    for (let n = 0; n < 400 && !heard.includes('\r\n\r\n'); n += 1) await pause(10);
    return heard.split('\r\n\r\n', 1)[0] ?? '';
  }

  it('says so to whoever asks for its health, answers on, and ends each kept connection with its answer', async () => {
    expect(await ask('/')).toMatch(/^HTTP\/1\.1 200/);
    expect(await ask('/')).not.toMatch(/connection: close/i);
    const ended = new Promise<boolean>((resolve) => {
      socket.once('error', () => resolve(false));
      socket.once('close', (reset) => resolve(!reset));
    });
    const hearing = stream(site.url);
    await pause(300);
    site.process.kill('SIGTERM');
    await pause(200);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    const fresh = await fetch(`${site.url}/healthz`);
    expect([fresh.status, fresh.headers.get('connection')]).toEqual([200, 'close']);
    // A stored page, from memory: the way of most answers.
    const last = await ask('/');
    expect(last).toMatch(/^HTTP\/1\.1 200/);
    expect(last).toMatch(/connection: close/i);
    expect(await ended).toBe(true);
    expect(await exited(site.process)).toBe(0);
    expect(await hearing).toBe('ended');
  }, 60_000);
});

/** Follows a list as a browser does; answers how its stream ended. */
async function stream(url: string): Promise<string> {
  const { token, session } = await callSite<{
    token: string;
    session: { user: { mainListInfo: { uuid: string } } };
  }>({ url }, 'user/login_with_test');
  const answer = await fetch(`${url}/api/list/follow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ list_uuid: session.user.mainListInfo.uuid }),
  });
  return answer.text().then(
    (text) => (text.startsWith(': open') ? 'ended' : text),
    (error: Error) => `cut: ${error.message}`,
  );
}
