import { describe, expect, it } from 'vitest';
import { giftMails, type LinkedFacts } from '#src/features/cagnotte/gift.mail.ts';
import { lostLinkMail } from '#src/features/lists/gifts/lost-link.fr.ts';
import { letter } from '#src/lib/letter.ts';

const linkTo = (label: string, plain = false) => ({
  link: { label, href: `https://exemple.fr/${label}`, plain },
});
const buttonsOf = (html: string) =>
  [...html.matchAll(/<a class="button"[^>]*>([^<]*)</g)].map(([, words]) => words);
const written = (...blocks: ReturnType<typeof linkTo>[]) => {
  const { html } = letter({ subject: 'Trois chemins', signature: 'Merveille', blocks });
  return { buttons: buttonsOf(html), links: html.match(/<a /g)?.length };
};

describe('a mail', () => {
  it('has one button, its first link, and the other ways as links', () => {
    expect(written(linkTo('un'), linkTo('deux'), linkTo('trois'))).toEqual({ buttons: ['un'], links: 3 });
  });

  it('has its button where a link before it is said to be plain, and none where all are', () => {
    expect(written(linkTo('un', true), linkTo('deux'))).toEqual({ buttons: ['deux'], links: 2 });
    expect(written(linkTo('un', true), linkTo('deux', true))).toEqual({ buttons: [], links: 2 });
  });

  it('about a gift to come offers to change it before it offers to take it back', () => {
    const facts = {
      amount: 5000,
      fee: 0,
      addons: [],
      listTitle: 'Louise',
      listSlug: 'louise',
      reminded: true,
      chargeOn: '2027-03-02',
      payUrl: 'https://exemple.fr/payer',
      cancelUrl: 'https://exemple.fr/annuler',
    } as unknown as LinkedFacts;
    const { html } = giftMails.scheduled(facts, {
      name: 'Merveille',
      url: 'https://exemple.fr',
      demo: false,
    });
    expect(buttonsOf(html)).toEqual(['Modifier ma participation']);
    expect(html).toContain('Annuler ma participation');
  });

  it('about several lost links lets none of them win', () => {
    const gifts = ['Un lit', 'Une lampe'].map((gift) => ({ gift, href: 'https://exemple.fr/r' }));
    const mailOf = (links: typeof gifts) =>
      lostLinkMail({ site: { name: 'Merveille' }, title: 'Louise', links }).html;
    expect(buttonsOf(mailOf(gifts))).toEqual([]);
    expect(buttonsOf(mailOf(gifts.slice(0, 1)))).toEqual(['Ouvrir cette réservation']);
  });
});
