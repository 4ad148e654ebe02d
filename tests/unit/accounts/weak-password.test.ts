import { describe, expect, it } from 'vitest';
import { findWeakness } from '#src/features/accounts/weak-password.server.ts';

const known = {
  email: 'camille.durand@exemple.fr',
  names: ['Camille', 'Durand', 'Noé'],
  product: 'Merveille',
};

describe('a password', () => {
  it.each([
    ['abcdefghij', 'sequence'],
    ['abcdefghijklmnop', 'sequence'],
    ['ABCD-efgh-ijkl', 'sequence'],
    ['0123456789', 'sequence'],
    ['zyxwvutsrqpo', 'sequence'],
    ['1122334455', 'leaked'],
    ['lundi mardi mercredi', 'sequence'],
    ['aaaaaaaaaaaa', 'sequence'],
    ['k7mk7mk7mk7m', 'repeat'],
    ['azertyuiopqs', 'keyboard'],
    ['aqwzsxedcr', 'keyboard'],
    ['aqzsedrftg', 'keyboard'],
    ['1aqwzsx2edc', 'keyboard'],
    ['!QAZ2wsx#EDC', 'keyboard'],
    ['cagnotte123', 'word'],
    ['motdepasse2026', 'leaked'],
    ['chocolat1234', 'leaked'],
    ['P@ssw0rd123', 'leaked'],
    ['12/05/1990', 'date'],
    ['merveille-26', 'personal'],
    ['camille.durand', 'personal'],
    ['Durand+Camille!', 'personal'],
    ['vraiment2026', 'word'],
  ])('like %s is refused as %s', async (password, why) => {
    expect(await findWeakness(password, known)).toBe(why);
  });

  it.each([
    'une phrase vraiment longue',
    'les cerises du jardin sont mûres',
    'une autre phrase encore plus longue',
    'une phrase pour les essais',
    'une mesure sans hasard 7',
    'une longue mesure patiente',
    'une phrase de rose 12',
    'kH3nd82mZp',
    'x7$kQ9!vLm',
    'j’aime les chats gris',
    'correct horse battery staple',
    'cheval lampe fenêtre',
    'Vx9!abcdefgh-Qr7',
    'mdp-Zebre-14-prune',
  ])('like %s is good', async (password) => {
    expect(await findWeakness(password, known)).toBeNull();
  });

  it('is weak for whom it names, and for nobody else', async () => {
    const of = (email: string) => findWeakness('sigismond.tremblay', { email, product: 'Merveille' });
    expect(await of('sigismond.tremblay@exemple.fr')).toBe('personal');
    expect(await of('quelquun@exemple.fr')).toBeNull();
  });

  it('is looked at in a bounded time, however long and odd', async () => {
    const odd = ['@4€3!1$5', 'l33t5p34k!|1', 'a1', '1/1/1990', 'abcdefghij', 'é̀'].map((part) =>
      part.repeat(100),
    );
    await findWeakness('une phrase vraiment longue', known);
    for (const password of odd) {
      const began = process.cpuUsage();
      await findWeakness(password.slice(0, 200), known);
      const { user, system } = process.cpuUsage(began);
      // Milliseconds of work; it was ten seconds with the estimator's own settings.
      expect((user + system) / 1000).toBeLessThan(150);
    }
  });
});
