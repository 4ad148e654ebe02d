import type { Browser, Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { stubStripeScript } from '#tests/support/stripe-double/browser.ts';
import { STRIPE_KEYS, startStripeDouble } from '#tests/support/stripe-double/server.ts';
import type { Row } from './support/row.ts';
import { firstVisit, openBrowser } from './support/slow-phone.ts';

/** Lighthouse calls a first paint good up to here. */
const PAINT = '≤ 1800';
/**
 * The script that pages for reading alone may load (docs/decisions/0004-no-react-before-an-interaction.md);
 * the payment page's job is an island.
 */
const READER_KB = '≤ 10';
const ISLAND_KB = '≤ 100';

interface Screens {
  form: string;
  payment: string;
}

/** The two screens of giving, on a list of nobody's. */
async function screensOf(site: BuiltServer): Promise<Screens> {
  const { session } = await callSite<{ session: { user: { mainListInfo: { uuid: string; slug: string } } } }>(
    site,
    'user/login_with_test',
  );
  const { uuid, slug } = session.user.mainListInfo;
  const { contribution } = await callSite<{ contribution: { hash: string } }>(
    site,
    'publiclist/list_prepare_contribution',
    {
      list_uuid: uuid,
      contribution: { amount: 2500, contributor: { email: 'mesure@exemple.test', publicname: 'Mesure' } },
    },
  );
  return {
    form: `${site.url}/p/participation-cagnotte/${slug}`,
    payment: `${site.url}/p/participation-cagnotte-paiement/${contribution.hash}`,
  };
}

interface Measured {
  name: string;
  url: string;
  kb: string;
  prepare?: (page: Page) => Promise<unknown>;
}

async function rowsOf(browser: Browser, { name, url, kb, prepare }: Measured): Promise<Row[]> {
  const { paintMs, scriptKb } = await firstVisit(browser, url, prepare);
  return [
    { name: `${name}: first paint on a slow phone`, figure: paintMs, unit: 'ms', target: PAINT },
    { name: `${name}: own script, as it travels`, figure: scriptKb, unit: 'kB', target: kb },
  ];
}

/** The two screens of giving, with the demonstration's bank. */
export async function benchGiving(): Promise<Row[]> {
  const browser = await openBrowser();
  if (!browser) return [];
  const site = await startBuiltServer({ SEED: 'empty' });
  try {
    const { form, payment } = await screensOf(site);
    return [
      ...(await rowsOf(browser, { name: 'contribution form', url: form, kb: READER_KB })),
      ...(await rowsOf(browser, { name: 'payment page, demonstration', url: payment, kb: ISLAND_KB })),
    ];
  } finally {
    await browser.close();
    await site.remove();
  }
}

/** The payment page with Stripe's form in it; what js.stripe.com sends is Stripe's, and is left out. */
export async function benchPayingByStripe(): Promise<Row[]> {
  const browser = await openBrowser();
  if (!browser) return [];
  const stripe = await startStripeDouble();
  const site = await startBuiltServer({
    SEED: 'empty',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
  try {
    return await rowsOf(browser, {
      name: 'payment page, Stripe',
      kb: ISLAND_KB,
      url: (await screensOf(site)).payment,
      prepare: (page) => stubStripeScript(page, stripe),
    });
  } finally {
    await browser.close();
    await site.remove();
    await stripe.close();
  }
}
