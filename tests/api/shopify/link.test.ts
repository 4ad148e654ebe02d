import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { businessCalls, merchantDeskCalls } from '#src/features/merchants/business.calls.ts';
import { shopifyCalls } from '#src/features/shopify/shopify.calls.ts';
import { actionToken, shopifyLink } from '#src/server/db/schema/index.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { OTHER_SIRET } from '#tests/support/business.ts';
import { prove } from '#tests/support/prove.ts';
import { createVisitor, linkShop, openBusiness, settingsOf, stateIn } from '#tests/support/shopify.ts';
import { type ShopifyDouble, startShopify } from '#tests/support/shopify-double/server.ts';

const SHOP = 'nuage.myshopify.com';
let double: ShopifyDouble;
let app: TestApp;
let ines: Member;
let rose: Member;
let mine: { token: string; uuid: string; id: number };
let theirs: { token: string; uuid: string; id: number };

beforeAll(async () => {
  double = await startShopify();
  double.open(SHOP);
  double.open('autre.myshopify.com');
  app = await startTestApp({ config: settingsOf(double) });
  ines = await join(app, 'ines');
  rose = await join(app, 'rose');
  mine = await openBusiness(app, { owner: ines, rose });
  const camille = await join(app, 'camille');
  theirs = await openBusiness(
    app,
    { owner: camille, rose },
    {
      name: 'Bois doux',
      siret: OTHER_SIRET,
      vat_number: null,
    },
  );
});
afterAll(async () => {
  await app.close();
  await double.close();
});

const as = <T>(token: string | null, work: () => Promise<T>) => app.as(token, work);
const guest = () => createVisitor(app);
const signed = (more: Record<string, string>) =>
  double.signedQuery({ shop: SHOP, code: double.consent(SHOP), ...more });
const begin = async (query = new URLSearchParams({ shop: SHOP })) => {
  const visit = await guest().signUp(query);
  return visit.kind === 'go' ? stateIn(visit.to) : '';
};
const rows = () => app.services.database.db.select().from(shopifyLink);

describe('without keys', () => {
  it('nothing is done, and no webhook is taken', async () => {
    const off = { ...app, services: { ...app.services, config: { ...app.services.config, shopify: null } } };
    expect(await createVisitor(off).signUp(new URLSearchParams({ shop: SHOP }))).toEqual({ kind: 'off' });
    expect(await createVisitor(off).comeBack(signed({ state: 'x' }))).toEqual({ kind: 'off' });
  });
});

describe('the way to Shopify', () => {
  it('leads to the consent of a shop that is one, and of no other address', async () => {
    const visit = await guest().signUp(new URLSearchParams({ shop: SHOP }));
    expect(visit).toMatchObject({ kind: 'go', to: expect.stringContaining('/admin/oauth/authorize?') });
    for (const shop of [
      'nuage.myshopify.com.evil.exemple',
      'evil.exemple/nuage.myshopify.com',
      'NUAGE.myshopify.com',
      '-nuage.myshopify.com',
      'nuage.myshopify.com\n',
      'nuage_2.myshopify.com',
      '',
    ])
      expect(await guest().signUp(new URLSearchParams({ shop }))).toMatchObject({
        kind: 'refused',
        status: 400,
      });
    expect(await guest().signUp(new URLSearchParams())).toEqual({ kind: 'ask' });
  });

  it('looks at the signature of an install link that has one', async () => {
    const query = double.signedQuery({ shop: SHOP });
    expect((await guest().signUp(query)).kind).toBe('go');
    query.set('shop', 'autre.myshopify.com');
    expect(await guest().signUp(query)).toMatchObject({ kind: 'refused', status: 400 });
  });
});

