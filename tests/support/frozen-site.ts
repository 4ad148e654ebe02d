import { setTimeout as pause } from 'node:timers/promises';
import { SEARCH_KINDS } from '#search/documents/kinds.ts';
import { MILLA_PATH } from '#src/features/assistant/assistant.ts';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { startMeilisearch } from '#src/server/gateways/meilisearch-process.ts';
import { createLog } from '#src/server/log.ts';
import { type BuiltServer, newDataDir, startBuiltServer } from './built-server.ts';
import { callSite } from './call-site.ts';
import { openFreezingLine } from './frozen-line.ts';
import type { ThrowAwayPostgres } from './postgres.ts';
import { startSmtpDouble } from './smtp-double.ts';
import { STRIPE_KEYS, startStripeDouble } from './stripe-double/server.ts';

const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
/** A browser's own patience (docs/spec/product.md §9). */
const BROWSER_MS = 14_000;

/** One thing that a person did, and what they got. `code`: of a call's refusal; empty where there is none. */
export interface Lived {
  what: string;
  status: number;
  code: string;
  ms: number;
  /** The words they read: a page's heading, or the sentence of a refusal. */
  words: string;
}

type Got = Omit<Lived, 'what' | 'ms'>;

/** A site with a database, an engine, a mail server and a payment provider of its own, each of which can freeze. */
export async function openFrozenSite(postgres: ThrowAwayPostgres) {
  const [stripe, smtp, dataDir] = [await startStripeDouble(), await startSmtpDouble(), newDataDir()];
  const meili = await startMeilisearch({ dataDir, log: createLog('silent') });
  if (!meili) throw new Error('no Meilisearch binary: install the optional dependencies');
  const [bank, mail, search] = [
    await openFreezingLine(stripe.url),
    await openFreezingLine(smtp.url),
    await openFreezingLine(meili.url),
  ];
  const site = await startBuiltServer({
    DATABASE_URL: postgres.url,
    MEILI_URL: search.url,
    MEILI_KEY: meili.key,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Merveille <bonjour@exemple.fr>',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_BASE: bank.url,
    LOG_LEVEL: 'info',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await bothEngines(site);
  const { token } = await callSite<{ token: string }>(site, 'user/login_with_password', ADMIN);
  const html = await (await fetch(`${site.url}/${DEMO_LIST.slug}`)).text();
  const list_uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(html)?.[0] ?? '';
  const away = { bank, mail, search, database: { freeze: postgres.freeze } };
  const does = doings(site.url, { token, list_uuid });
  return {
    mailedTo: () => smtp.taken.map(({ to }) => to),
    /** Freezes one of them; answers the way to let it go on. */
    freeze(service: keyof typeof away): () => void {
      if (service === 'database') return away.database.freeze();
      away[service].freeze();
      return () => away[service].thaw();
    },
    /** Everything is done at once, as by many people. */
    walk: () => Promise.all(Object.entries(does).map(([what, doing]) => lived(what, doing))),
    async close() {
      for (const line of [bank, mail, search]) line.close();
      await site.remove();
      await Promise.all([stripe.close(), smtp.close(), meili.stop()]);
    },
  };
}

/** In its first seconds a new site has one engine alone; then PostgreSQL was filled too, kind by kind. */
async function bothEngines({ output }: BuiltServer): Promise<void> {
  const filled = () => output().split('PostgreSQL can answer searches too').length - 1;
  for (let n = 0; n < 600 && filled() < SEARCH_KINDS.length; n += 1) await pause(100);
  if (filled() < SEARCH_KINDS.length) throw new Error('the second engine was not filled within 60 s');
}

async function lived(what: string, doing: () => Promise<Got>): Promise<Lived> {
  const began = performance.now();
  const got = await doing().catch((error: Error) => ({ status: 0, code: error.name, words: error.message }));
  return { what, ...got, ms: performance.now() - began };
}

function doings(url: string, { token, list_uuid }: { token: string; list_uuid: string }) {
  let people = 0;
  let asked = 0;
  /** Asked by nobody before: no answer of it is kept. */
  const fresh = (word: string) => {
    asked += 1;
    return `${word} ${asked}`;
  };
  const signal = () => AbortSignal.timeout(BROWSER_MS);
  const page = async (path: string, form?: Record<string, string>): Promise<Got> => {
    const sent = form && { method: 'POST', headers: { origin: url }, body: new URLSearchParams(form) };
    const answer = await fetch(url + path, { ...sent, signal: signal() });
    const [, heading = ''] = /<(?:h1|title)[^>]*>([\s\S]*?)<\/(?:h1|title)>/.exec(await answer.text()) ?? [];
    return { status: answer.status, code: '', words: heading.replace(/<[^>]+>/g, '').trim() };
  };
  const call = async (path: string, input: object, as = ''): Promise<Got> => {
    const headers = { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as}` }) };
    const sent = { method: 'POST', headers, body: JSON.stringify(input), signal: signal() };
    const answer = await fetch(`${url}/api/${path}`, sent);
    const body = (await answer.json()) as { code?: string; err?: string };
    return { status: answer.status, code: body.code ?? '', words: body.err ?? '' };
  };
  const contributor = { email: 'mamie@exemple.fr', publicname: 'Mamie' };
  const question = 'quand préparer la valise de maternité';
  return {
    'the home page': () => page('/'),
    'a list': () => page(`/${DEMO_LIST.slug}`),
    'the page of giving': () => page(`/p/participation-cagnotte/${DEMO_LIST.slug}`),
    giving: () =>
      call('publiclist/list_prepare_contribution', {
        list_uuid,
        contribution: { amount: 2000, contributor },
      }),
    'the page of results': () => page(`/i/marketplace/recherche?q=${fresh('poussette')}`),
    searching: () => call('search/products', { query: fresh('poussette') }),
    'typing a search': () => call('search/instant', { query: fresh('lit') }),
    'Milla’s page': () => page(MILLA_PATH),
    'asking Milla': () => call('assistant/ask', { question }),
    'asking Milla without a script': () => page(MILLA_PATH, { question }),
    'signing up': () => {
      people += 1;
      return call('user/register_with_email', {
        email: `parent${people}@exemple.fr`,
        password: ADMIN.password,
      });
    },
    'the admin’s page': () => page('/a/admin'),
    'the admin’s state': () => call('admin/service_state', {}, token),
    'the admin’s search': () => call('content/find_content', { query: 'valise', limit: 5 }, token),
  };
}
