import { notFound } from '#src/calls/domain-error.ts';
import { formatDate } from '#src/lib/format.ts';
import { letter } from '#src/lib/letter.ts';
import type { CommissionKind } from './commission.ts';

export const commissionRefusals = {
  notFound: () => notFound('Cette facture de commission est introuvable.'),
};

export const commissionFr = {
  named: (kind: CommissionKind, number: string) =>
    `${kind === 'commission' ? 'Facture' : 'Avoir'} de commission ${number}`,
  about: (before: string) =>
    `Notre commission sur vos commandes payées avant le ${formatDate(before)}, moins celle des sommes rendues à leurs acheteurs.`,
  invoicedBy: 'Facturé par',
  invoicedTo: 'Facturé à',
  columns: ['Commande', 'Payée le', 'Articles TTC', 'Commission TTC'],
  total: {
    commission: 'Total toutes taxes comprises',
    commission_credit: 'Total de l’avoir, toutes taxes comprises',
  } satisfies Record<CommissionKind, string>,
  settled: {
    commission: 'Déjà retenue sur le produit de vos ventes\u202f: il n’y a rien à payer.',
    commission_credit: 'Déjà rendue à votre solde\u202f: il n’y a rien à réclamer.',
  } satisfies Record<CommissionKind, string>,
};

/** To a business whose invoice is made. */
export const commissionMail = ({
  site,
  kind,
  number,
  href,
}: {
  site: string;
  kind: CommissionKind;
  number: string;
  href: string;
}) =>
  letter({
    subject:
      kind === 'commission' ? `Votre facture de commission ${number}` : `Votre avoir de commission ${number}`,
    blocks: [
      { title: commissionFr.named(kind, number) },
      { text: commissionFr.settled[kind] },
      { link: { label: 'Ouvrir mes factures', href } },
    ],
    signature: site,
  });
