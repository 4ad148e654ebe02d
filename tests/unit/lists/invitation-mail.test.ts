import { expect, test } from 'vitest';
import { invitationMail } from '#src/features/lists/owners/owners.fr.ts';
import { merchantMails } from '#src/features/merchants/merchant.fr.ts';

const site = { name: 'Merveille', url: 'https://exemple.fr' };

test('who invites without having given a name is not called « Anonyme »', async () => {
  const asked = { site, title: 'Liste de naissance', token: 'jeton' };
  const list = invitationMail({ ...asked, from: 'Anonyme' });
  const shop = merchantMails.invitation({ site: 'Merveille', from: 'Anonyme', name: 'Doudou', href: '/' });
  for (const mail of [list, shop]) {
    expect(mail.subject).toMatch(/^On vous invite /);
    expect(mail.text + (await mail.html)).not.toContain('Anonyme');
  }
  expect(invitationMail({ ...asked, from: 'Camille' }).text).toContain('reste à Camille');
});
