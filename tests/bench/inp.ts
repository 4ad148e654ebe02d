import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { IN_THE_EDITOR, ON_THE_PUBLIC_LIST } from './inp/actions.ts';
import { type Place, visit } from './inp/slow-page.ts';
import { quantile, type Row } from './support/row.ts';

const GIFTS = 500;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const TARGET = '≤ 200';
const FAMILIES = ['Promenade', 'Sommeil', 'Repas', 'Toilette', 'Éveil', ''];

/** Five hundred wishes with what real ones have: prices, notes, quantities, families. */
async function longList(server: BuiltServer): Promise<{ url: string; token: string }> {
  const slug = 'mesure-cinq-cents';
  const account = { email: `${slug}@exemple.fr`, password: 'une mesure sans hasard 7' };
  const { token } = await callSite<{ token: string }>(server, 'user/register_with_email', account);
  const own = { url: server.url, token };
  await callSite(own, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  const { uuid: list_uuid } = await callSite<{ uuid: string }>(own, 'list/getWithoutDetails');
  const lines = Array.from({ length: GIFTS }, (_, nth) =>
    [
      `Envie numéro ${nth + 1} pour la chambre`,
      `${(nth * 37) % 200},90`,
      1 + (nth % 3),
      nth % 4 === 0 ? 'De préférence en coton, lavable, dans une couleur douce.' : '',
      FAMILIES[nth % FAMILIES.length],
    ].join(';'),
  );
  const csv = ['Nom;Prix;Quantité;Note;Famille', ...lines].join('\n');
  const { added } = await callSite<{ added: number }>(own, 'list/import_items', { list_uuid, csv });
  if (added !== GIFTS) throw new Error(`${added} wishes of ${GIFTS} were imported`);
  return { url: `${server.url}/${slug}`, token };
}

async function rowsOf(browser: Browser, place: Place): Promise<Row[]> {
  const visits: Map<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, place));
  return place.actions.map(({ name }) => {
    const times = visits.map((times) => times.get(name) ?? 0);
    return {
      name: `${place.name}: ${name} (at most ${Math.max(...times)})`,
      figure: quantile(times, 0.5),
      unit: 'ms',
      target: TARGET,
    };
  });
}

/**
 * From a touch or a key to the next picture, on a list of 500 and a processor four times slower: the median of the
 * visits. Every other program of the machine weighs on it: its load is told beside.
 */
export async function benchInteractions(): Promise<Row[]> {
  const executablePath = findBrowser();
  if (!executablePath) return [];
  const server = await startBuiltServer({ SEED: 'empty' });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const { url, token } = await longList(server);
    const giver = { name: 'giver', url, ready: '[data-gift-filters][data-live]' };
    const owner = { name: 'owner', url, token, ready: '.editor-state' };
    const rows = [
      ...(await rowsOf(browser, { ...giver, actions: ON_THE_PUBLIC_LIST })),
      ...(await rowsOf(browser, { ...owner, actions: IN_THE_EDITOR })),
    ];
    const load = loadavg()[0] ?? 0;
    return [
      { name: 'load of the machine meanwhile', figure: load, unit: '', target: 'about 1 when alone' },
      ...rows,
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}
