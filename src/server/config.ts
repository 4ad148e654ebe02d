import { resolve } from 'node:path';
import { SLUG_SHAPE } from '#src/lib/slug.ts';
import { accountSettings } from './account-config.ts';
import { assistantSettings } from './assistant-config.ts';
import { ConfigError } from './config-error.ts';
import { mailSettings } from './mail-config.ts';
import { operatorSettings } from './operator-config.ts';
import { productionFaults } from './production.ts';
import { readWorkers } from './together/setting.ts';

export { ConfigError };

type Env = Record<string, string | undefined>;
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the environment once; pure. Throws ConfigError naming the first bad variable, or all that production must not
 * have.
 */
export function getConfig(env: Env): Config {
  const config = readConfig(env);
  const faults = config.production ? productionFaults(env, config) : [];
  if (faults.length > 0) throw new ConfigError(`In production:\n  ${faults.join('\n  ')}`);
  return config;
}

function readConfig(env: Env) {
  const read = reader(env);
  const production = env.NODE_ENV === 'production';
  const port = read.int('PORT', 4321, [0, 65535]);
  const host = read.text('HOST', '127.0.0.1');
  const publicUrl = read.url('PUBLIC_URL') ?? `http://localhost:${port}`;
  return {
    production,
    port,
    host,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    https: publicUrl.startsWith('https:'),
    dataDir: resolve(read.text('DATA_DIR', './.data')),
    productName: read.text('PRODUCT_NAME', 'Merveille'),
    productSlug: read.slug('PRODUCT_SLUG', 'merveille'),
    adminEmail: read.optional('ADMIN_EMAIL'),
    adminPassword: read.optional('ADMIN_PASSWORD'),
    cmsCallbackKey: read.optional('CMS_CALLBACK_KEY'),
    ...seed(read),
    /** Of this process. */
    pageMemoryMb: read.int('PAGE_MEMORY_MB', 256, [16, 65_536]),
    listDiskMb: read.int('LIST_DISK_MB', 1024, [1, 1_048_576]),
    listIndexMb: read.int('LIST_INDEX_MB', 64, [1, 65_536]),
    ...accountSettings(read, production),
    enableTestCalls: read.flag('ENABLE_TEST_CALLS'),
    webhookAllowLoopback: read.flag('WEBHOOK_ALLOW_LOOPBACK'),
    checkAnswers: read.flag('CHECK_ANSWERS'),
    internalPort: read.int('INTERNAL_PORT', 0, [0, 65535]),
    ...readWorkers(read),
    trustProxy: read.flag('TRUST_PROXY'),
    drainSeconds: read.number('DRAIN_SECONDS', production ? 5 : 0, [0, 300]),
    serviceWorker: read.choice('SERVICE_WORKER', ['on', 'off'] as const, 'on') === 'on',
    feePercent: read.number('FEE_PERCENT', 0, [0, 20]),
    feeFixedCents: read.int('FEE_FIXED_CENTS', 0, [0, 1000]),
    vatPercent: read.number('VAT_PERCENT', 20, [0, 30]),
    siren: siren(read),
    operator: operatorSettings(read),
    refundTwoAdminsCents: read.int('REFUND_TWO_ADMINS_CENTS', 10_000, [0, 1_000_000]),
    consent: read.choice('CONSENT', ['default', 'ask'] as const, 'default'),
    logLevel: read.choice(
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const,
      'info',
    ),
    limitFactor: read.number('RATE_LIMIT_FACTOR', 1, [1, 1_000_000]),
    ...thirdParties(read),
    payments: payments(env, read, production),
  };
}

/** Reads what a first start fills, if search engines are told of it, and if pages are made before they are asked for. */
function seed(read: Reader) {
  const chosen = read.choice('SEED', ['demo', 'empty', 'large'] as const, 'demo');
  const prepare = read.choice('PREPARE_PAGES', ['0', '1'] as const, chosen === 'large' ? '1' : '0');
  return { seed: chosen, preparePages: prepare === '1', demoIndexed: read.flag('DEMO_INDEXED') };
}

/** The addresses of each provider's id token keys; tests point them at a server of their own. */
const IDENTITY_KEYS = {
  google: 'https://www.googleapis.com/oauth2/v3/certs',
  apple: 'https://appleid.apple.com/auth/keys',
  facebook: 'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
};

