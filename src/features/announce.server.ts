import { createMailer } from '#src/server/gateways/mail.ts';
import type { Services } from '#src/server/services.ts';

/** What a newcomer needs to read at the console once the site answers. The password is shown this once. */
export function announce({ config }: Services, admin: { email: string; password: string } | null): void {
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
