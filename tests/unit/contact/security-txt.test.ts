import { describe, expect, it } from 'vitest';
import { securityTxt } from '#src/features/contact/disclosure.ts';
import { getConfig } from '#src/server/config.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const told = (env: Record<string, string>) =>
  Object.fromEntries(
    securityTxt(getConfig({ PUBLIC_URL: 'https://www.exemple.fr/', ...env }), NOW)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );

describe('security.txt', () => {
  it('names its place, its policy, its languages, and an end that is near enough', () => {
    const fields = told({});
    expect(fields).toMatchObject({
      Contact: 'https://www.exemple.fr/contactez-nous',
      Canonical: 'https://www.exemple.fr/.well-known/security.txt',
      Policy: 'https://www.exemple.fr/divulgation-responsable',
      'Preferred-Languages': 'fr, en',
    });
    const left = Date.parse(fields.Expires ?? '') - NOW.getTime();
    expect(left).toBeGreaterThan(30 * 86_400_000);
    expect(left).toBeLessThan(365 * 86_400_000);
  });

  it.each([
    ['securite@exemple.fr', 'mailto:securite@exemple.fr'],
    ['mailto:securite@exemple.fr', 'mailto:securite@exemple.fr'],
    ['https://exemple.fr/faille', 'https://exemple.fr/faille'],
    ['tel:+33-1-23-45-67-89', 'tel:+33-1-23-45-67-89'],
  ])('gives the contact of the deployment as an address: %s', (given, contact) => {
    expect(told({ SECURITY_CONTACT: given }).Contact).toBe(contact);
  });
});
