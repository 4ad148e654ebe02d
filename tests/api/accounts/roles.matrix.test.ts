import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { RIGHTS, type Right } from '#src/lib/rights.ts';
import { isForStaff, rightsFor } from '#src/server/calls/access.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let ines: Member;
beforeAll(async () => {
  app = await startTestApp();
  ines = await join(app, 'ines');
});
afterAll(() => app.close());

/** As docs/spec/calls.md §Roles of staff says which right opens what: every call of staff is told by one line. */
const OPENS: [right: Right | 'admin', calls: RegExp][] = [
  ['admin', /^admin\/(site_state|service_state|retry_job|retry_mail|invite_staff|\w+_roles?)$/],
  ['admin', /^user\/(impersonate|set_admin|audit_of|end_every_session)$|^demo\//],
  ['people', /^user\/|^review\/|^contact\/|^admin\/\w+_tickets?(_report)?$|^admin\/ticket_report$/],
  ['stats', /^admin\/(export_)?stats(_ways)?$/],
  [
    'orders',
    /^admin\/(search_orders|(get|advance|cancel|return|settle)_order|\w+_returns?|\w+_cards|get_invoice)$/,
  ],
  [
    'payments',
    /^admin\/\w*(voucher|payment|refund|receipt|dispute|quarantine|pot|addon|ledger|balance|fec|reconc|commission_invoice)/,
  ],
  ['orders', /^admin\/(send_seller_lines|refuse_seller_line)$/],
  ['merchants', /^admin\/(search_merchants|(approve|disable|close)_merchant|set_commission)$/],
  ['catalogue', /^admin\/\w*(product|brand|tag|classification|preset|feed|search)/],
  ['publish', /^content\/\w*redirect/],
  [
    'publish',
    /^content\/(answer_review|publish_draft|(enable|delete|restore|bulk|purge|schedule)_content|schedule_unpublish)$/,
  ],
  ['publish', /^content\/(article_updated_callback|clear_content_cache)$/],
  ['themes', /^content\/\w*(theme|unsplash|gallery|category_covers)/],
  ['settings', /^content\/\w*(_imports?|import_\w+|export\w*|site_settings?|site_setting_history)$/],
  [
    'settings',
    /^content\/(save_new|edit|delete|change)_template$|^content\/(preview_template_change|save_template_checklist)$/,
  ],
  ['settings', /^content\/template_\w+$/],
  ['offers', /^admin\/\w*offers?(_report)?$/],
  ['mailing', /^admin\/(\w+_campaigns?|campaign_report|segment_count|\w+_suppressions?)$/],
  ['settings', /^admin\/(\w+_api_tokens?|\w+_webhooks?|webhook_deliveries|redeliver|describe_calls)$/],
  ['content', /^content\/|^admin\/assistant_log$/],
];
const told = (path: string) => OPENS.find(([, calls]) => calls.test(path.slice('/api/'.length)))?.[0];

const staff = () => registeredCalls().filter(isForStaff);
const give = (rights: Right[]) =>
  app.services.database.db.update(person).set({ rights }).where(eq(person.email, CAST.ines.email));
/** An unknown key is refused of whoever may call at all, before anything is done. */
const send = async (path: string, who = ines) =>
  app.send(path, '{"nobody_takes_this":1}', { authorization: `Bearer ${who.token}` });

it('asks of each call of staff the right that the contract names', () => {
  const declared = staff().map((contract) => ({
    path: contract.path,
    right:
      contract.access === 'cms' ? 'publish' : contract.access.replace(/^staff:|^demoAdmin$/, '') || 'admin',
  }));
  expect(declared.length).toBeGreaterThan(180);
  expect(declared).toEqual(declared.map(({ path }) => ({ path, right: told(path) })));
});

it('opens each to who holds its right alone, and to nobody who holds all the others', {
  timeout: 120_000,
}, async () => {
  const wrong: string[] = [];
  const check = async (path: string, opens: boolean, who: string) => {
    const { status, body } = await send(path);
    if ((opens ? status !== 403 && status !== 401 : status === 403 && body.code === 'forbidden') === false)
      wrong.push(`${path} (${who}): ${status} ${body.code}`);
  };
  for (const right of RIGHTS) {
    const own = staff().filter((contract) => told(contract.path) === right);
    await give([right]);
    for (const { path } of own) await check(path, true, `only ${right}`);
    for (const contract of own) {
      const enough = contract.access === 'cms' ? ['publish'] : rightsFor(contract);
      await give(RIGHTS.filter((held) => !enough.includes(held)));
      await check(contract.path, false, `all but ${enough.join()}`);
    }
  }
  await give([...RIGHTS]);
  for (const { path } of staff().filter((contract) => told(contract.path) === 'admin'))
    if (!path.startsWith('/api/demo/') || app.services.config.payments === 'demo')
      await check(path, false, 'every right, no admin');
  expect(wrong).toEqual([]);
});

it('lets pickers of pictures and links be used in the screens where they stand, and no more', () => {
  const also = staff().flatMap(({ path, alsoFor }) => (alsoFor ? [[path.split('/').pop(), alsoFor]] : []));
  expect(Object.fromEntries(also)).toEqual({
    upload_media: ['themes', 'catalogue', 'mailing'],
    list_media: ['themes', 'catalogue', 'mailing'],
    media_filing: ['themes', 'catalogue', 'mailing'],
    known_media: ['themes', 'catalogue', 'mailing'],
    list_templates: ['settings'],
    browse_templates: ['settings'],
    checklist_lines: ['settings'],
    site_links: ['settings', 'mailing'],
    embedded_products: ['mailing'],
    fetch_picture: ['mailing'],
    find_content: ['settings'],
    check_links: ['settings'],
    search_brands: ['offers'],
    get_brand: ['offers'],
    list_classifications: ['offers'],
  });
});

it('opens nothing to who has no right, and everything to an admin', async () => {
  await give([]);
  const rose = await join(app, 'rose');
  for (const { path } of staff()) {
    expect({ path, status: (await send(path)).status }).toEqual({ path, status: 403 });
    expect((await send(path, rose)).status, path).not.toBe(403);
  }
  const session = await app.as(rose.token, () => accountCalls.getMyInfo());
  expect(session).toMatchObject({ user: { rights: RIGHTS, props: { admin: '1' } } });
});
