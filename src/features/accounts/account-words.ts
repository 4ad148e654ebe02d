import { DomainError } from '#src/calls/domain-error.ts';
import type { Ctx } from '#src/server/calls/context.ts';

/** The site a mail comes from, as the mail names it. */
export function siteOf({ services: { config } }: Pick<Ctx, 'services'>): { name: string; url: string } {
  return { name: config.productName, url: config.publicUrl };
}

/** A link that confirms an address was opened in the session of another account, or in none. */
export const otherAccount = (): DomainError =>
  new DomainError(
    'forbidden',
    'Ce lien est celui d’un autre compte. Connectez-vous à ce compte, puis confirmez.',
    { status: 403 },
  );

export function emailTaken(): DomainError {
  const sentence =
    'Un compte existe déjà avec cette adresse. Connectez-vous, ou demandez un nouveau mot de passe.';
  return new DomainError('email_taken', sentence, { fields: { email: sentence } });
}
