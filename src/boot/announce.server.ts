import { type PageToFill, pagesToFill } from '#src/features/content/to-fill.server.ts';
import { createMailer } from '#src/server/gateways/mail.ts';
import type { Services } from '#src/server/services.ts';

/** What a newcomer needs to read at the console once the site answers. The password is shown this once. */
export async function announce(
  { config, database }: Services,
  admin: { email: string; password: string } | null,
): Promise<void> {
  if (config.logLevel === 'silent') return;
  const at = config.publicUrl;
  const lines = [
    '',
    `  ${config.productName} est en ligne : ${at}`,
    `    Magazine         ${at}/magazine`,
    `    Prénoms          ${at}/prenoms`,
    `    Créer une liste  ${at}/i/marketplace/inscription`,
    `    Administration   ${at}/a/admin`,
    `    E-mails          ${createMailer(config).where}`,
    ...(config.payments === 'demo' ? ['    Paiements        démonstration, aucun argent réel'] : []),
    ...toFillLines(await pagesToFill(database.db), at),
    ...(admin
      ? [
          '',
          `  Premier compte administrateur : ${admin.email}`,
          `  Mot de passe (affiché une seule fois) : ${admin.password}`,
        ]
      : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What the law asks of whoever opens the site to the public, and that nobody else can write. */
function toFillLines(pages: readonly PageToFill[], at: string): string[] {
  if (pages.length === 0) return [];
  return [
    '',
    '  À compléter avant d’ouvrir au public (passages entre crochets)\u202f:',
    ...pages.map(({ path, title, passages }) => `    ${at}${path}  ${title}, ${passages}`),
  ];
}
