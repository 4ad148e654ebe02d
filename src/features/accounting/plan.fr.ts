/** The accounts of the French plan comptable général that our ledger is told in. */
export const PLAN = {
  collected: { num: '511500', label: 'Cartes bancaires à l’encaissement' },
  potPooled: { num: '467100', label: 'Fonds des cagnottes, cadeaux à plusieurs' },
  potPending: { num: '467200', label: 'Fonds des cagnottes, en attente' },
  potAvailable: { num: '467300', label: 'Fonds des cagnottes, disponibles' },
  potWithdrawing: { num: '467400', label: 'Fonds des cagnottes, virements en cours' },
  sellerPending: { num: '467500', label: 'Ventes pour le compte de vendeurs, en attente' },
  sellerAvailable: { num: '467600', label: 'Ventes pour le compte de vendeurs, disponibles' },
  sellerWithdrawing: { num: '467700', label: 'Ventes pour le compte de vendeurs, virements en cours' },
  byTransfer: { num: '467800', label: 'Remboursements par virement de notre banque, à rapprocher' },
  advances: { num: '419100', label: 'Clients, avances sur commandes' },
  vouchers: { num: '419700', label: 'Clients, bons d’achat' },
  vouchersExpired: { num: '419800', label: 'Bons d’achat échus, à affecter' },
  vouchersGiven: { num: '623800', label: 'Bons d’achat offerts' },
  offersGiven: { num: '623900', label: 'Remises prises en charge sur les ventes de vendeurs' },
  ownReductions: { num: '709700', label: 'Remises accordées sur nos ventes' },
  vat: { num: '445710', label: 'TVA collectée' },
  vatOfAdvances: { num: '445870', label: 'TVA sur avances, à régulariser' },
  fees: { num: '706000', label: 'Frais de service' },
  addons: { num: '708000', label: 'Options des participations' },
  sales: { num: '707000', label: 'Ventes de marchandises' },
  providerFees: { num: '627000', label: 'Frais du prestataire de paiement' },
  losses: { num: '658000', label: 'Pertes sur paiements contestés' },
} as const;

export type PlanKey = keyof typeof PLAN;

export const JOURNALS = {
  EN: 'Encaissements',
  RB: 'Remboursements',
  CT: 'Contestations',
  FR: 'Frais du prestataire',
  VR: 'Virements',
  OD: 'Opérations diverses',
} as const;

export type Journal = keyof typeof JOURNALS;

export const auxLabel = {
  pot: (id: string) => `Cagnotte ${id}`,
  order: (id: string) => `Commande ${id}`,
  merchant: (id: string) => `Vendeur ${id}`,
};

const SUBJECTS: Record<string, string> = {
  contribution: 'Participation',
  order: 'Commande',
  withdrawal: 'Virement',
  purchase: 'Achat de bon',
  voucher: 'Bon d’achat',
  line: 'Article vendu',
};
const STEPS: Record<string, string> = {
  succeeded: 'payée',
  paid: 'payé',
  sent: 'expédiée',
  released: 'disponible',
  made: 'créé',
  expired: 'échu',
  canceled: 'annulé',
  joined: 'rejoint la cagnotte',
  reserved: 'mis de côté',
  reversed: 'revenu à la cagnotte',
  returned: 'retourné par la banque',
  refunded: 'remboursée',
  bank: 'rendue par la banque de l’acheteur',
  transfer: 'rendue par virement',
  dispute: 'contestée',
  'psp-fee': 'frais du prestataire',
};

/** The words of an entry, from the key of its posting: `contribution:12:succeeded`. */
export function entryLabel(key: string): string {
  const [, reversed = '', kind = '', id = '', step = ''] =
    /^((?:reversal:)*)([a-z]+):(\d+):([a-z-]+)/.exec(key) ?? [];
  const words = kind ? `${SUBJECTS[kind] ?? kind} ${id}, ${STEPS[step] ?? step}` : 'Écriture';
  return reversed ? `Contre-passation : ${words}` : words;
}

export const accountingFr = {
  oneYear: 'Choisissez une période d’une même année, du début à la fin.',
  siren: 'La variable SIREN n’est pas remplie : le nom du fichier la contient.',
  tooLong: 'Cette période a trop d’écritures pour l’écran. Utilisez la commande accounting:fec.',
  noExport: 'Il n’y a pas d’export de ce jour.',
};
