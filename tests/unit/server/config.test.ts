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
    expect(getConfig({ NODE_ENV: 'production', PAYMENTS: 'demo' }).payments).toBe('demo');
  });

  it('refuses Stripe without its webhook secret', () => {
    expect(() => getConfig({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk' })).toThrow(
      'STRIPE_WEBHOOK_SECRET',
    );
  });
});
