import { isGuessable } from './guessable.ts';

type Env = Record<string, string | undefined>;

/** The settings that are looked at, as they were read. */
interface Settings {
  publicUrl: string;
  enableTestCalls: boolean;
  webhookAllowLoopback: boolean;
  cmsCallbackKey: string | null;
  adminEmail: string | null;
  adminPassword: string | null;
  stripe: { live: boolean; apiBase: string | null } | null;
}

export const CALLBACK_KEY_MIN = 32;
export const ADMIN_PASSWORD_MIN = 12;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** All that production must not have, a sentence each that names the variable; none when it may start. */
export function productionFaults(env: Env, settings: Settings): string[] {
  const {
    publicUrl,
    enableTestCalls,
    webhookAllowLoopback,
    cmsCallbackKey,
    adminEmail,
    adminPassword,
    stripe,
  } = settings;
  const own = [adminEmail?.split('@')[0] ?? '', new URL(publicUrl).hostname.split('.').at(-2) ?? ''];
  const found: [boolean, string][] = [
    [enableTestCalls, 'ENABLE_TEST_CALLS must be 0: these calls let anybody in'],
    [webhookAllowLoopback, 'WEBHOOK_ALLOW_LOOPBACK must be 0: it is for tests'],
    [
      cmsCallbackKey !== null && (cmsCallbackKey.length < CALLBACK_KEY_MIN || isGuessable(cmsCallbackKey)),
      `CMS_CALLBACK_KEY must be ${CALLBACK_KEY_MIN} random characters or more (openssl rand -hex 32)`,
    ],
    [
      adminPassword !== null &&
        (adminPassword.length < ADMIN_PASSWORD_MIN || isGuessable(adminPassword, own)),
      `ADMIN_PASSWORD must be ${ADMIN_PASSWORD_MIN} characters or more that nobody guesses, or unset: one is made then`,
    ],
    [isOpen(publicUrl), 'PUBLIC_URL must begin with https://, but for a loopback address'],
    [!env.MAIL_FROM?.trim(), 'MAIL_FROM is missing: the sender of every mail, as Name <address@domain>'],
    [
      stripe?.live === true && stripe.apiBase !== null,
      'STRIPE_API_BASE must be unset beside a live STRIPE_SECRET_KEY: it is for tests',
    ],
  ];
  return found.flatMap(([wrong, sentence]) => (wrong ? [sentence] : []));
}

function isOpen(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol !== 'https:' && !LOOPBACK.test(hostname);
}