describe('the way back', () => {
  it('refuses what Shopify did not sign, a state that is not ours, used, or of another shop', async () => {
    const state = await begin();
    const forged = signed({ state });
    forged.set('code', 'another');
    expect(await guest().comeBack(forged)).toMatchObject({ kind: 'refused', status: 400 });
    const bare = signed({ state });
    bare.delete('hmac');
    expect(await guest().comeBack(bare)).toMatchObject({ kind: 'refused' });
    expect(await guest().comeBack(signed({ state: `${state}x` }))).toMatchObject({ kind: 'refused' });
    expect(await guest().comeBack(signed({ state: 'made-up.signature' }))).toMatchObject({ kind: 'refused' });
    const other = double.signedQuery({ shop: 'autre.myshopify.com', code: 'x', state });
    expect(await guest().comeBack(other)).toMatchObject({ kind: 'refused' });
    // Spent by the shop it was not for.
    expect(await guest().comeBack(signed({ state }))).toMatchObject({ kind: 'refused' });
    expect(await rows()).toEqual([]);
  });

  it('links the business of a Bearer, once for a state, and keeps the token unread', async () => {
    const state = await begin();
    const visitor = createVisitor(app, mine.token);
    expect(await visitor.comeBack(signed({ state }))).toEqual({ kind: 'go', to: '/i/shopify/setup?reliee' });
    expect(await visitor.comeBack(signed({ state }))).toMatchObject({ kind: 'refused', status: 400 });
    const [row] = await rows();
    expect(row).toMatchObject({ merchantId: mine.id, domain: SHOP });
    const { token } = double.shops.get(SHOP) ?? {};
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await as(mine.token, () => shopifyCalls.state({}))).toMatchObject({
      domain: SHOP,
      products: 0,
      refused: 0,
    });
    expect(await as(mine.token, () => businessCalls.me())).toMatchObject({ shopify_domain: SHOP });
  });

  it('takes the same shop again with its new token, and no second seller for it', async () => {
    const [before] = await rows();
    await linkShop(app, { double, token: mine.token, domain: SHOP });
    const [after] = await rows();
    expect(after?.token).not.toBe(before?.token);
    await expect(linkShop(app, { double, token: theirs.token, domain: SHOP })).rejects.toThrow('déjà reliée');
    await expect(linkShop(app, { double, token: mine.token, domain: 'autre.myshopify.com' })).rejects.toThrow(
      'Détachez-la',
    );
    expect(await rows()).toHaveLength(1);
  });

  it('knows the business by the cookie of its own browser, for that shop alone', async () => {
    const domain = 'autre.myshopify.com';
    const cookies: string[] = [];
    const answer = await app.send('/api/business/shopify_link', JSON.stringify({ shop: 'autre' }), {
      authorization: `Bearer ${theirs.token}`,
    });
    cookies.push(...(answer.cookies ?? []));
    const { url } = (answer.body as { result: { url: string } }).result;
    const browser = createVisitor(app);
    for (const line of cookies) browser.keep(line);
    const back = (shop: string, state: string) =>
      browser.comeBack(double.signedQuery({ shop, code: double.consent(shop), state }));
    // A way that somebody else began, sent to this browser: it is not their business that gets it.
    expect((await back(SHOP, await begin())).kind).toBe('finish');
    expect(await back(domain, stateIn(url))).toEqual({ kind: 'go', to: '/i/shopify/setup?reliee' });
    expect(await as(theirs.token, () => shopifyCalls.state({}))).toMatchObject({ domain });
    await prove(app, theirs.token);
    expect(await as(theirs.token, () => shopifyCalls.unlink({}))).toMatchObject({ domain: null });
  });

  it('refuses a way begun for another business than the one that comes back', async () => {
    const { url } = await as(mine.token, () => shopifyCalls.link({ shop: SHOP }));
    const visit = await createVisitor(app, theirs.token).comeBack(signed({ state: stateIn(url) }));
    expect(visit).toMatchObject({ kind: 'refused', status: 400 });
  });

  it('says that nothing was linked while Shopify is away', async () => {
    const state = await begin();
    double.faultAt('client_secret', 'error');
    expect(await guest().comeBack(signed({ state }))).toMatchObject({ kind: 'refused', status: 503 });
  });
});

