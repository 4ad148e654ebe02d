import { describe, expect, it } from 'vitest';
import { ConfigError, getConfig } from '#src/server/config.ts';

describe('the configuration', () => {
  it('needs nothing: embedded database, demo payments, loopback', () => {
    expect(getConfig({})).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4321',
      https: false,
      databaseUrl: null,
      payments: 'demo',
      seed: 'demo',
      enableTestCalls: false,
    });
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'ftp://exemple.fr'],
    ['PUBLIC_URL', 'exemple.fr'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PRODUCT_SLUG', 'Merveille !'],
    ['SEED', 'beaucoup'],
    ['ASSISTANT_URL', 'ftp://exemple.fr'],
    ['ASSISTANT_DAILY_CENTS', '-1'],
    ['ASSISTANT_DAILY_CENTS', 'beaucoup'],
    ['CDN_PURGE', 'akamai'],
    ['CDN_PURGE', 'varnish'],
    ['ENABLE_TEST_CALLS', 'oui'],
    ['FEE_PERCENT', '-1'],
    ['FEE_FIXED_CENTS', '1.5'],
    ['LOG_LEVEL', 'bavard'],
    ['SMTP_URL', 'mail.exemple.fr'],
    ['DUTY_EMAIL', 'quelqu’un'],
    ['DUTY_EMAIL', 'a@b.fr, c@d.fr'],
    ['SIREN', '12345678'],
    ['VAT_PERCENT', '100'],
    ['PAYMENTS', 'stripe'],
    ['MAIL_FROM', 'bonjour'],
    ['MAIL_FROM', 'Merveille <bonjour@exemple.fr> <x>'],
    ['MAIL_WEBHOOK', 'mailgun'],
    ['SECURITY_CONTACT', 'http://exemple.fr/contact'],
    ['SECURITY_CONTACT', 'securite'],
    ['DRAIN_SECONDS', '-1'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => getConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => getConfig({ [name]: value })).toThrow(name);
  });

  it('refuses demo payments beside a live key, and in production unless asked for', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
    };
    expect(() => getConfig({ ...stripe, PAYMENTS: 'demo' })).toThrow('live');
    expect(() => getConfig({ NODE_ENV: 'production' })).toThrow('PAYMENTS');
    const sender = { MAIL_FROM: 'Merveille <bonjour@exemple.fr>' };
    expect(getConfig({ NODE_ENV: 'production', PAYMENTS: 'demo', ...sender }).payments).toBe('demo');
  });

  it('wants a second factor of staff in production, unless told otherwise, and elsewhere when told', () => {
    const wanted = (env: Record<string, string>) => getConfig({ PAYMENTS: 'demo', ...env }).staffSecondFactor;
    expect([wanted({}), wanted({ STAFF_SECOND_FACTOR: '1' })]).toEqual([false, true]);
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://exemple.fr',
      MAIL_FROM: 'a@exemple.fr',
    };
    expect([wanted(production), wanted({ ...production, STAFF_SECOND_FACTOR: '0' })]).toEqual([true, false]);
    expect(() => wanted({ STAFF_SECOND_FACTOR: 'oui' })).toThrow('STAFF_SECOND_FACTOR');
  });

  it('takes the webhook of a mail provider with a key that can be its own', () => {
    const told = (MAIL_WEBHOOK: string, MAIL_WEBHOOK_KEY: string) =>
      getConfig({ MAIL_WEBHOOK, MAIL_WEBHOOK_KEY }).mailWebhook;
    expect(told('mailgun', 'une clef')).toEqual({ provider: 'mailgun', key: 'une clef' });
    expect(() => told('autre', 'une clef')).toThrow('MAIL_WEBHOOK');
    expect(() => told('sendgrid', 'une clef')).toThrow('MAIL_WEBHOOK_KEY');
  });

  it('refuses Stripe without its webhook secret', () => {
    expect(() => getConfig({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk' })).toThrow(
      'STRIPE_WEBHOOK_SECRET',
    );
  });
});

