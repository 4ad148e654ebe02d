// What the law wants said in its own words is there, and a page that is promised is the one that is linked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WITHDRAWAL_DAYS } from '#src/features/orders/returns/return.ts';

const page = (slug: string) =>
  readFileSync(join(import.meta.dirname, `../../../src/features/content/seed/page/${slug}.md`), 'utf8');

it('the terms of sale hold the frame of article D211-2 on the legal guarantee', () => {
  const terms = page('conditions-de-vente');
  for (const said of [
    'Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien',
    'extension de six mois de la garantie initiale',
    'renouvelée pour une période de deux ans à compter de la date de remplacement du bien',
    '4° La non-conformité du bien persiste',
    'suspend la garantie qui restait à courir',
    'articles 1641 à 1649 du code civil',
  ])
    expect(terms).toContain(said);
});

it('the terms of sale lead to the page that says how goods are ranked', () => {
  const [link] = /\[leur propre page\]\(([^)]+)\)/.exec(page('conditions-de-vente'))?.slice(1) ?? [];
  expect(link).toBe('/marketplace/vendeurs/classement');
});

it('the terms of sale say that a price is paid at once, where whoever asks about parts is led', () => {
  const terms = page('conditions-de-vente');
  expect(terms).toContain('payer en plusieurs fois, moyens de paiement > 4. Le paiement');
  const [, payment] = /## 4\. Le paiement\n\n([\s\S]*?)\n\n## /.exec(terms) ?? [];
  expect(payment).toContain('en une seule fois');
  expect(payment).toContain('nous ne proposons pas de paiement en plusieurs fois');
});

it('the form of withdrawal is the one that the decree writes', () => {
  const withdrawal = page('retractation');
  for (const said of [
    'uniquement si vous souhaitez vous rétracter du contrat.',
    'par la présente ma/notre',
    'uniquement en cas de notification du présent formulaire sur papier',
    'Rayez la mention inutile.',
  ])
    expect(withdrawal).toContain(said);
  expect(WITHDRAWAL_DAYS).toBe(14);
  expect(withdrawal).toContain('quatorze jours');
});

it('no sum and no percentage is cut from its sign at the end of a line', () => {
  for (const slug of ['conditions-de-vente', 'retractation', 'garanties-legales', 'conditions-generales'])
    expect(page(slug).match(/\d [€%]/g) ?? [], slug).toEqual([]);
});
