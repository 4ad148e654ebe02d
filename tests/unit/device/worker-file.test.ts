import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { manifestOf } from '#src/features/device/install/manifest.ts';
import { FAREWELL, serviceWorkerFile } from '#src/features/device/offline/worker-file.server.ts';
import { getConfig } from '#src/server/config.ts';
import { pageCsp } from '#src/server/http/csp.ts';
import type { Services } from '#src/server/services.ts';

async function asked(env: Record<string, string>, path = '/sw.js') {
  let headers: Record<string, string> = {};
  let body = '';
  const res = {
    writeHead(_status: number, flat: string[]) {
      headers = Object.fromEntries(flat.flatMap((name, at) => (at % 2 ? [] : [[name, flat[at + 1] ?? '']])));
    },
    end: (text?: Buffer) => {
      body = text?.toString() ?? '';
    },
  } as unknown as ServerResponse;
  const file = serviceWorkerFile({ config: getConfig(env) } as Services, 'theWorker();');
  const served = await file.serve(path, { method: 'GET' } as IncomingMessage, res);
  return { served, headers, body };
}

describe('the service worker’s file', () => {
  it('is one address, asked for again each time, for the whole site, and reaches this site alone', async () => {
    const { headers, body } = await asked({});
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
    expect(headers['content-type']).toContain('text/javascript');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect(body).toMatch(/^const BUILD="[^"]+",SITE="Merveille";\ntheWorker\(\);$/);
    expect((await asked({ PRODUCT_NAME: 'Ma "crèche"' })).body).toContain(String.raw`,SITE="Ma \"crèche\"";`);
    expect((await asked({}, '/sw.js.map')).served).toBe(false);
  });

  it('is a farewell once it is switched off: what was kept goes, and so does the worker', async () => {
    expect((await asked({ SERVICE_WORKER: 'off' })).body).toBe(FAREWELL);
    const kept = new Set(['merveille-lists-1', 'merveille-shell-abc', 'another-app']);
    const heard: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {};
    const done: string[] = [];
    runInNewContext(FAREWELL, {
      addEventListener: (type: string, tell: () => void) => Object.assign(heard, { [type]: tell }),
      skipWaiting: () => done.push('skipped'),
      caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
      registration: { unregister: async () => done.push('unregistered') },
    });
    for (const type of ['install', 'activate'])
      await new Promise<unknown>((resolve) => {
        heard[type]?.({ waitUntil: resolve });
        if (type === 'install') resolve(null);
      });
    await expect.poll(() => done).toEqual(['skipped', 'unregistered']);
    expect([...kept]).toEqual(['another-app']);
  });

  it('is the only worker that a page of ours may start', () => {
    expect(pageCsp({ html: '', meant: () => true }, true)).toContain("worker-src 'self'");
  });
});

describe('the manifest', () => {
  const manifest = manifestOf('Une autre enseigne');

  it('carries the name of the deployment', () => {
    expect(manifest).toMatchObject({
      name: 'Une autre enseigne',
      short_name: 'Une autre enseigne',
      lang: 'fr',
    });
  });

  it('names files that are there', () => {
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect(readFileSync(new URL(`../../../public${src}`, import.meta.url)).length).toBeGreaterThan(100);
  });
});