describe('production', () => {
  const right = {
    NODE_ENV: 'production',
    PAYMENTS: 'demo',
    PUBLIC_URL: 'https://www.exemple.fr',
    MAIL_FROM: 'Merveille <bonjour@exemple.fr>',
    CMS_CALLBACK_KEY: 'b2f1c09d7e3a5846f09be17c2d4a6358',
    ADMIN_EMAIL: 'capucine.duval@exemple.fr',
    ADMIN_PASSWORD: 'fjord tilleul 41 brume',
  };

  it('starts with what it must have', () => {
    expect(getConfig(right)).toMatchObject({ production: true, https: true, drainSeconds: 5 });
  });

  it('starts for a try on the loopback, where nobody else listens', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(getConfig({ ...right, PUBLIC_URL: `http://${host}:8080` }).https).toBe(false);
    expect(getConfig({ ...right, PUBLIC_URL: undefined }).publicUrl).toBe('http://localhost:4321');
  });

  it.each([
    ['ENABLE_TEST_CALLS', '1'],
    ['WEBHOOK_ALLOW_LOOPBACK', '1'],
    ['WEBHOOK_ALLOW_LOOPBACK', 'true'],
    ['CMS_CALLBACK_KEY', 'b2f1c09d7e3a5846f09be17c2d4a635'],
    ['CMS_CALLBACK_KEY', 'a'.repeat(40)],
    ['CMS_CALLBACK_KEY', 'cle-du-cms-'.repeat(4)],
    ['ADMIN_PASSWORD', 'fjord tille'],
    ['ADMIN_PASSWORD', 'abcdefghijklmnop'],
    ['ADMIN_PASSWORD', '1234567890123'],
    ['ADMIN_PASSWORD', 'azertyuiopqsdf'],
    ['ADMIN_PASSWORD', 'motdepasse123'],
    ['ADMIN_PASSWORD', 'capucine.duval1'],
    ['ADMIN_PASSWORD', 'Exemple-2026'],
    ['PUBLIC_URL', 'http://www.exemple.fr'],
    ['PUBLIC_URL', 'http://127.0.0.1.exemple.fr'],
    ['PUBLIC_URL', 'http://localhost.exemple.fr'],
    ['MAIL_FROM', ''],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => getConfig({ ...right, [name]: value })).toThrow(ConfigError);
    expect(() => getConfig({ ...right, [name]: value })).toThrow(name);
    expect(() =>
      getConfig({ ...right, [name]: value, NODE_ENV: 'development', MAIL_FROM: undefined }),
    ).not.toThrow();
  });

  it('names all that is wrong at once, and no value', () => {
    const wrong = { ...right, ENABLE_TEST_CALLS: '1', ADMIN_PASSWORD: 'tulipe', MAIL_FROM: undefined };
    expect(() => getConfig(wrong)).toThrow(/ENABLE_TEST_CALLS[\s\S]*ADMIN_PASSWORD[\s\S]*MAIL_FROM/);
    expect(() => getConfig(wrong)).not.toThrow(/tulipe/);
  });

  it('sends live payments nowhere but to Stripe', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'w' };
    const stripe = { ...right, PAYMENTS: undefined, ...keys };
    expect(getConfig(stripe).payments).toBe('stripe');
    expect(() => getConfig({ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:1' })).toThrow('STRIPE_API_BASE');
  });

  it('takes a model for Milla whole or not at all', () => {
    const url = { ASSISTANT_URL: 'https://llm.exemple.fr/v1' };
    expect(getConfig({}).assistant).toBeNull();
    expect(getConfig({ ...url, ASSISTANT_MODEL: 'petit', ASSISTANT_KEY: 'sk-1' }).assistant).toEqual({
      url: url.ASSISTANT_URL,
      key: 'sk-1',
      model: 'petit',
      dailyCents: 200,
      centsPerMillion: 1000,
    });
    for (const wrong of [
      { ASSISTANT_KEY: 'sk-1' },
      { ASSISTANT_MODEL: 'petit' },
      url,
      { ...url, ASSISTANT_MODEL: 'petit modèle' },
      { ...url, ASSISTANT_MODEL: 'petit', ASSISTANT_KEY: 'deux mots' },
      { ASSISTANT_URL: 'https://sk:1@llm.exemple.fr', ASSISTANT_MODEL: 'petit' },
      { ASSISTANT_URL: 'https://llm.exemple.fr?key=1', ASSISTANT_MODEL: 'petit' },
    ])
      expect(() => getConfig(wrong), JSON.stringify(wrong)).toThrow(ConfigError);
  });
});