describe('a shop whose business is not known yet', () => {
  const waiting = async (domain: string) => {
    if (!double.shops.has(domain)) double.open(domain);
    const visit = await guest().signUp(new URLSearchParams({ shop: domain }));
    const state = visit.kind === 'go' ? stateIn(visit.to) : '';
    const back = await guest().comeBack(
      double.signedQuery({ shop: domain, code: double.consent(domain), state }),
    );
    return back.kind === 'finish' ? back.linkToken : '';
  };

  it('makes a business for a person, once, which waits for its SIRET before it is approved', async () => {
    const link_token = await waiting('ines-laine.myshopify.com');
    await expect(as(null, () => shopifyCalls.finish({ link_token }))).rejects.toMatchObject({ status: 401 });
    const made = await as(ines.token, () => shopifyCalls.finish({ link_token }));
    expect(made).toMatchObject({
      domain: 'ines-laine.myshopify.com',
      merchant: { name: 'Bois doux', slug: 'bois-doux-2', status: 'pending' },
    });
    await expect(as(ines.token, () => shopifyCalls.finish({ link_token }))).rejects.toMatchObject({
      code: 'token_invalid',
    });
    const { uuid } = made.merchant;
    await expect(as(rose.token, () => merchantDeskCalls.approve({ uuid }))).rejects.toMatchObject({
      code: 'conflict',
    });
    const { token } = await as(ines.token, () => businessCalls.openSession({ merchant_uuid: uuid }));
    const legal = { legal_name: 'Inès Laine', siret: '40483304800022', vat_number: null };
    await as(token, async () => {
      await expect(businessCalls.complete({ ...legal, siret: '1' })).rejects.toMatchObject({
        code: 'siret_invalid',
      });
      await expect(businessCalls.complete({ ...legal, siret: OTHER_SIRET })).rejects.toMatchObject({
        code: 'siret_taken',
      });
      expect(await businessCalls.complete(legal)).toMatchObject({
        siret: legal.siret,
        legal_name: 'Inès Laine',
      });
      await expect(businessCalls.complete(legal)).rejects.toMatchObject({ code: 'conflict' });
    });
    expect(await as(rose.token, () => merchantDeskCalls.approve({ uuid }))).toMatchObject({
      status: 'active',
    });
  });

  it('is linked to the business that acts, and its grant is forgotten with the link', async () => {
    const link_token = await waiting('bois-doux.myshopify.com');
    await expect(
      as(mine.token, () => shopifyCalls.finish({ link_token: 'made-up-made-up-made-up' })),
    ).rejects.toMatchObject({ code: 'token_invalid' });
    expect(await as(theirs.token, () => shopifyCalls.finish({ link_token }))).toMatchObject({
      merchant: { uuid: theirs.uuid },
    });
    const kept = await app.services.database.db
      .select({ subject: actionToken.subject })
      .from(actionToken)
      .where(eq(actionToken.purpose, 'shopify_link'));
    expect(kept.filter(({ subject }) => subject.includes('bois-doux.my'))).toEqual([]);
  });
});

describe('the calls', () => {
  it('are for a session of a business, and tell each its own', async () => {
    const { state, sync, unlink, collections, refused } = shopifyCalls;
    for (const call of [state, sync, unlink, collections, refused]) {
      await expect(as<unknown>(null, () => call({}))).rejects.toMatchObject({ status: 401 });
      await expect(as<unknown>(ines.token, () => call({}))).rejects.toMatchObject({ status: 403 });
    }
    expect(await as(mine.token, () => shopifyCalls.state({}))).toMatchObject({ domain: SHOP });
    expect(await as(theirs.token, () => shopifyCalls.state({}))).toMatchObject({
      domain: 'bois-doux.myshopify.com',
    });
  });

  it('refuse bad input, and a shop that is none', async () => {
    await as(mine.token, async () => {
      await expect(shopifyCalls.link({ shop: 'https://evil.exemple/' })).rejects.toMatchObject({
        code: 'shop_invalid',
        fields: { shop: expect.any(String) },
      });
      const bad = { collections: ['gid://shopify/Product/1'], stock: 'follow' as const };
      await expect(shopifyCalls.setup(bad)).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(
        shopifyCalls.setup({ collections: 'all', stock: 'follow', price_percent: 0 }),
      ).rejects.toMatchObject({ code: 'invalid_input' });
      await expect(shopifyCalls.sync({})).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  it('unlink only with a fresh proof of an owner; the token is forgotten here and worth nothing there', async () => {
    const { token } = await as(ines.token, () => businessCalls.openSession({ merchant_uuid: mine.uuid }));
    await expect(as(token, () => shopifyCalls.unlink({}))).rejects.toMatchObject({ code: 'proof_required' });
    await prove(app, token);
    expect(await as(token, () => shopifyCalls.unlink({}))).toMatchObject({ domain: null, linked_at: null });
    await expect(as(token, () => shopifyCalls.unlink({}))).rejects.toMatchObject({
      code: 'shopify_not_linked',
    });
    const [row] = await app.services.database.db
      .select()
      .from(shopifyLink)
      .where(eq(shopifyLink.merchantId, mine.id));
    expect(row).toMatchObject({ token: '', refreshToken: null });
    expect(double.requests.some(({ query }) => query.includes('appUninstall'))).toBe(true);
  });
});

it('an account that closes its business takes the key to its shop along', async () => {
  await as(ines.token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
  const kept = await rows();
  expect(kept.map(({ domain }) => domain)).toEqual(['bois-doux.myshopify.com']);
});