/** Everything that is off, or a local stand-in, until its variables are set. */
function thirdParties(read: Reader) {
  return {
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    meiliUrl: read.url('MEILI_URL'),
    meiliKey: read.optional('MEILI_KEY'),
    ...mailSettings(read),
    securityContact: securityContact(read),
    gtmId: gtmId(read),
    googleClientId: read.optional('GOOGLE_CLIENT_ID'),
    appleClientId: read.optional('APPLE_CLIENT_ID'),
    facebookAppId: read.optional('FACEBOOK_APP_ID'),
    identityKeys: IDENTITY_KEYS,
    unsplashAccessKey: read.optional('UNSPLASH_ACCESS_KEY'),
    unsplashApiBase: read.url('UNSPLASH_API_BASE'),
    indexNowKey: indexNowKey(read),
    indexNowUrl: read.url('INDEXNOW_URL') ?? 'https://api.indexnow.org/indexnow',
    stripe: stripe(read),
    shopify: shopify(read),
    assistant: assistantSettings(read),
    s3: s3(read),
    cdn: cdn(read),
    vapid: vapid(read),
    wrappers: wrappers(read),
  };
}

/** Web Push (RFC 8292); off without its keys. The subject is whom a push service writes to. */
function vapid(read: Reader) {
  const publicKey = read.optional('VAPID_PUBLIC_KEY');
  const privateKey = read.optional('VAPID_PRIVATE_KEY');
  const subject = read.optional('VAPID_SUBJECT');
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !/^B[\w-]{86}$/.test(publicKey))
    throw new ConfigError('VAPID_PUBLIC_KEY must be a P-256 public key, 87 characters of base64url');
  if (!privateKey || !/^[\w-]{43}$/.test(privateKey))
    throw new ConfigError('VAPID_PRIVATE_KEY must be the private key of VAPID_PUBLIC_KEY, 43 characters');
  if (!subject || !/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(subject))
    throw new ConfigError('VAPID_SUBJECT must be a mailto: or https:// address that reaches you');
  return { publicKey, privateKey, subject };
}

/** Which native wrappers may open this site's addresses; none without these. */
function wrappers(read: Reader) {
  const ios = read.optional('IOS_APP_ID');
  if (ios !== null && !/^[A-Z0-9]{10}\.[A-Za-z0-9.-]+$/.test(ios))
    throw new ConfigError('IOS_APP_ID must be a team and a bundle, as ABCDE12345.fr.merveille.app');
  const android = read.optional('ANDROID_APP_ID');
  const certificates = (read.optional('ANDROID_CERTIFICATES') ?? '').split(/[\s,]+/).filter(Boolean);
  if (android !== null && certificates.length === 0)
    throw new ConfigError('ANDROID_APP_ID is set: ANDROID_CERTIFICATES is needed too');
  if (!certificates.every((one) => /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(one)))
    throw new ConfigError('ANDROID_CERTIFICATES must be SHA-256 fingerprints, as 14:6D:E9:…');
  return { ios, android: android === null ? null : { id: android, certificates } };
}

/** RFC 9116 §2.5.3: a URI; a bare address is taken for mail. */
function securityContact(read: Reader): string | null {
  const given = read.optional('SECURITY_CONTACT');
  if (given === null) return null;
  const contact = /^[^\s:@/]+@[^\s:@/]+$/.test(given) ? `mailto:${given}` : given;
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(contact))
    throw new ConfigError(
      'SECURITY_CONTACT must be an address of mail, or begin with mailto:, https:// or tel:',
    );
  return contact;
}

/** It goes into the address of a script. */
function gtmId(read: Reader): string | null {
  const id = read.optional('GTM_ID');
  if (id !== null && !/^GTM-[A-Z0-9]{4,12}$/.test(id))
    throw new ConfigError('GTM_ID must be the name of a container, as GTM-ABC1234');
  return id;
}

/** The nine digits of the operator, for the accounting file; its name cannot be made without. */
function siren(read: Reader): string | null {
  const digits = read.optional('SIREN');
  if (digits !== null && !/^\d{9}$/.test(digits)) throw new ConfigError('SIREN must be nine digits');
  return digits;
}

/** indexnow.org: it is also the name of a file of this site. */
function indexNowKey(read: Reader): string | null {
  const key = read.optional('INDEXNOW_KEY');
  if (key !== null && !/^[a-zA-Z0-9-]{8,128}$/.test(key))
    throw new ConfigError('INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens');
  return key;
}

function stripe(read: Reader) {
  const secretKey = read.optional('STRIPE_SECRET_KEY');
  if (!secretKey) return null;
  const publishableKey = read.optional('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = read.optional('STRIPE_WEBHOOK_SECRET');
  if (!publishableKey || !webhookSecret)
    throw new ConfigError(
      'STRIPE_SECRET_KEY is set: STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed too',
    );
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiBase: read.url('STRIPE_API_BASE'),
    live: /^(sk|rk)_live_/.test(secretKey),
  };
}

