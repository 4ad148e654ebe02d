import { setTimeout as pause } from 'node:timers/promises';
import { findVarnish } from '#tests/support/varnish.ts';
import {
  ARTICLE,
  heat,
  openVarnishSite,
  SECTION,
  untilShown,
  type VarnishSite,
} from '#tests/support/varnish-site.ts';
import { type BenchContext, quantile, type Row } from './support/row.ts';

const EDITS = 20;

/** From the click on "publish" to the new page, behind Varnish in front of two processes on one PostgreSQL. */
export async function benchVarnish({ postgresUrl }: BenchContext): Promise<Row[]> {
  if (!postgresUrl || !findVarnish()) return [];
  const site = await openVarnishSite(postgresUrl);
  try {
    const edits: Edit[] = [];
    for (let n = 0; n < EDITS; n += 1) edits.push(await measureEdit(site, n));
    return toRows(edits);
  } finally {
    await site.stop();
  }
}

type Edit = Record<'saved' | 'own' | 'other' | 'article' | 'list', number>;

async function measureEdit(site: VarnishSite, n: number): Promise<Edit> {
  const own = site.servers[n % 2]?.url ?? '';
  const other = site.servers[(n + 1) % 2]?.url ?? '';
  for (const path of [ARTICLE, SECTION]) await heat(site, path);
  const started = performance.now();
  const title = await site.edit(own);
  const at = performance.now();
  const [ownAt, otherAt, article, list] = await Promise.all([
    untilShown(() => site.get(ARTICLE, own), title),
    untilShown(() => site.get(ARTICLE, other), title),
    untilShown(() => site.get(ARTICLE), title),
    untilShown(() => site.get(SECTION), title),
  ]);
  // The purges that follow a change must not be taken for those of the next.
  await pause(2500);
  const since = (moment: number) => moment - started;
  return {
    saved: since(at),
    own: since(ownAt),
    other: since(otherAt),
    article: since(article),
    list: since(list),
  };
}

function toRows(edits: Edit[]): Row[] {
  const row = (name: string, part: keyof Edit, share: number): Row => ({
    name: `publish, two processes and Varnish: ${name}`,
    figure: quantile(
      edits.map((edit) => edit[part]),
      share,
    ),
    unit: 'ms',
    target: part === 'article' || part === 'list' ? '≤ 1000' : '',
  });
  return [
    row('saved', 'saved', 0.5),
    row('served by its process', 'own', 0.5),
    row('served by the other', 'other', 0.5),
    row('article through Varnish', 'article', 0.5),
    row('article, slowest', 'article', 1),
    row('magazine through Varnish', 'list', 0.5),
    row('magazine, slowest', 'list', 1),
  ];
}
