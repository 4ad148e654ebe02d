import { legalPages } from '#src/features/content/legal-pages.server.ts';
import type { LegalPage } from '#src/features/content/legal-pages.ts';
import { type PageToFill, pagesToFill } from '#src/features/content/to-fill.server.ts';
import type { Config } from '#src/server/config.ts';
import { createMailer } from '#src/server/gateways/mail.ts';
import type { Services } from '#src/server/services.ts';
import { bootFr as fr } from './boot.fr.ts';

/** Prints the lines a newcomer needs to read at the console once the site answers. The password is shown this once. */
export async function announce(
  { config, database }: Services,
  admin: { email: string; password: string } | null,
): Promise<void> {
  if (config.logLevel === 'silent') return;
  const at = config.publicUrl;
  const lines = [
    '',
    fr.online(config.productName, at),
    ...fr.places(at, createMailer(config).where),
    ...(config.workers > 1 ? [fr.together(config.workers)] : []),
    ...(config.payments === 'demo' ? [fr.demo] : []),
    ...(consentUnasked(config) ? ['', `  ${fr.consentUnasked(config.gtmId ?? '')}`] : []),
    ...toFillLines(await pagesToFill(database.db), at),
    ...unreadLines(await legalPages(database.db), at),
    ...(admin ? ['', ...fr.admin(admin.email, admin.password)] : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** docs/spec/decisions.md §25: the default holds, and is named as what the French regulator does not accept. */
export function consentUnasked({ gtmId, consent }: Config): boolean {
  return gtmId !== null && consent !== 'ask';
}

/** The texts the law asks of whoever opens the site to the public, and that nobody else can write. */
function toFillLines(pages: readonly PageToFill[], at: string): string[] {
  if (pages.length === 0) return [];
  return [
    '',
    fr.toFill,
    ...pages.map(({ path, title, passages }) => `    ${at}${path}  ${title}, ${passages}`),
  ];
}

/** Those that nobody can read: the footer and the checkout lead to them all the same. */
function unreadLines(pages: readonly LegalPage[], at: string): string[] {
  const unread = pages.filter(({ state }) => state !== 'incomplete');
  return unread.length === 0 ? [] : ['', fr.unread, ...unread.map(({ slug }) => `    ${at}/page/${slug}`)];
}