/** Our application at Shopify; without its keys no shop can be linked, and the pages say so. */
function shopify(read: Reader) {
  const apiKey = read.optional('SHOPIFY_API_KEY');
  const apiSecret = read.optional('SHOPIFY_API_SECRET');
  if (!apiKey && !apiSecret) return null;
  if (!apiKey || !apiSecret)
    throw new ConfigError('SHOPIFY_API_KEY and SHOPIFY_API_SECRET are needed together');
  return { apiKey, apiSecret, apiBase: read.url('SHOPIFY_API_BASE') };
}

function s3(read: Reader) {
  const bucket = read.optional('S3_BUCKET');
  if (!bucket) return null;
  return {
    bucket,
    endpoint: read.url('S3_ENDPOINT'),
    region: read.text('S3_REGION', 'auto'),
    accessKeyId: read.text('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: read.text('S3_SECRET_ACCESS_KEY', ''),
    publicUrl: read.url('S3_PUBLIC_URL'),
  };
}

/** A shared cache in front of us; off without CDN_PURGE, and pages then carry nothing for one. */
function cdn(read: Reader) {
  const kind = read.choice('CDN_PURGE', ['', 'fastly', 'cloudflare', 'varnish'] as const, '');
  const url = read.url('CDN_PURGE_URL');
  const token = read.optional('CDN_PURGE_TOKEN');
  if (kind === '') {
    if (url || token) throw new ConfigError('CDN_PURGE must be fastly, cloudflare or varnish');
    return null;
  }
  if (!url) throw new ConfigError(`CDN_PURGE is ${kind}: CDN_PURGE_URL is needed too`);
  if (!token || !/^[\x21-\x7e]+$/.test(token))
    throw new ConfigError(`CDN_PURGE is ${kind}: CDN_PURGE_TOKEN is needed too, without spaces`);
  return { kind, url, token };
}

/**
 * docs/spec/decisions.md §13: demo is the default without keys, never beside a live key, and in production
 * only when said.
 */
function payments(env: Env, read: Reader, production: boolean): 'demo' | 'stripe' {
  const hasStripe = Boolean(env.STRIPE_SECRET_KEY);
  const chosen = read.choice('PAYMENTS', ['demo', 'stripe'] as const, hasStripe ? 'stripe' : 'demo');
  if (chosen === 'stripe' && !hasStripe) throw new ConfigError('PAYMENTS=stripe needs STRIPE_SECRET_KEY');
  if (chosen === 'demo' && /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? ''))
    throw new ConfigError('PAYMENTS=demo refuses to start beside a live STRIPE_SECRET_KEY');
  if (chosen === 'demo' && production && !env.PAYMENTS)
    throw new ConfigError('In production say PAYMENTS=demo to run without real payments, or set STRIPE_*');
  return chosen;
}

/** Smallest and largest accepted. */
type Range = [min: number, max: number];
type Reader = ReturnType<typeof reader>;

function reader(env: Env) {
  const optional = (name: string) => env[name]?.trim() || null;
  const bad = (name: string, expected: string): never => {
    throw new ConfigError(`${name} must be ${expected}`);
  };
  const number = (name: string, fallback: number, [min, max]: Range) => {
    const text = optional(name);
    if (text === null) return fallback;
    const value = Number(text);
    return Number.isFinite(value) && value >= min && value <= max
      ? value
      : bad(name, `a number from ${min} to ${max}`);
  };
  return {
    optional,
    number,
    text: (name: string, fallback: string) => optional(name) ?? fallback,
    int(name: string, fallback: number, range: Range) {
      const value = number(name, fallback, range);
      return Number.isInteger(value) ? value : bad(name, 'a whole number');
    },
    flag: (name: string) => readFlag(optional(name), () => bad(name, '1 or 0')),
    slug(name: string, fallback: string) {
      const value = optional(name) ?? fallback;
      return SLUG_SHAPE.test(value) ? value : bad(name, 'lowercase letters and digits joined by hyphens');
    },
    url(name: string, protocols: string[] = ['http:', 'https:']): string | null {
      const text = optional(name);
      if (text === null) return null;
      const ok = URL.canParse(text) && protocols.includes(new URL(text).protocol);
      return ok ? text : bad(name, `a URL beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    },
    choice<const T extends readonly string[]>(name: string, values: T, fallback: T[number]): T[number] {
      const text = optional(name) ?? fallback;
      return values.includes(text) ? text : bad(name, `one of ${values.join(', ')}`);
    },
  };
}

function readFlag(text: string | null, bad: () => never): boolean {
  if (text === null || text === '0' || text === 'false') return false;
  return text === '1' || text === 'true' ? true : bad();
}
