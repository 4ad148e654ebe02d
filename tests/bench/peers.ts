import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltServer } from '#tests/support/built-server.ts';
import { openNewsroom } from './large/publications.ts';
import { ADMIN } from './large/start.ts';
import { type Article, missingForWordPress, startWordPress, type WordPress } from './peers/wordpress.ts';
import { inTurns, medianRow, ratioRow } from './support/pairs.ts';
import { pin } from './support/pin.ts';
import { startProductionServer } from './support/production-server.ts';
import { rate } from './support/rate.ts';
import { rawAnswer } from './support/raw-answer.ts';
import type { Row } from './support/row.ts';

const ASKING = { seconds: 4, connections: 16, acceptEncoding: 'gzip', core: 1 };
const TURNS = 5;
const PUBLICATIONS = 7;

/**
 * PEERS=1: the article of ours beside the same in WordPress as Debian ships it, with php-fpm and MariaDB behind nginx, all
 * of each on one core. Debian ships no page cache of WordPress: nginx's own (fastcgi_cache), emptied when a text is
 * saved as such plugins do, stands for one. Nothing is installed here.
 */
export async function benchPeers(): Promise<Row[]> {
  if (process.env.PEERS !== '1') return [said('WordPress beside ours: not asked for', 'PEERS=1 starts it')];
  const missing = missingForWordPress();
  if (missing.length > 0)
    return [said('WordPress beside ours: not measured', `missing: ${missing.join(' ')}`)];
  const ours = await startProductionServer({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    STAFF_SECOND_FACTOR: '0',
  });
  try {
    const newsroom = await openNewsroom(ours.url);
    const url = ours.url + newsroom.path;
    const wordpress = await startWordPress(await articleOf(url));
    try {
      return [
        ...(await rates(ours, url, wordpress)),
        ...(await publications(newsroom, wordpress)),
        ...(await weights(url, wordpress)),
      ];
    } finally {
      await wordpress.stop();
    }
  } finally {
    await ours.remove();
  }
}

const said = (name: string, target: string): Row => ({ name, figure: Number.NaN, unit: '', target });

/** The text of our page, for the other: its title and what stands in its article. */
async function articleOf(url: string): Promise<Article> {
  const page = await (await fetch(url)).text();
  const html = /<article[\s\S]*<\/article>/.exec(page)?.[0] ?? '';
  const title =
    /<h1[^>]*>([\s\S]*?)<\/h1>/
      .exec(page)?.[1]
      ?.replaceAll(/<[^>]+>/g, '')
      .trim() ?? '';
  if (html === '' || title === '') throw new Error(`no article at ${url}`);
  return { title, html: html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '') };
}

async function rates(ours: BuiltServer, url: string, wordpress: WordPress): Promise<Row[]> {
  pin(ours.process.pid ?? 0, 0);
  const turns = await inTurns(
    {
      ours: () => rate(url, ASKING),
      cached: () => rate(wordpress.cached, ASKING),
      plain: () => rate(wordpress.plain, ASKING),
    },
    TURNS,
  );
  const perSecond = (name: string, side: 'ours' | 'cached' | 'plain') =>
    medianRow(
      { name, unit: 'req/s', target: '' },
      turns.map((turn) => turn[side]),
    );
  return [
    perSecond('an article, ours, one core', 'ours'),
    perSecond('the same, WordPress behind a page cache, one core', 'cached'),
    perSecond('the same, WordPress without a cache, one core', 'plain'),
    ratioRow({ name: 'ours / WordPress behind a page cache', target: '≥ 1' }, turns, ['ours', 'cached']),
    ratioRow({ name: 'ours / WordPress without a cache', target: '≥ 100' }, turns, ['ours', 'plain']),
  ];
}

async function publications(
  newsroom: Awaited<ReturnType<typeof openNewsroom>>,
  wordpress: WordPress,
): Promise<Row[]> {
  const times: Record<'ours' | 'plain' | 'cached', number[]> = { ours: [], plain: [], cached: [] };
  for (let turn = 0; turn < PUBLICATIONS; turn += 1) {
    times.ours.push((await newsroom.publish()).article);
    for (const side of ['plain', 'cached'] as const) {
      const title = `Mesure ${side} ${turn}`;
      await (await fetch(wordpress.cached)).text();
      const started = performance.now();
      await wordpress.publish(title);
      while (!(await (await fetch(wordpress[side])).text()).includes(title)) await pause(5);
      times[side].push(performance.now() - started);
    }
  }
  const row = (name: string, side: 'ours' | 'plain' | 'cached', target = '') =>
    medianRow({ name: `publish → served, ${name}`, unit: 'ms', target }, times[side]);
  return [
    row('ours', 'ours', '≤ 500'),
    row('WordPress behind a page cache', 'cached'),
    row('WordPress without a cache', 'plain'),
  ];
}

/** The page and the scripts and styles it names, as they travel. */
async function weights(url: string, wordpress: WordPress): Promise<Row[]> {
  const row = async (name: string, address: string, encoding: string): Promise<Row[]> => {
    const page = await rawAnswer(address, { 'accept-encoding': encoding });
    const text = await (await fetch(address)).text();
    const named = text.matchAll(
      /<(?:script[^>]*\ssrc|link[^>]*rel=["']stylesheet["'][^>]*href)=["']([^"']+)/g,
    );
    let whole = page.body.length;
    for (const found of named) {
      const one = new URL((found[1] ?? '').replaceAll('&#038;', '&'), address);
      if (one.origin === new URL(address).origin)
        whole += (await rawAnswer(one.href, { 'accept-encoding': encoding })).body.length;
    }
    return [
      { name: `bytes of the page, ${name}`, figure: page.body.length / 1000, unit: 'kB', target: '' },
      { name: `with its scripts and styles, ${name}`, figure: whole / 1000, unit: 'kB', target: '' },
    ];
  };
  return [
    ...(await row('ours (br)', url, 'br, gzip')),
    ...(await row('ours (gzip)', url, 'gzip')),
    ...(await row('WordPress (gzip)', wordpress.cached, 'gzip')),
  ];
}
