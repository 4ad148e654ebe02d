import { expect, it } from 'vitest';
import { merchantMails } from '#src/features/merchants/merchant.fr.ts';

it('a seller whose business is closed is not told to send: their sessions ended, and the desk follows what is paid', () => {
  const { text } = merchantMails.disabled({
    site: 'Merveille',
    name: 'Atelier Nuage',
    reason: 'Pièce manquante',
    held: false,
  });
  expect(text).toContain('Pièce manquante');
  expect(text).toContain('lesquelles sont prêtes à partir');
  expect(text).not.toContain('restent à envoyer');
});
